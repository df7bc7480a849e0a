#!/bin/sh
# Installs Viva il Re! for one user, or for all under a folder of their choice.
#
#   ./install.sh                 into ~/.local
#   ./install.sh /usr/local      for everybody (as root)
#   ./install.sh --remove [...]  takes it away again; settings and saved games stay
# shellcheck disable=SC3013  # -ef: dash, bash and busybox know it
set -eu
umask 022

here=$(dirname -- "$(readlink -f -- "$0")")
id=io.github.vivaroi.vivaroi

fail() {
    echo "install.sh: $1" >&2
    exit 2
}

remove=no
if [ "${1:-}" = --remove ]; then
    remove=yes
    shift
fi
prefix=${1:-${HOME:+$HOME/.local}}
prefix=${prefix%/}
newline='
'
[ $# -le 1 ] || fail "too much: one folder, and --remove before it"
case $prefix in
    -h | --help) sed -n '2,6s/^# \{0,1\}//p' "$0"; exit ;;
    '') fail 'HOME is not set: name the folder to install into' ;;
    *"$newline"*) fail 'the name of the folder has a line break' ;;
    /*) ;;
    *) fail "$prefix is not an absolute path" ;;
esac
folder=$prefix/lib/vivaroi
link=$prefix/bin/vivaroi
share=$prefix/share
new=$folder/.new

stop_while_running() {
    for program in /proc/[0-9]*/exe; do
        [ ! "$program" -ef "$folder/vivaroi" ] || fail 'Viva il Re! is running: close it first'
    done
}

# Whether a program of the same name is there that came otherwise, by pip for instance.
has_other() {
    [ -e "$link" ] && [ ! "$link" -ef "$folder/vivaroi" ]
}

# Runs a command that writes a lot; of all that it complains of, one line tells enough.
try() {
    why=$("$@" 2>&1) && return
    rm -rf "$new"
    fail "nothing was changed: $(printf '%s\n' "$why" | head -n 1)"
}

# Only what came from here: other files of the folder are somebody's own.
take_away() {
    has_other || rm -f "$link"
    rm -rf "$folder/_internal" "$folder/vivaroi"
    rm -f "$share/applications/$id.desktop" "$share/metainfo/$id.metainfo.xml" \
        "$share/mime/packages/$id.xml" "$share/icons/hicolor"/*/apps/"$id".*
}

put_in_place() {
    mv "$new/_internal" "$new/vivaroi" "$folder"
    cp -R "$here/share/." "$share"
    ln -s "$folder/vivaroi" "$link"
    # In double quotes, with the signs that the desktop entry gives a meaning of its own.
    quoted=$(printf '%s' "$folder/vivaroi" | sed 's/\\/&&&&/g; s/["`$]/\\\\&/g; s/%/%%/g')
    escaped=$(printf '%s' "$quoted" | sed 's/[\\&|]/\\&/g')
    sed -i "s|^Exec=vivaroi|Exec=\"$escaped\"|" "$share/applications/$id.desktop"
}

# Menus and file types are listed anew where the system has the programs for it.
tell_desktop() {
    update-desktop-database -q "$share/applications" 2>/dev/null || true
    update-mime-database "$share/mime" >/dev/null 2>&1 || true
    # A list of icons that was not there before would hide what others add later.
    if [ -e "$share/icons/hicolor/icon-theme.cache" ]; then
        gtk-update-icon-cache -q -t "$share/icons/hicolor" 2>/dev/null || true
    fi
}

stop_while_running
if [ "$remove" = no ]; then
    [ -x "$here/app/vivaroi" ] || fail "there is no app folder beside $here/install.sh"
    has_other && fail "$link is another program: move it away first"
    try mkdir -p "$folder" "$prefix/bin" "$share"
    rm -rf "$new"
    try cp -R "$here/app" "$new"
    take_away
    put_in_place
    rmdir "$new"
    echo "Viva il Re! is installed: $link"
else
    [ -e "$folder/_internal" ] || fail "Viva il Re! is not in $prefix"
    take_away
    rmdir "$folder" 2>/dev/null || true
    echo "Viva il Re! is removed from $prefix; settings and saved games were left alone."
fi
tell_desktop
