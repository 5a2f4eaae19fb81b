#!/usr/bin/env bash
# systemd.sh: netmon's package on a bare Debian whose systemd is process 1, from the installation to the purge: two users, their
# agents, and what happens to the service meanwhile. RELEASE: Debian's release (default bookworm). ONLY: parts of inside/, by name,
# after the installation. As root, with mmdebstrap; the kernel is this machine's.
set -euo pipefail
cd "$(dirname "$0")/../.."
[ "$(id -u)" -eq 0 ] || { echo "make test-systemd needs root" >&2; exit 1; }
here=test/systemd
release=${RELEASE:-bookworm}
read -r parts <<<"${ONLY:-agents others restarts session disk logins limits reboot removed}"
unified=$(findmnt --noheadings --types cgroup2 --output TARGET | tail -n 1)
[ -n "$unified" ] || { echo "make test-systemd needs cgroup v2" >&2; exit 1; }
cgroup=$unified/netmon-systemd-$$
directory=$(mktemp -d /var/tmp/netmon-systemd-XXXXXX)
root=$directory/root
machine=

first() { [ -z "$machine" ] || pgrep --parent "$machine" | head -n 1; } # process 1 of the machine, as seen from here
off() {
  local pid n
  pid=$(first) || true
  for one in $pid $machine; do kill -KILL "$one" 2>/dev/null || true; done
  [ -z "$machine" ] || wait "$machine" 2>/dev/null || true
  machine=
  for ((n = 0; n < 100; n++)); do
    [ -d "$cgroup" ] || return 0
    find "$cgroup" -depth -type d -exec rmdir {} + 2>/dev/null || true
    sleep 0.1
  done
  echo "$cgroup cannot be removed: $(find "$cgroup" -name cgroup.procs -exec cat {} + | tr '\n' ' ')" >&2
}
end() {
  off
  rm -rf --one-file-system "$directory"
}
trap end EXIT
trap 'exit 130' INT TERM

on() {
  local n
  mkdir -p "$cgroup"
  setsid bash $here/machine.sh "$root" "$cgroup" >"$directory/log" 2>&1 &
  machine=$!
  for ((n = 0; n < 300; n++)); do
    ! inside systemctl is-system-running --quiet 2>/dev/null || return 0
    sleep 0.1
  done
  cat "$directory/log" >&2
  inside systemctl list-jobs --no-pager >&2 || true
  inside systemctl --failed --no-pager >&2 || true
  echo "systemd did not start in $root" >&2
  exit 1
}
inside() { nsenter --target "$(first)" --all -- "$@"; }
part() { # NAME: a script of inside/, as a unit of root's
  echo "== $1 ($SECONDS s)"
  inside systemd-run --quiet --pipe --wait --collect --property RuntimeMaxSec=400 --setenv HOME=/root --setenv LANG=C.UTF-8 \
    bash -euo pipefail -c '. /root/inside/lib.sh; . "/root/inside/$0.sh"' "$1" </dev/null ||
    { echo "the part $1 failed" >&2; exit 1; }
}

bare=build/systemd/$release.tar
if [ ! -e "$bare" ]; then
  mkdir -p build/systemd
  mmdebstrap --quiet --variant=minbase --include=systemd,systemd-sysv,dbus,libpam-systemd,dbus-user-session,login "$release" "$directory/bare.tar"
  mv "$directory/bare.tar" "$bare"
fi
mkdir "$root"
tar -xf "$bare" -C "$root" &
bash deploy/package/stage.sh "$directory/staged" x64
for file in node LICENSE; do
  case $file in node) from=bin/node to=node ;; *) from=LICENSE to=node.LICENSE ;; esac
  bash deploy/package/locked-file.sh node24-x64 $from "$directory/staged/native/$to" test/node
done
bash deploy/package/system-packages.sh deploy/package/nfpm/build/nfpm "$directory" x64 "$directory/staged" >/dev/null
wait $!
mkdir "$root/root/packages"
cp "$directory"/netmon_*.deb "$root/root/packages/netmon.deb"
# a later one, of the same programs
dpkg-deb --raw-extract "$root/root/packages/netmon.deb" "$directory/later"
sed -i 's/^Version: .*/Version: 99.0.0/' "$directory/later/DEBIAN/control"
dpkg-deb -Znone --build "$directory/later" "$root/root/packages/later.deb" >/dev/null
rm -rf "$directory"/{staged,later} "$directory"/netmon*
cp -r $here/inside "$root/root/inside"
node_modules/.bin/esbuild $here/model.ts --bundle --platform=node --format=esm --log-level=error --outfile="$root/root/inside/model.mjs"
claude=test/agents/node_modules/@anthropic-ai/claude-code-linux-x64/claude
cp --link $claude "$root/usr/local/bin/claude" 2>/dev/null || cp $claude "$root/usr/local/bin/claude"
echo netmon-test >"$root/etc/hostname"
echo '127.0.0.1 localhost netmon-test' >"$root/etc/hosts"

on
part installation
for name in $parts; do
  if [ "$name" = reboot ]; then
    part before-reboot
    inside systemctl poweroff
    timeout 60 tail --pid="$machine" -f /dev/null || { echo "the machine does not end" >&2; exit 1; }
    off
    on
    part after-reboot
  else
    part "$name"
  fi
done
echo "under systemd: passed in $SECONDS s"
