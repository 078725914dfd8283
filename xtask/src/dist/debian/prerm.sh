#!/bin/sh
# Before the files go: nothing of them may run. At an upgrade the old server runs until the new one takes its place.
set -e

if [ "$1" = remove ] && [ -z "$DPKG_ROOT" ] && [ -d /run/systemd/system ]; then
    deb-systemd-invoke stop demesne.service demesne-backup.timer demesne-backup.service || true
fi
