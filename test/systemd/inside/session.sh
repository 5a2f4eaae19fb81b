# The unit of one session of root's: installed, restarted, killed and reloaded under its agent.
printf 'sandbox:\n  network: {mode: enforce, fail_closed: true, allow: ["127.0.0.1:7007"]}\n' >/etc/netmon/unit.yaml
netmon service install --session unit --config /etc/netmon/unit.yaml >/var/tmp/said 2>&1 || fail "no service of a session: $(cat /var/tmp/said)"
netmon service status unit | grep -q 'installed, enabled, active (running)' || fail "status: $(netmon service status unit)"
netmon exec --session unit -- agent-that-tries $tries/unit >$tries/unit.said 2>&1 &
run[unit]=$!
eventually "the agent of unit tries" more_tries unit 3
reached unit
agent=$(pid_of "$AGENT")
again() { # WHAT: another netmon watches the session, which it took over
  eventually "$1: a netmon watches" eval 'netmon status --json | tr -d " \n" | grep -q "\"session_id\":\"unit\",\"status\":\"watched\""'
  eventually "$1: its unit runs" systemctl is-active --quiet netmon@unit.service
  [ "$(pid_of "$AGENT")" = "$agent" ] || fail "$1: another agent than before"
  refused unit
  reached unit
}
systemctl restart netmon@unit
again restarted
for n in 1 2 3 4 5 6 7; do
  systemctl kill --signal KILL netmon@unit
  refused unit
  sleep 1.1
done
again "killed 7 times"
printf 'sandbox:\n  network: {mode: enforce, fail_closed: true}\n' >/etc/netmon/unit.yaml
systemctl reload netmon@unit
eventually "the policy is read again" unreached unit
systemctl stop netmon@unit
refused unit
systemctl start netmon@unit
end unit
netmon service uninstall --session unit >/var/tmp/said 2>&1 || fail "uninstall: $(cat /var/tmp/said)"
netmon detach --session unit >/dev/null 2>&1 || true
[ ! -e /sys/fs/bpf/netmon/unit ] || fail "something is left of the session"
step "a session's own unit, restarted, killed 7 times and stopped"
