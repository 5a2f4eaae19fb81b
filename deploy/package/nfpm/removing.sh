#!/bin/sh
# Before netmon is removed; an upgrade ends nothing. An enforcing session stays closed without netmon's files, which nobody should
# have to find out later.
set -e
case $1 in remove | 0) ;; *) exit 0 ;; esac
[ ! -d /run/systemd/system ] || systemctl stop netmon.socket netmon.service 'netmon@*.service' || true
# at the next start of the machine systemd must not look for what is gone
if command -v systemctl >/dev/null; then
  for unit in netmon.socket netmon.service netmon@.service /etc/systemd/system/netmon@*.service; do
    systemctl --quiet disable "${unit##*/}" 2>/dev/null || true
  done
fi
# bpffs has no names with dots
for session in /sys/fs/bpf/netmon/*/; do
  [ ! -d "$session" ] || echo "netmon: session $(basename "$session" | tr : .) stays closed; before netmon is gone, netmon detach opens it" >&2
done
! command -v apparmor_parser >/dev/null || apparmor_parser --remove /etc/apparmor.d/netmon 2>/dev/null || true
