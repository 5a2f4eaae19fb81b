#!/usr/bin/env bash
# What system-check.sh does on the bare Debian: /release has the packages, /release/next those of a later version.
set -euo pipefail
cd /release
case $(uname -m) in x86_64) deb=amd64 rpm=x86_64 arch=x64 ;; *) deb=arm64 rpm=aarch64 arch=arm64 ;; esac
session=system-check-$$
watch=
netmon=netmon
single=$(echo /release/netmon-*-linux-$arch)
next=$(echo /release/next/netmon-*-linux-$arch)
version=$("$single" --version)
later=$("$next" --version)
# what the session's process tries without a pause, a line each; it ends when the second file is there
tried=/tmp/tried
enough=/tmp/enough
trying=

fail() { echo "system check: $*" >&2; exit 1; }
end() {
  touch $enough
  [ -z "$watch" ] || { kill "$watch" 2>/dev/null && wait "$watch"; } || true
  systemctl stop 2>/dev/null || true
  "$single" detach --session $session --quiet 2>/dev/null || true
}
trap end EXIT

eventually() { # WHAT COMMAND...
  local what=$1 n
  shift
  for ((n = 0; n < 600; n++)); do
    ! "$@" || return 0
    sleep 0.1
  done
  fail "$what, not within a minute; the watch says: $(tail -n 5 /tmp/watch.err)"
}
# nobody listens there: a connection that is not guarded is refused by TCP, with other words
try() {
  rm -f $enough
  # shellcheck disable=SC2016 # expanded inside
  "$netmon" exec --session $session -- bash -c 'until [ -e '$enough' ]; do
    (exec 3<>/dev/tcp/127.0.0.1/9) 2>&1 | tail -n 1
    sleep 0.02
  done' >$tried &
  trying=$!
  tries
}
tries() { # some more have an outcome since
  local before
  before=$(wc -l <$tried)
  eventually "the session's process tries" more_than $((before + 5))
  ! grep -v "Operation not permitted" $tried || fail "a session connected that may not: see above"
}
more_than() { [ "$(wc -l <$tried)" -gt "$1" ]; }
tried_enough() {
  tries
  touch $enough
  wait "$trying"
  ! grep -v "Operation not permitted" $tried || fail "a session connected that may not: see above"
}
proved() { # the canary was refused since this time
  [[ $("$netmon" status --session $session --json | sed -n 's/.*"verified": "\(.*\)".*/\1/p') > $1 ]]
}
proved_again() { eventually "$1: the session is proved again" proved "$(date -u +%FT%T.999Z)"; }
started() { # a watch of this version has taken the session over
  [ "$(grep -c '"netmon_started"' /tmp/watch.jsonl)" = 1 ] && grep -q "\"version\":\"${1#netmon }\".*\"adopted\":$2" /tmp/watch.jsonl
}
guard() { # guards a session with the installed netmon; the start is the only one in the log
  "$netmon" watch --session $session --format json --config /etc/netmon/$session.yaml >/tmp/watch.jsonl 2>/tmp/watch.err &
  watch=$!
  "$netmon" wait-ready --session $session --timeout 60s --quiet || { cat /tmp/watch.err >&2; fail "the session was not guarded"; }
}
unguard() {
  kill "$watch"
  wait "$watch" || true
  watch=
}
gone() { # nothing of the package is left
  local left
  hash -r
  left=$(find /usr/lib/netmon /usr/bin/netmon /usr/local/bin/netmon /usr/local/lib/node_modules/netmon 2>/dev/null | head -n 5 || true)
  [ -z "$left" ] || fail "$1 left $left"
}
is_version() { [ "$("$netmon" --version)" = "$1" ] || fail "$2 has another version than $1: $("$netmon" --version)"; }

