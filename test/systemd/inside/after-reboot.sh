# The service is there after the start, with what was recorded, and without what ran.
! grep -v 'Operation not permitted /' $tries/rebooted || fail "as the machine went down a denied try was not refused: see above"
systemctl is-active --quiet netmon.service netmon.socket || fail "the service was not started: $(systemctl status netmon.service netmon.socket --no-pager)"
listen
[ "$(netmon status --json | tr -d ' \n' | sed 's/.*"sessions":\(\[[^]]*\]\).*/\1/')" = "[]" ] || fail "a session outlived the machine: $(netmon status)"
netmon status --all | grep -q "u$(id -u alice).rebooted" || fail "what was recorded before is not there: $(netmon status --all)"
mark
start alice rebooted
step "the same session again, enforcing after $(since_mark) s"
reached rebooted
end rebooted
