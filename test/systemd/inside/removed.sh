# The package is upgraded once more, removed under an enforcing session, and purged: the session stays closed and somebody is told, and nothing is left that
# systemd would look for.
export DEBIAN_FRONTEND=noninteractive
printf 'sandbox:\n  network: {mode: enforce, fail_closed: true}\n' >/etc/netmon/whole.yaml
netmon service install --session whole --config /etc/netmon/whole.yaml >/var/tmp/said 2>&1 || fail "no service of a session: $(cat /var/tmp/said)"
apt-get install -qq --reinstall /root/packages/later.deb >/var/tmp/apt 2>&1 || fail "apt does not upgrade: $(cat /var/tmp/apt)"
grep -q 'netmon@whole.service is as the version that wrote it' /var/tmp/apt || fail "nobody is told of the unit in /etc: $(cat /var/tmp/apt)"
netmon exec --session whole -- agent-that-tries $tries/whole >$tries/whole.said 2>&1 &
run[whole]=$!
start alice left
refused whole
apt-get remove -qq netmon >/var/tmp/apt 2>&1 || fail "apt does not remove: $(cat /var/tmp/apt)"
for session in "u$(id -u alice).left" whole; do
  grep -q "session $session stays closed" /var/tmp/apt || fail "nobody is told of $session: $(cat /var/tmp/apt)"
done
for unit in netmon.socket netmon.service netmon@whole.service; do
  ! systemctl is-active --quiet $unit || fail "$unit runs on"
  ! systemctl is-enabled --quiet $unit 2>/dev/null || fail "$unit is started again with the machine"
done
refused left whole
touch $tries/{left,whole}.enough
for one in left whole; do
  wait "${run[$one]}" || step "$one, of a package that is gone, ended with $?: $(tail -n 3 $tries/$one.said)"
  unset "run[$one]"
done
as alice "netmon --version" >/dev/null 2>&1 && fail "netmon is still there"
apt-get purge -qq netmon >/var/tmp/apt 2>&1 || fail "apt does not purge: $(cat /var/tmp/apt)"
left=$(find /etc /usr /lib /opt -xdev -name '*netmon*' -not -path '/etc/netmon/*' | grep -vx /etc/netmon || true)
[ -z "$left" ] || fail "the purge left $left"
grep -q "what was recorded stays in /var/lib/netmon" /var/tmp/apt || fail "nobody says what stays: $(cat /var/tmp/apt)"
systemctl daemon-reload
[ -z "$(systemctl list-unit-files --no-legend 'netmon*')" ] || fail "systemd knows $(systemctl list-unit-files --no-legend 'netmon*')"
apt-get install -qq /root/packages/netmon.deb >/var/tmp/apt 2>&1 || fail "apt does not install again: $(cat /var/tmp/apt)"
netmon service install --users >/dev/null
as alice "netmon run --session again --mode enforce --fail-closed -- bash -c ': </dev/tcp/127.0.0.1/9'" >/var/tmp/said 2>&1 && fail "what is denied was not refused"
grep -q "Operation not permitted" /var/tmp/said || fail "installed again, it does not enforce: $(cat /var/tmp/said)"
eventually "the service removes what the other left" eval '[ ! -e /sys/fs/bpf/netmon/u$(id -u alice):left ]'
step "removed, purged and installed again"