# An enforcing session under a watch that a person started, from one version to the next.
upgraded() { # NAME UPGRADE-COMMAND...
  local name=$1
  shift
  is_version "$version" "$name"
  guard
  started "$version" false || fail "$name: the watch did not begin a session: $(grep -v network_connection /tmp/watch.jsonl)"
  try
  "$@" >/tmp/upgrade 2>&1 || { cat /tmp/upgrade >&2; fail "$name: no upgrade"; }
  is_version "$later" "$name"
  kill -0 "$watch" || fail "$name: the upgrade ended a netmon that ran"
  tries
  proved_again "$name, upgraded"
  unguard
  tries
  guard
  started "$later" true || fail "$name: the later version did not take the session over: $(grep -v network_connection /tmp/watch.jsonl)"
  tries
  proved_again "$name, started again"
  unguard
  tried_enough
  "$netmon" detach --session $session
  echo "upgraded under a session that stayed closed and proved: $name"
}

mkdir -p /etc/netmon
printf 'sandbox:\n  network: {mode: enforce, fail_closed: true, selftest_seconds: 1}\n' >/etc/netmon/$session.yaml

dpkg -i netmon_*_$deb.deb >/dev/null
[ "$version" = "netmon $(dpkg-query -W -f '${Version}' netmon)" ] || fail "the .deb has another version"
[ -s /usr/share/man/man1/netmon-run.1.gz ] || [ -e /etc/dpkg/dpkg.cfg.d/docker ] || fail "the .deb has no manual"
upgraded ".deb" dpkg -i next/netmon_*_$deb.deb
dpkg --purge netmon >/dev/null
gone ".deb"

# Under systemd, as far as the package meets it: what it asks of systemctl, and the unit's own commands.
# apt starts scripts with a PATH of its own
cat >/usr/bin/systemctl <<EOF
#!/bin/bash
# systemctl for the one service of this check
set -e
unit=/usr/lib/systemd/system/netmon@.service
words() { sed -n "s/^\$1=//p" \$unit | sed 's/%i/$session/g'; }
stop() {
  [ -s /run/check.pid ] || return 0
  pid=\$(cat /run/check.pid)
  kill \$pid
  while kill -0 \$pid 2>/dev/null; do sleep 0.05; done
  rm /run/check.pid
}
start() {
  setsid \$(words ExecStart) >/tmp/watch.jsonl 2>/tmp/watch.err &
  echo \$! >/run/check.pid
  \$(words ExecStartPost)
}
case \$1 in
start) start ;;
stop) stop ;;
try-restart) [ ! -s /run/check.pid ] || { stop; start; } ;;
esac
EOF
chmod +x /usr/bin/systemctl
mkdir -p /run/systemd/system
dpkg -i netmon_*_$deb.deb >/dev/null
systemctl start || fail "the service does not start: $(cat /tmp/watch.err)"
started "$version" false || fail "the service did not begin a session: $(grep -v network_connection /tmp/watch.jsonl)"
try
apt-get install -qq /release/next/netmon_*_$deb.deb >/tmp/upgrade 2>&1 || { cat /tmp/upgrade >&2; fail "apt does not upgrade"; }
started "$later" true || fail "the upgrade did not start the service again: $(grep -v network_connection /tmp/watch.jsonl)"
tries
proved_again "the service, upgraded"
dpkg --purge netmon >/tmp/purge 2>&1
grep -q "session $session stays closed" /tmp/purge || fail "nobody was told that the session stays closed: $(cat /tmp/purge)"
gone ".deb"
tried_enough
"$single" detach --session $session
rm -r /run/systemd /usr/bin/systemctl
echo "upgraded under a service, and removed, with a session that stayed closed: .deb"

rpm --install --nodeps --quiet netmon-*.$rpm.rpm
upgraded ".rpm" rpm --upgrade --nodeps next/netmon-*.$rpm.rpm
rpm --erase --nodeps netmon
gone ".rpm"

npm_install() { npm install --global --offline --no-audit --no-fund --loglevel=error "$1"; }
npm_install netmon-*-linux-$arch.tgz >/dev/null
upgraded "npm" npm_install /release/next/netmon-*-linux-$arch.tgz
npm uninstall --global --loglevel=error netmon >/dev/null
gone "npm"

netmon=$single
setpriv --reuid 65534 --regid 65534 --clear-groups env HOME=/tmp/nobody XDG_CACHE_HOME=/tmp/nobody "$netmon" --version
later_file() { netmon=$next; }
upgraded "single file" later_file
