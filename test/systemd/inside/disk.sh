# No room for what root's netmon records, under sessions and at the start of one: it guards all the same, and says so.
start alice full
mount -t tmpfs -o size=1M,mode=700 tmpfs /var/lib/netmon
head -c 2M /dev/zero >/var/lib/netmon/filler 2>/dev/null || true
mark; systemctl restart netmon
back 1 full
step "with a full disk, the run has the service again after $(since_mark) s"
refused full
reached full
as alice "netmon run --session more --mode enforce --fail-closed -- bash -c ': </dev/tcp/127.0.0.1/9'" >/var/tmp/said 2>&1 && fail "what is denied was not refused"
grep -q "/dev/tcp/127.0.0.1/9: Operation not permitted" /var/tmp/said || fail "no new session with a full disk: $(cat /var/tmp/said)"
journalctl --unit netmon.service --since "@$(($(date +%s) - 60))" | grep -qE 'not stored|not on disk|no space left' || fail "nobody says that nothing is recorded"
umount --lazy /var/lib/netmon
mark; systemctl restart netmon
back 2 full
step "with room again, after $(since_mark) s"
end full
