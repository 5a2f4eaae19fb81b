# What 256 sessions take fits the unit's limits.
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
