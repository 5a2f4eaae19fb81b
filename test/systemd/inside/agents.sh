# A real agent, Claude Code, as alice starts it: its command is refused by the kernel, the model is told so, and the proxy sees the call.
systemd-run --quiet --collect --unit model /usr/lib/netmon/native/node /root/inside/model.mjs /var/tmp/model-url /var/tmp/model-told
eventually "the model listens" test -s /var/tmp/model-url
install -D -o alice -m 644 /dev/stdin /home/alice/agent/netmon.yaml <<EOF
sandbox:
  mcp: {mode: enforce, fail_closed: true}
  network: {mode: enforce, fail_closed: true}
proxy:
  providers: {anthropic: "$(cat /var/tmp/model-url)"}
EOF
chown alice /home/alice/agent
as alice "cd agent && ANTHROPIC_API_KEY=not-a-key CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC=1 timeout 60 \
  netmon run --session claude --config netmon.yaml -- claude -p 'Try it.' --allowedTools Bash" >/var/tmp/said 2>&1 || fail "Claude Code ended with $?: $(cat /var/tmp/said)"
grep -q "I have tried it" /var/tmp/said || fail "Claude Code says: $(cat /var/tmp/said)"
grep -q "ENFORCING, fail closed" /var/tmp/said || fail "it is not enforced: $(cat /var/tmp/said)"
eventually "the model is told that the command was refused" grep -q "Operation not permitted" /var/tmp/model-told
as alice "netmon events --session claude --json" >/var/tmp/events
grep '"remote_addr":"127.0.0.1:9"' /var/tmp/events | grep -q '"action":"block"' || fail "the refusal is not recorded: $(cut -c1-300 /var/tmp/events)"
grep '"netmon_proxy_stopped"' /var/tmp/events | grep -q '"tool_calls":1,' || fail "the model's call was not seen: $(cut -c1-300 /var/tmp/events)"
systemctl stop model
step "Claude Code $(claude --version) is enforced"
