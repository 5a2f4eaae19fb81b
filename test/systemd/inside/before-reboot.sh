# An enforcing run while the machine goes down.
as alice "setsid netmon run --session rebooted --mode enforce --fail-closed --config netmon.yaml -- agent-that-tries $tries/rebooted >$tries/rebooted.said 2>&1 &"
eventually "the agent of rebooted tries" more_tries rebooted 3
refused rebooted
