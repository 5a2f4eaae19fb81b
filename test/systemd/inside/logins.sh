# Runs below alice's own manager, in what systemd delegates to her, and runs whose login ends.
inside=$(as alice 'systemd-run --user --quiet --pipe --wait --collect netmon run --session managed --mode enforce --fail-closed -- bash -c ": </dev/tcp/127.0.0.1/9; tail -n 1 /proc/self/cgroup"' 2>/var/tmp/said || true)
[[ $inside == *user@*.service/app.slice/run-*.service/netmon/u*.managed ]] || fail "below the user's manager it is in $inside: $(cat /var/tmp/said)"
grep -q "Operation not permitted" /var/tmp/said || fail "below the user's manager the kernel did not refuse: $(cat /var/tmp/said)"
inside=$(as alice 'systemd-run --user --scope --quiet netmon run --session scoped --mode enforce --fail-closed -- bash -c ": </dev/tcp/127.0.0.1/9; tail -n 1 /proc/self/cgroup"' 2>/var/tmp/said || true)
[[ $inside == *user@*.service/app.slice/run-*.scope/netmon/u*.scoped ]] || fail "in a scope it is in $inside: $(cat /var/tmp/said)"
grep -q "Operation not permitted" /var/tmp/said || fail "in a scope the kernel did not refuse: $(cat /var/tmp/said)"

# a further command beside the agent, whatever cgroup it is asked for in
start alice beside
for from in "" "systemd-run --user --quiet --pipe --wait --collect " "systemd-run --user --scope --quiet "; do
  inside=$(as alice "${from}netmon exec --session beside -- bash -c ': </dev/tcp/127.0.0.1/9; tail -n 1 /proc/self/cgroup'" 2>/var/tmp/said || true)
  [[ $inside == */session-*.scope/netmon/u*.beside ]] || fail "by '$from' the command is in $inside: $(cat /var/tmp/said)"
  grep -q "Operation not permitted" /var/tmp/said || fail "by '$from' the kernel did not refuse: $(cat /var/tmp/said)"
done
! as bob "netmon exec --session beside -- true" 2>/var/tmp/said || fail "bob is in alice's session"
end beside
step "netmon exec enters from other logins, scopes and units of its user"

# alice logs out; by default her processes stay
as alice "setsid netmon run --session stays --mode enforce --fail-closed --config netmon.yaml -- agent-that-tries $tries/stays >$tries/stays.said 2>&1 &"
eventually "the agent of stays tries" more_tries stays 3
refused stays
reached stays
touch $tries/stays.enough
eventually "the run ends in order" grep -q "^session stays" $tries/stays.said
step "a run goes on after the logout"

# bob, who came to the group after his login: his manager, and what it starts, have the groups of before
gpasswd --delete bob netmon >/dev/null 2>&1 || true
loginctl terminate-user bob 2>/dev/null || true
as bob "sleep 60" &
before=$!
eventually "bob's manager runs" systemctl is-active --quiet "user@$(id -u bob).service"
usermod -aG netmon bob
managed() { as bob "systemd-run --user --quiet --pipe --wait --collect bash -c '$1'" >/var/tmp/said 2>&1; }
managed "netmon doctor" || true
tail -n 2 /var/tmp/said | tr '\n' ' ' | grep -q "To do: newgrp netmon in this shell, or log in again" || fail "doctor says $(tail -n 3 /var/tmp/said)"
managed 'sg netmon -c "netmon run --mode enforce --fail-closed -- true"' || fail "with the group of its shell, a run does not enforce: $(cat /var/tmp/said)"
kill $before
loginctl terminate-user bob
wait $before || true

gone() { # SESSION: nothing is left of it
  local id
  id=u$(id -u alice).$1
  [ ! -e "/sys/fs/bpf/netmon/${id/./:}" ] && [ ! -e "/run/netmon/$id" ] && [ ! -e "/run/netmon-service/sessions/$id.json" ] &&
    [ -z "$(find /sys/fs/cgroup -type d -name "$id")" ]
}
usermod -aG netmon bob
start bob other
start alice ended
loginctl terminate-user alice
eventually "a session whose user was ended is gone" gone ended
! grep -v 'Operation not permitted /' $tries/ended || fail "at its end a denied try was not refused: see above"
wait "${run[ended]}" 2>/dev/null || true
unset 'run[ended]'
refused other
step "a user whose all was ended leaves nothing"

mkdir -p /etc/systemd/logind.conf.d
printf '[Login]\nKillUserProcesses=yes\n' >/etc/systemd/logind.conf.d/kill.conf
systemctl restart systemd-logind
as alice "setsid netmon run --session killed --mode enforce --fail-closed --config netmon.yaml -- agent-that-tries $tries/killed >$tries/killed.said 2>&1 & sleep 4"
eventually "a session is gone whose login killed it" gone killed
[ -s $tries/killed ] || fail "it did not begin"
! grep -v 'Operation not permitted /' $tries/killed || fail "at its end a denied try was not refused: see above"
rm /etc/systemd/logind.conf.d/kill.conf
systemctl restart systemd-logind
refused other
end other
step "a logout that kills leaves nothing"
