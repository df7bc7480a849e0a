; The installer for Windows: for one user, without an administrator's rights.
; tools/package/elsewhere.py defines NAME, TITLE, VERSION, NUMBERS, ID, AUTHOR, FILES, ICON, OUT
; and LANGUAGES.

!if /FileExists "${NSISDIR}/Stubs/lzma_solid-amd64-unicode"
  Target amd64-unicode
!else
  Unicode true ; a program of 32 bits, which Windows of 64 runs as well
!endif
SetCompressor /SOLID lzma
ManifestDPIAware true
RequestExecutionLevel user

!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!include WinVer.nsh
!include x64.nsh
!include Win\COM.nsh
!include Win\Propkey.nsh

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${NAME}"
!define TYPE "VivaIlRe.Game"

Name "${TITLE}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\${TITLE}"
InstallDirRegKey HKCU "Software\${NAME}" "Folder"
BrandingText "${TITLE} ${VERSION}"
!ifdef SIGN
  !uninstfinalize '${SIGN} "%1"' = 0
!endif

VIProductVersion "${NUMBERS}"
VIAddVersionKey /LANG=0 "ProductName" "${TITLE}"
VIAddVersionKey /LANG=0 "CompanyName" "${AUTHOR}"
VIAddVersionKey /LANG=0 "FileDescription" "${TITLE}"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "LegalCopyright" "MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${NAME}.exe"

!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!include "${LANGUAGES}" ; one MUI_LANGUAGE for each, with what is said in it

; The windows of the program and the entry in the menu are one thing for the task bar.
!macro SetAppId LINK
  !insertmacro ComHlpr_CreateInProcInstance ${CLSID_ShellLink} ${IID_IShellLink} r0 ""
  ${If} $0 P<> 0
    ${IUnknown::QueryInterface} $0 '("${IID_IPersistFile}",.r1)'
    ${If} $1 P<> 0
      ${IPersistFile::Load} $1 '("${LINK}", ${STGM_READWRITE})'
      ${IUnknown::QueryInterface} $0 '("${IID_IPropertyStore}",.r2)'
      ${If} $2 P<> 0
        System::Call '*${SYSSTRUCT_PROPERTYKEY}(${PKEY_AppUserModel_ID})p.r3'
        System::Call '*(&w${NSIS_MAX_STRLEN} "${ID}")p.r5'
        System::Call '*${SYSSTRUCT_PROPVARIANT}(${VT_LPWSTR},,p r5)p.r4'
        ${IPropertyStore::SetValue} $2 '($3,$4)'
        ${IPropertyStore::Commit} $2 ""
        ${IPersistFile::Save} $1 '("${LINK}",1)'
        System::Free $5
        System::Free $4
        System::Free $3
        ${IUnknown::Release} $2 ""
      ${EndIf}
      ${IUnknown::Release} $1 ""
    ${EndIf}
    ${IUnknown::Release} $0 ""
  ${EndIf}
!macroend

; A program that runs has its file locked: nothing is done half.
!macro StopWhileRuns PROGRAM
  ${If} ${FileExists} "${PROGRAM}"
    ClearErrors
    FileOpen $0 "${PROGRAM}" a
    ${If} ${Errors}
      MessageBox MB_OK|MB_ICONEXCLAMATION "$(INUSE)" /SD IDOK
      SetErrorLevel 2
      Abort
    ${EndIf}
    FileClose $0
  ${EndIf}
!macroend

!macro StopWhileRunning FOLDER
  !insertmacro StopWhileRuns "${FOLDER}\${NAME}.exe"
  !insertmacro StopWhileRuns "${FOLDER}\${NAME}-console.exe"
!macroend

; Only what the installer brought: other files of the folder are somebody's own.
!macro RemoveFrom FOLDER
  RMDir /r "${FOLDER}\_internal"
  Delete "${FOLDER}\${NAME}.exe"
  Delete "${FOLDER}\${NAME}-console.exe"
  Delete "${FOLDER}\uninstall.exe"
  RMDir "${FOLDER}"
!macroend

; Icons and types of files are shown as they are now, not as they were.
!macro TellDesktop
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)' ; SHCNE_ASSOCCHANGED
!macroend

Function .onInit
  ${IfNot} ${RunningX64}
  ${OrIfNot} ${AtLeastWin10}
    MessageBox MB_OK|MB_ICONSTOP "$(TOO_OLD)" /SD IDOK
    SetErrorLevel 2
    Quit
  ${EndIf}
FunctionEnd

Section
  !insertmacro StopWhileRunning "$INSTDIR"
  ; Whoever chooses another folder than the last time moves the game there.
  ReadRegStr $R0 HKCU "Software\${NAME}" "Folder"
  ${If} $R0 != ""
  ${AndIf} $R0 != $INSTDIR
    !insertmacro StopWhileRunning "$R0"
    !insertmacro RemoveFrom "$R0"
  ${EndIf}
  RMDir /r "$INSTDIR\_internal"
  SetOutPath "$INSTDIR"
  File /r "${FILES}"
  WriteUninstaller "$INSTDIR\uninstall.exe"

  CreateShortCut "$SMPROGRAMS\${TITLE}.lnk" "$INSTDIR\${NAME}.exe"
  !insertmacro SetAppId "$SMPROGRAMS\${TITLE}.lnk"

  WriteRegStr HKCU "Software\Classes\.vivaroi" "" "${TYPE}"
  WriteRegStr HKCU "Software\Classes\${TYPE}" "" "$(FILETYPE)"
  WriteRegStr HKCU "Software\Classes\${TYPE}\DefaultIcon" "" "$INSTDIR\${NAME}.exe,0"
  WriteRegStr HKCU "Software\Classes\${TYPE}\shell\open\command" "" '"$INSTDIR\${NAME}.exe" "%1"'

  WriteRegStr HKCU "Software\${NAME}" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${TITLE}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\${NAME}.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "${AUTHOR}"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
  !insertmacro TellDesktop
SectionEnd

Section Uninstall
  !insertmacro StopWhileRunning "$INSTDIR"
  !insertmacro RemoveFrom "$INSTDIR"
  Delete "$SMPROGRAMS\${TITLE}.lnk"
  DeleteRegKey HKCU "Software\Classes\.vivaroi"
  DeleteRegKey HKCU "Software\Classes\${TYPE}"
  DeleteRegKey HKCU "Software\${NAME}"
  DeleteRegKey HKCU "${UNINSTALL}"
  !insertmacro TellDesktop
  MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(GAMES)" /SD IDNO IDNO keep
  RMDir /r "$LOCALAPPDATA\${NAME}"
keep:
SectionEnd
