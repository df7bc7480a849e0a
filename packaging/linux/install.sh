#!/bin/sh
# Installs Viva il Re! for one user, or for all under a prefix of their choice.
#
#   ./install.sh                 into ~/.local
#   ./install.sh /usr/local      for everybody (as root)
#   ./install.sh --remove [...]  takes it away again; settings and saved games stay
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
id=io.github.vivaroi.vivaroi

remove=no
if [ "${1:-}" = --remove ]; then
    remove=yes
    shift
fi
prefix=${1:-$HOME/.local}
case $prefix in
    /*) ;;
    *) echo "install.sh: $prefix is not an absolute path" >&2; exit 2 ;;
esac
folder=$prefix/lib/vivaroi
share=$prefix/share

take_away() {
    rm -rf "$folder"
    rm -f "$prefix/bin/vivaroi" "$share/applications/$id.desktop" \
        "$share/metainfo/$id.metainfo.xml" "$share/mime/packages/$id.xml"
    rm -f "$share/icons/hicolor"/*/apps/"$id".*
}

# Menus and file types are listed anew where the system has the programs for it.
tell_desktop() {
    update-desktop-database -q "$share/applications" 2>/dev/null || true
    update-mime-database "$share/mime" >/dev/null 2>&1 || true
    gtk-update-icon-cache -q -t "$share/icons/hicolor" 2>/dev/null || true
}

take_away
if [ "$remove" = no ]; then
    mkdir -p "$folder" "$prefix/bin" "$share"
    cp -R "$here/app/." "$folder"
    cp -R "$here/share/." "$share"
    ln -s "$folder/vivaroi" "$prefix/bin/vivaroi"
    # In double quotes, with the signs that the desktop entry gives a meaning of its own.
    quoted=$(printf '%s' "$folder/vivaroi" | sed 's/[\\"`$]/\\\\&/g; s/%/%%/g')
    escaped=$(printf '%s' "$quoted" | sed 's/[\\&|]/\\&/g')
    sed -i "s|^Exec=vivaroi|Exec=\"$escaped\"|" "$share/applications/$id.desktop"
    echo "Viva il Re! is installed: $prefix/bin/vivaroi"
else
    echo "Viva il Re! is removed from $prefix; settings and saved games were left alone."
fi
tell_desktop
