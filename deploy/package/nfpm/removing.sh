#!/bin/sh
# Before netmon is removed; an upgrade ends nothing. An enforcing session stays closed without netmon's files, which nobody should
# have to find out later.
set -e
case $1 in remove | 0) ;; *) exit 0 ;; esac
[ ! -d /run/systemd/system ] || systemctl stop netmon.socket netmon.service 'netmon@*.service' || true
for session in /sys/fs/bpf/netmon/*/; do
  [ ! -d "$session" ] || echo "netmon: session $(basename "$session") stays closed; before netmon is gone, netmon detach opens it" >&2
done
! command -v apparmor_parser >/dev/null || apparmor_parser --remove /etc/apparmor.d/netmon 2>/dev/null || true
