#!/bin/sh
# After the files are there: the user of the server, and the server itself.
set -e

units="demesne.service demesne-backup.timer"

if [ "$1" = configure ]; then
    systemd-sysusers ${DPKG_ROOT:+--root="$DPKG_ROOT"} demesne.conf
    for unit in $units; do
        # What somebody has switched off stays off.
        if deb-systemd-helper --quiet was-enabled "$unit"; then
            deb-systemd-helper enable "$unit" >/dev/null
        else
            deb-systemd-helper update-state "$unit" >/dev/null
        fi
    done
    # Into a folder, or into an image that is being built, it is installed and not started.
    if [ -z "$DPKG_ROOT" ] && [ -d /run/systemd/system ]; then
        systemctl daemon-reload
        # $2 is the version that was here before. A server that does not start is no reason to leave the package half installed: its
        # logs say why.
        if [ -n "$2" ]; then
            deb-systemd-invoke restart $units || true
        else
            deb-systemd-invoke start $units || true
        fi
    fi
fi
