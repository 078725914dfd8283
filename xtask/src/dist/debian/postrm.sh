#!/bin/sh
# After the files are gone. "remove" leaves settings and data; "purge" takes what the package and its server have made here, but for two
# things: backups, which somebody may want most when everything else is gone, and the user, for its number would be given to somebody
# else, to whom the backups would then belong.
set -e

case "$1" in
    remove)
        if [ -z "$DPKG_ROOT" ] && [ -d /run/systemd/system ]; then
            systemctl daemon-reload || true
        fi
        ;;
    purge)
        for unit in demesne.service demesne-backup.timer; do
            deb-systemd-helper purge "$unit" >/dev/null || true
        done
        rm -rf "$DPKG_ROOT/var/lib/demesne"
        ;;
esac
