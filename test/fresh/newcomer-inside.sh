#!/usr/bin/env bash
# What newcomer.sh does on the bare Debian: alice types what the README says, at a terminal.
set -euo pipefail
useradd --create-home --shell /bin/bash alice
echo 'alice ALL=(ALL) NOPASSWD: ALL' >/etc/sudoers.d/alice
echo "127.0.0.1 $(uname -n)" >>/etc/hosts
cd /home/alice
install -o alice /release/netmon-*.tgz .
# the agent that the README starts, without a model
printf '#!/bin/bash\n(: </dev/tcp/127.0.0.1/9) 2>/dev/null\necho "the agent is done"\n' >/usr/local/bin/claude
chmod +x /usr/local/bin/claude
keys=/tmp/keys
mkfifo $keys
exec 9<>$keys

fail() { echo "newcomer: $*" >&2; cat /tmp/said >&2 || true; exit 1; }
as_alice() { # COMMAND: at a terminal; what it says is in /tmp/said
  script --quiet --flush --return --command "setpriv --reuid alice --regid alice --init-groups \
    env HOME=/home/alice USER=alice LOGNAME=alice bash -c $(printf %q "$1")" /tmp/said <$keys >/dev/null
}
said() { grep -qF -- "$1" /tmp/said; }
# the lines of the code in a part of the README, with the comments that the shell leaves out
commands_of() { sed -n "/^## $1\$/,/^## /p" /release/README.md | sed -n '/^```$/,/^```$/{/^```$/!p}'; }
shown() { # the page's link goes to a browser outside
  local n
  for ((n = 0; n < 300; n++)); do
    if link=$(grep -aom1 'http://netmon-[^[:space:]]*' /tmp/said); then
      echo "$link" >/release/link
      read -r _ </release/opened
      printf '\003' >&9
      return
    fi
    sleep 0.1
  done
  fail "no link to the page"
}

from=$SECONDS
while IFS= read -r command; do
  echo "newcomer: $command"
  case $command in
  *"netmon ui"*)
    as_alice "$command" &
    shown
    wait $! || true
    ;;
  *"--mode enforce"*) # the attack, whose own exit code it is
    ! as_alice "$command" || fail "the attack did not fail"
    said "Operation not permitted" || fail "nobody says that the attack was refused"
    ;;
  *) as_alice "$command" || fail "this failed: $command" ;;
  esac
  case $command in
  *"-- claude"*) said "the agent is done" || fail "the agent did not run" ;;
  esac
done < <(commands_of Install; commands_of "First run")
said "ENFORCING, fail closed" || fail "one's own policy is not enforced"
grep -q "127.0.0.1:9/tcp" netmon.yaml || fail "the policy does not have what the agent did"
((SECONDS - from < 300)) || fail "that took $((SECONDS - from)) s"
echo "from the package to an attack that was refused and explained, and a policy of one's own: $((SECONDS - from)) s"
