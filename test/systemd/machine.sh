#!/usr/bin/env bash
# machine.sh ROOT CGROUP: boots the systemd of a root directory as process 1, as a machine of its own: processes, mounts, names,
# network, devices and the cgroups below CGROUP, an empty one, are its own, and nothing of the kernel's that all share can be written.
# Takes the place of this process; its end, by any signal, is the machine's. As root.
set -euo pipefail
root=$(readlink -e "$1") cgroup=$(readlink -e "$2")
# shellcheck disable=SC2016 # expanded inside
boot='
  set -euo pipefail
  mount --make-rprivate /
  mount --bind "$0" "$0"
  cd "$0"
  mount -t proc -o nosuid,nodev,noexec proc proc
  # as a container manager does: the settings of the kernel, and what stops the machine
  for name in sys sysrq-trigger; do
    [ -e proc/$name ] || continue
    mount --bind proc/$name proc/$name
    mount -o remount,bind,ro proc/$name
  done
  mount -t sysfs -o ro,nosuid,nodev,noexec sysfs sys
  mount -t cgroup2 -o nosuid,nodev,noexec cgroup2 sys/fs/cgroup
  mount -t bpf -o mode=0700 bpf sys/fs/bpf
  mount -t tmpfs -o mode=755,nosuid tmpfs dev
  for device in null zero full random urandom tty; do
    touch dev/$device
    mount --bind /dev/$device dev/$device
  done
  mkdir dev/pts dev/shm
  mount -t devpts -o newinstance,ptmxmode=0666,mode=620,gid=5 devpts dev/pts
  mount -t tmpfs -o mode=1777,nosuid,nodev tmpfs dev/shm
  ln -s pts/ptmx dev/ptmx
  for n in 0 1 2; do ln -s /proc/self/fd/$n dev/$(cut -d" " -f$((n + 1)) <<<"stdin stdout stderr"); done
  ln -s /proc/self/fd dev/fd
  mount -t tmpfs -o mode=755,nosuid,nodev tmpfs run
  # a process in a user namespace may mount a /proc only where a whole one is
  mkdir -m 0700 run/proc
  mount -t proc -o nosuid,nodev,noexec proc run/proc
  mkdir run/old
  pivot_root . run/old
  umount -l run/old
  rmdir run/old
  exec env -i container=netmon-test PATH=/usr/sbin:/usr/bin:/sbin:/bin \
    setpriv --bounding-set -sys_module,-sys_time,-syslog,-sys_rawio /lib/systemd/systemd </dev/null
'
# process 1 alone is in the cgroup, and goes below: one with processes of its own hands no controllers down
# shellcheck disable=SC2016 # expanded inside
exec unshare --mount --uts --ipc --net --pid --fork --kill-child \
  bash -c 'echo 0 >"$1/cgroup.procs" && exec unshare --cgroup bash -c "$2" "$0"' "$root" "$cgroup" "$boot"
