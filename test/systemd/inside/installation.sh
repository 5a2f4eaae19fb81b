# From the package to an enforced agent of an ordinary user: two commands of an administrator, none of root's after them.
export DEBIAN_FRONTEND=noninteractive
useradd --create-home --shell /bin/bash alice
useradd --create-home --shell /bin/bash bob
apt-get install -qq /root/packages/netmon.deb >/var/tmp/apt 2>&1 || fail "apt does not install: $(cat /var/tmp/apt)"
! as alice "netmon run --mode enforce -- true" >/var/tmp/said 2>&1 || fail "alice enforces without a service"
netmon service install --users >/var/tmp/said || fail "the service is not installed"
grep -q 'enabled the package.s netmon.socket and netmon.service, and made the group netmon' /var/tmp/said ||
  fail "the package's units are not what is enabled: $(cat /var/tmp/said)"
[ ! -e /etc/systemd/system/netmon.service ] || fail "a copy of the package's unit hides it"
usermod -aG netmon alice
loginctl terminate-user alice # she logs in again: her manager, too, has the groups of its start
netmon service status --users | grep -q 'netmon.service: installed, enabled, active (running)' || fail "status: $(netmon service status --users)"

for unit in netmon.service netmon.socket netmon@work.service; do
  said=$(systemd-analyze verify --man=no $unit 2>&1 | grep netmon || true)
  [ -z "$said" ] || fail "systemd says of $unit: $said"
done
exposure=$(systemd-analyze security --no-pager netmon.service | tail -n 1)
[[ $exposure =~ ([0-9.]+)\ OK|([0-9.]+)\ MEDIUM ]] || fail "the service is exposed: $exposure"
step "systemd-analyze: $exposure"

as alice "netmon doctor" >/var/tmp/said 2>&1 || true
grep -q "netmon run has the kernel layer through netmon serve here" /var/tmp/said || fail "doctor, for alice: $(tail -n 5 /var/tmp/said)"
! grep -q "can do nothing" /var/tmp/said || fail "doctor tells alice that netmon can do nothing: $(tail -n 5 /var/tmp/said)"
as bob "netmon doctor" >/var/tmp/said 2>&1 || true
grep -q "sudo usermod -aG netmon bob" /var/tmp/said || fail "doctor, for bob: $(tail -n 5 /var/tmp/said)"

as alice "netmon run --mode enforce --fail-closed -- bash -c ': </dev/tcp/127.0.0.1/9'" >/var/tmp/said 2>&1 && fail "what is denied was not refused"
grep -q "ENFORCING, fail closed" /var/tmp/said || fail "alice does not enforce: $(cat /var/tmp/said)"
grep -q "/dev/tcp/127.0.0.1/9: Operation not permitted" /var/tmp/said || fail "the kernel did not refuse: $(cat /var/tmp/said)"
for user in alice bob; do policy $user; done
listen
step "alice enforces, two commands after the package was there"
