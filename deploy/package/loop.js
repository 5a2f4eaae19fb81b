// `netmon/loop` of the package without programs: that of the package for this machine's architecture.
export const { LoopError, runAgent } = await import(`netmon-linux-${process.arch}/loop`);
