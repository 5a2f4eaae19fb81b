#!/usr/bin/env bash
# Runs a command with the checkout and Node within reach of other users, because tests start programs as them:
# open-path.sh COMMAND... A directory on the way that they cannot enter, such as /root, is covered by one with the same
# entries and mode 0755. That takes root, and only the command sees it, in its own mount namespace.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
export PATH=$PWD/build/node/bin:$PATH

# the directories on the way to $1 that others cannot enter, outermost first
closed() {
  [ "$1" = / ] || closed "$(dirname "$1")"
  (($(stat -c '0%a' "$1") & 1)) || echo "$1"
}

cover() {
  local from entry name
  from=$(mktemp -d)
  mount --rbind "$1" "$from"
  mount -t tmpfs -o mode=0755 tmpfs "$1"
  shopt -s dotglob nullglob
  for entry in "$from"/*; do
    name=$1/${entry##*/}
    if [ -L "$entry" ]; then
      cp -P "$entry" "$name"
    elif [ -d "$entry" ]; then
      mkdir "$name"
      mount --rbind "$entry" "$name"
    elif [ -f "$entry" ]; then
      touch "$name"
      mount --bind "$entry" "$name"
    fi
  done
  umount --recursive --lazy "$from"
  rmdir "$from"
}

node=$(dirname "$(readlink -f "$(command -v node)")")
mapfile -t directories < <({ closed "$PWD"; closed "$node"; } | awk '!seen[$0]++')
if [ "${1:-}" = --covering ]; then
  shift
  for directory in "${directories[@]}"; do cover "$directory"; done
  cd "$PWD" # by its path, to what is there now
elif [ "${#directories[@]}" -gt 0 ] && [ "$(id -u)" -eq 0 ]; then
  exec unshare --mount bash test/setup/open-path.sh --covering "$@"
fi
exec "$@"
