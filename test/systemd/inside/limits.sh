# What 256 sessions take fits the unit's limits, and the limits of a user's slice hold for the agents.
tasks() { find /sys/fs/cgroup/system.slice/netmon.service -name cgroup.threads -exec cat {} + | wc -l; }
files() { local pid n=0; for pid in $(cat /sys/fs/cgroup/system.slice/netmon.service/cgroup.procs); do n=$((n > $(ls /proc/"$pid"/fd | wc -l) ? n : $(ls /proc/"$pid"/fd | wc -l))); done; echo $n; }
start alice l1
sleep 1
tasks=$(tasks) files=$(files)
for n in 2 3 4 5; do start alice l$n; done
sleep 1
more_tasks=$((($(tasks) - tasks + 3) / 4)) more_files=$((($(files) - files + 3) / 4))
max_tasks=$(systemctl show --property TasksMax --value netmon.service) max_files=$(systemctl show --property LimitNOFILE --value netmon.service)
step "a session more: $more_tasks tasks and $more_files files, of $max_tasks and $max_files; with one there are $tasks and $files"
[ "$max_tasks" = infinity ] || ((tasks + 256 * more_tasks < max_tasks)) || fail "256 sessions do not fit"
((files + 256 * more_files < max_files)) || fail "256 sessions do not fit"
end l1 l2 l3 l4 l5

slice=user-$(id -u alice).slice
if grep -qw pids /sys/fs/cgroup/user.slice/cgroup.controllers; then
  start alice few
  systemctl set-property --runtime $slice TasksMax=60
  as alice "netmon run --session forks --mode enforce --fail-closed -- bash -c 'for n in \$(seq 80); do sleep 60 & done; wait'" >/var/tmp/said 2>&1 & forks=$!
  eventually "an agent that forks meets its user's limit" grep -q 'fork' /var/tmp/said
  systemctl set-property --runtime $slice TasksMax=infinity
  kill $forks; wait $forks || true
  refused few
  end few
  step "TasksMax of the user holds for the agent"
else
  step "the machine has no pids controller for cgroup v2: TasksMax not tried"
fi
if grep -qw memory /sys/fs/cgroup/user.slice/cgroup.controllers; then
  start alice small
  as alice "systemd-run --user --scope --quiet --property MemoryMax=300M netmon run --session eats --mode enforce --fail-closed -- bash -c 'head -c 1G /dev/zero | tail'" >/var/tmp/said 2>&1 && fail "more memory than MemoryMax"
  refused small
  # the service itself
  systemctl set-property --runtime netmon.service MemoryMax=20M
  sleep 3
  systemctl set-property --runtime netmon.service MemoryMax=infinity
  eventually "the run has the service again" has_service small
  refused small
  end small
  step "MemoryMax of the user holds for the agent, and the service is back after its own"
else
  step "the machine has no memory controller for cgroup v2: MemoryMax not tried"
fi
