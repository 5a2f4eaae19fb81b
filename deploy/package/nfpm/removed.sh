#!/bin/sh
# After netmon was removed: what it has added to its own directory. Records, events and policies stay.
set -e
case $1 in remove | purge | 0) ;; *) exit 0 ;; esac
rm -rf /usr/lib/netmon/lib/compiled-* /usr/lib/netmon/lib/node-path
rmdir /usr/lib/netmon/lib /usr/lib/netmon 2>/dev/null || true
[ ! -d /run/systemd/system ] || systemctl daemon-reload || true
