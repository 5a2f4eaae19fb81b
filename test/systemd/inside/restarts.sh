# The service is restarted, killed, stopped, reloaded and upgraded under enforcing sessions of two users: the agents live, nothing that is
# denied gets through, and the runs have their sessions again.
usermod -aG netmon bob
all=(one two three)
start alice one
start alice two
start bob three
agents() { pid_of "$AGENT" | sort | tr '\n' ' '; }
living=$(agents)
lived() { # WHAT
  lost=$((lost + 1))
  back $lost "${all[@]}"
  step "$1: the runs have it again after $(since_mark) s"
  [ "$(agents)" = "$living" ] || fail "$1: other agents than before"
  refused "${all[@]}"
  reached "${all[@]}"
}
lost=0
mark; systemctl restart netmon; lived restarted
mark; systemctl kill --signal KILL netmon; lived killed
main=$(pid_of "native/node .*serve --group netmon" | tail -n 1)
mark; kill -KILL $main; lived "killed below its supervisor"

# nobody listens: who connects is refused, and finds the session's name when it is back
mark; systemctl stop netmon.socket
for unit in netmon.socket netmon.service; do ! systemctl is-active --quiet $unit || fail "$unit runs on"; done
refused "${all[@]}"
systemctl start netmon.socket; lived "its socket stopped and started"

# a new run's connection waits in the socket
systemctl stop netmon.service
as alice "netmon run --session waits --mode enforce --fail-closed -- true" >/var/tmp/said 2>&1 || fail "a run that had to wait: $(cat /var/tmp/said)"
lived "stopped, and started by its socket"

systemctl daemon-reload
systemctl daemon-reexec
refused "${all[@]}"
reached "${all[@]}"

# the ceiling, which systemctl reload reads
ceiling=/etc/netmon/netmon.yaml
printf 'sandbox:\n  network: {mode: enforce, fail_closed: true, allow: ["127.0.0.1:7008"]}\n' >$ceiling
systemctl reload netmon
eventually "the ceiling withdraws what was allowed" unreached "${all[@]}"
rm $ceiling
systemctl reload netmon
reached "${all[@]}"
step "reloaded"

# more often than systemd starts a unit of itself
for n in 1 2 3 4 5 6 7 8; do
  systemctl kill --signal KILL netmon
  sleep 1.1
done
eventually "the service runs, however often it was killed" systemctl is-active --quiet netmon.service
eventually "the runs have it again" has_service "${all[@]}"
[ "$(agents)" = "$living" ] || fail "other agents than before"
refused "${all[@]}"
reached "${all[@]}"
step "killed 8 times in 9 s"

lost=$(times_back one)
for one in "${all[@]}"; do [ "$(times_back $one)" = "$lost" ] || lost_differs=1; done
was=$(pid_of "netmon-bpf supervise ")
mark; apt-get install -qq /root/packages/later.deb >/var/tmp/apt 2>&1 || fail "apt does not upgrade: $(cat /var/tmp/apt)"
[ "$(pid_of "netmon-bpf supervise ")" != "$was" ] || fail "the upgrade did not restart the service"
eventually "the runs have it again" has_service "${all[@]}"
[ "$(agents)" = "$living" ] || fail "other agents than before"
refused "${all[@]}"
reached "${all[@]}"
step "upgraded in $(since_mark) s"
end "${all[@]}"
