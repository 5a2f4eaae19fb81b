# What the checks inside the machine share. Who reads this has `set -euo pipefail`.
netmon=/usr/bin/netmon
tries=/var/tmp/tries # what agents tried, by session, and how it ended; everybody may write there
mkdir -p -m 1777 $tries
declare -A run=() # the process of this shell's that started a session

fail() {
  local one
  for one in "${!run[@]}"; do
    echo "-- the run of $one" >&2
    grep -v '^netmon:  ' "$tries/$one.said" | tail -n 8 >&2 || true
  done
  echo "-- the service" >&2
  journalctl --unit netmon.service --unit netmon.socket --lines 15 --no-pager --output short-precise | cut -c1-300 >&2 || true
  echo "FAILED: $*" >&2
  exit 1
}
step() { echo "$(cut -d' ' -f1 /proc/uptime) $*"; }
eventually() { # WHAT COMMAND...
  local what=$1 n
  shift
  for ((n = 0; n < 300; n++)); do
    ! "$@" || return 0
    sleep 0.1
  done
  fail "not within 30 s: $what"
}
as() { # USER COMMAND: after a login, with the groups, the slice and the manager that it brings
  su --login "$1" --command "$2" </dev/null
}

# An agent that tries what is denied, and what is allowed, without a pause, until it is told to end
cat >/usr/local/bin/agent-that-tries <<'EOF'
#!/bin/bash
until [ -e "$1.enough" ]; do
  denied=$({ : </dev/tcp/127.0.0.1/9; } 2>&1) && denied=connected
  allowed=$({ : </dev/tcp/127.0.0.1/7007; } 2>&1) && allowed=connected
  echo "${denied##*: } / ${allowed##*: }" >>"$1"
  sleep 0.02
done
EOF
chmod 755 /usr/local/bin/agent-that-tries


listen() { # what the agents may reach
  systemd-run --quiet --collect --unit allowed /usr/lib/netmon/native/node \
    -e 'require("node:net").createServer((one) => one.on("error", () => {}).end()).listen(7007, "127.0.0.1")'
}
policy() { # USER
  printf 'sandbox:\n  network:\n    mode: enforce\n    fail_closed: true\n    allow: ["127.0.0.1:7007"]\n' >"/home/$1/netmon.yaml"
}

start() { # USER SESSION: an enforcing run of an agent that tries
  rm -f "$tries/$2"*
  as "$1" "exec netmon run --session $2 --mode enforce --fail-closed --config netmon.yaml -- agent-that-tries $tries/$2" \
    >"$tries/$2.said" 2>&1 &
  run[$2]=$!
  eventually "the agent of $2 tries" more_tries "$2" 3
  refused "$2"
}
lines() { if [ -e "$tries/$1" ]; then wc -l <"$tries/$1"; else echo 0; fi; }
more_tries() { [ "$(lines "$1")" -gt "$2" ]; }
refused() { # SESSION...: the agents live, and each denied try was refused until now
  local one before
  for one; do
    before=$(lines "$one")
    eventually "the agent of $one goes on" more_tries "$one" $((before + 3))
    ! grep -v 'Operation not permitted /' "$tries/$one" || fail "$one: a denied try was not refused: see above"
  done
}
reached() { # SESSION...: and reach what they may, now
  local one
  for one; do eventually "the agent of $one reaches what it may" eval "tail -n 1 '$tries/$one' | grep -q '/ connected\$'"; done
}
end() { # SESSION...: the agents end, and their runs with them, in order
  local one
  for one; do
    touch "$tries/$one.enough"
    wait "${run[$one]}" || fail "the run of $one ended with $?: $(tail -n 3 "$tries/$one.said")"
    ! grep -v 'Operation not permitted /' "$tries/$one" || fail "$one: a denied try was not refused: see above"
    unset "run[$one]"
  done
}
since() { # SESSION TEXT TIMES: how often netmon run said it
  [ "$(grep -c -- "$2" "$tries/$1.said")" -ge "$3" ]
}
back() { # TIMES SESSION...: the runs have lost the service so often, and have it again
  local times=$1 one
  shift
  for one; do eventually "the run of $one has the service again" since "$one" "netmon serve is back" "$times"; done
}
times_back() { grep -c "netmon serve is back" "$tries/$1.said" || true; }
has_service() { # SESSION...: their runs have not lost it since they had it back
  local one
  for one; do [ "$(grep -c 'netmon serve is gone' "$tries/$one.said")" = "$(times_back "$one")" ] || return 1; done
}
unreached() { # SESSION...
  local one
  for one; do tail -n 1 "$tries/$one" | grep -q '/ Operation not permitted$' || return 1; done
}
AGENT='^/bin/bash /usr/local/bin/agent-that-tries '
pid_of() { # PATTERN: ids of the processes whose command lines match; a bare Debian has no pgrep
  local file words
  for file in /proc/[0-9]*/cmdline; do
    words=$({ tr '\0' ' ' <"$file"; } 2>/dev/null) || continue
    ! grep -qE -- "$1" <<<"$words" || basename "${file%/cmdline}"
  done
}
mark() { marked=$(date +%s%N); }
since_mark() { echo $((($(date +%s%N) - marked) / 100000000)) | sed -E 's/(.)$/.\1/; s/^\./0./'; }
