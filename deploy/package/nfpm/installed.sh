#!/bin/sh
# After an installation or an upgrade. Services are restarted: their sessions stay guarded meanwhile by what is pinned. Nothing here is worth a package that is half installed.
set -e
# code that V8 compiled of another version's modules
rm -rf /usr/lib/netmon/lib/compiled-*
if [ -d /run/systemd/system ]; then
  systemctl daemon-reload || echo "netmon: systemd does not read its units again: systemctl daemon-reload" >&2
  systemctl try-restart netmon.service 'netmon@*.service' || echo "netmon: restart the netmon@ services yourself: systemctl restart netmon@SESSION" >&2
fi
# units in /etc go with no package
case "$1 $2" in "configure "?* | [2-9]*)
  for unit in /etc/systemd/system/netmon.service /etc/systemd/system/netmon@*.service; do
    ! head -n 1 "$unit" 2>/dev/null | grep -q '^# What netmon service install ' ||
      echo "netmon: $unit is as the version that wrote it has it: netmon service install writes it anew" >&2
  done
  ;;
esac
# user namespaces for the sandboxes, where AppArmor withholds them from programs without a profile
[ ! -e /etc/apparmor.d/abi/4.0 ] || ! command -v apparmor_parser >/dev/null || ! aa-enabled --quiet 2>/dev/null ||
  apparmor_parser --replace --write-cache --skip-bad-cache /etc/apparmor.d/netmon ||
  echo "netmon: AppArmor does not load /etc/apparmor.d/netmon: sandboxes may be refused their user namespaces" >&2
