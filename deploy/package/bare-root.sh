#!/usr/bin/env bash
# bare-root.sh ROOT COMMAND...: runs a command in a root directory with mounts, names and a /run of its own; kernel, processes and
# network are this machine's, because netmon compares pids with the kernel's. Variables: NAME=VALUE before the command. As root.
set -euo pipefail
# shellcheck disable=SC2016 # expanded inside
exec unshare --mount --uts --ipc bash -c '
  set -euo pipefail
  mount --make-rprivate /
  mount --bind "$0" "$0"
  cd "$0"
  mount -t proc proc proc
  mount --rbind /sys sys
  mountpoint -q sys/fs/bpf || mount -t bpf -o mode=0700 bpf sys/fs/bpf # a machine that boots has one
  mount --rbind /dev dev
  mount -t tmpfs -o mode=755 tmpfs run
  mkdir -p old
  pivot_root . old
  umount -l /old
  rmdir /old
  exec env -i HOME=/root TERM="${TERM:-dumb}" LANG=C.UTF-8 \
    PATH=/usr/local/sbin:/usr/local/bin:/usr/local/go/bin:/usr/sbin:/usr/bin:/sbin:/bin "$@"
' "$@"
