# Another user, in the group and not, does an enforcing session no harm, and sees none.
start alice work
agent=$(pid_of "$AGENT")
run=$(pid_of "^/usr/lib/netmon/native/node .* run --session work")
cgroup=/sys/fs/cgroup$(sed -n 's/^0:://p' /proc/"$agent"/cgroup)
case $cgroup in /sys/fs/cgroup/user.slice/user-*.slice/session-*.scope/netmon/u*.work) ;; *) fail "the session is in $cgroup" ;; esac
refuses() { # COMMAND: it fails for bob, and says nothing of the session's agent
  ! as bob "$1" >/var/tmp/said 2>&1 || fail "bob may: $1: $(cat /var/tmp/said)"
  ! grep -q agent-that-tries /var/tmp/said || fail "bob sees with $1: $(cat /var/tmp/said)"
}
harmless() { # COMMAND: bob may, and sees nothing of alice's
  as bob "$1" >/var/tmp/said 2>&1 || true
  ! grep -E 'agent-that|u1000|work' /var/tmp/said || fail "bob sees with $1: see above"
}
for member in no yes; do
  [ $member = no ] || usermod -aG netmon bob
  for name in work "u$(id -u alice).work"; do
    refuses "netmon detach $name"
    refuses "netmon exec --session $name -- true"
    refuses "netmon events --session $name"
    refuses "netmon report --session $name"
  done
  refuses "kill -9 $agent"
  refuses "kill -9 $run"
  refuses "echo \$\$ >$cgroup/cgroup.procs"
  refuses "echo 1 >$cgroup/cgroup.freeze"
  refuses "echo 1 >$cgroup/cgroup.kill"
  refuses "rmdir $cgroup"
  refuses "cat /run/netmon/u*.work/*"
  refuses "ls /sys/fs/bpf/netmon"
  refuses "ls /var/lib/netmon"
  refuses "rm /run/netmon-service/socket"
  refuses "mv /run/netmon-service /run/other"
  harmless "netmon status"
  harmless "netmon status --all"
  harmless "netmon approvals"
done
# all connections that a user may have, and more
as bob 'for n in $(seq 300); do netmon status >/dev/null 2>&1 & [ $((n % 20)) != 0 ] || wait; done; wait' &
flood=$!
start alice beside
refused work beside
reached work beside
kill $flood 2>/dev/null || true
end work beside
step "bob did no harm"
