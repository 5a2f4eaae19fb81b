#!/bin/sh
# After netmon was removed: what it has added to its own directory. A purge, and rpm, which has none, also remove the units that netmon
# service install wrote. Records, events and policies stay.
set -e
case $1 in remove | purge | 0) ;; *) exit 0 ;; esac
rm -rf /usr/lib/netmon/lib/compiled-* /usr/lib/netmon/lib/node-path
rmdir /usr/lib/netmon/lib /usr/lib/netmon 2>/dev/null || true
if [ "$1" != remove ]; then
  for unit in /etc/systemd/system/netmon.socket /etc/systemd/system/netmon.service /etc/systemd/system/netmon@*.service; do
    ! head -n 1 "$unit" 2>/dev/null | grep -q '^# What netmon service install ' || rm -f "$unit"
  done
  [ ! -d /var/lib/netmon ] || echo "netmon: what was recorded stays in /var/lib/netmon"
fi
[ ! -d /run/systemd/system ] || systemctl daemon-reload || true
