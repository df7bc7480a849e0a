# Puts the signing identity of the release workflow into the user's store, and tells the next steps.
# Needs CERTIFICATE (a .pfx file in base64) and CERTIFICATE_PASSWORD.
$ErrorActionPreference = "Stop"

$file = Join-Path $env:RUNNER_TEMP "certificate.pfx"
[IO.File]::WriteAllBytes($file, [Convert]::FromBase64String($env:CERTIFICATE))
$password = ConvertTo-SecureString $env:CERTIFICATE_PASSWORD -AsPlainText -Force
$identity = Import-PfxCertificate $file -CertStoreLocation Cert:\CurrentUser\My -Password $password
Remove-Item $file

$kits = "${env:ProgramFiles(x86)}\Windows Kits\10\bin\*\x64\signtool.exe"
$signtool = Get-Item $kits | Sort-Object FullName | Select-Object -Last 1
Add-Content $env:GITHUB_PATH $signtool.DirectoryName
Add-Content $env:GITHUB_ENV "WINDOWS_IDENTITY=$($identity.Thumbprint)"
