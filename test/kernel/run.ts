/**
 * The conformance suite without a test framework, for emulated machines: TAP on stdout, then the table of
 * outcomes as comments, then one closing line of JSON.
 *
 *   node --import tsx test/kernel/run.ts [--situations denied,observed] [--users root,nobody] [--beside] [--jobs 8] [--timeout MS]
 *
 * --beside: as one of three sessions in a process, with different policies.
 *
 * Exit code: 0 when every check passed, 1 when one failed, 2 when the suite itself could not run.
 */
import { parseArgs } from "node:util";
import type { Situation } from "./defence.ts";
import { type Check, kernelVersion, outcomeTable, runSuite, SITUATIONS } from "./suite.ts";
import { NOBODY, Topology } from "./topology.ts";
import { buildVectors, Receivers } from "./vectors.ts";

const { values } = parseArgs({
  options: {
    situations: { type: "string", default: SITUATIONS.join(",") },
    users: { type: "string", default: "root,nobody" },
    beside: { type: "boolean", default: false },
    jobs: { type: "string", default: "8" },
    timeout: { type: "string", default: "400" },
  },
});

async function main(): Promise<number> {
  buildVectors();
  const topology = Topology.create();
  // the topology removes itself at exit
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));
  const checks: Check[] = [];
  let receivers: Receivers | null = null;
  try {
    receivers = await Receivers.start(topology);
    const suite = runSuite(topology, {
      situations: values.situations.split(",").filter(Boolean) as Situation[],
      users: values.users.split(",").map((user) => (user === "root" ? 0 : NOBODY)),
      beside: values.beside,
      jobs: Number(values.jobs),
      timeoutMs: Number(values.timeout),
    });
    for await (const check of suite) {
      checks.push(check);
      const name = `${check.situation} ${check.user} ${check.vector}`;
      process.stdout.write(`${check.ok ? "ok" : "not ok"} ${checks.length} - ${name} (${check.outcome})\n`);
      if (!check.ok) process.stdout.write(`# ${check.message}\n`);
    }
  } catch (error) {
    await receivers?.stop();
    const left = removal(topology);
    // what it left behind follows from it
    if (left !== null) process.stderr.write(`test/kernel/run.ts: ${left.message}\n`);
    throw error;
  }
  await receivers.stop();
  topology.remove();
  const failed = checks.filter((check) => !check.ok).length;
  process.stdout.write(`1..${checks.length}\n`);
  for (const line of outcomeTable(checks).split("\n")) process.stdout.write(`# ${line}\n`);
  process.stdout.write(
    `${JSON.stringify({ suite: "kernel", kernel: kernelVersion().join("."), checks: checks.length, failed })}\n`,
  );
  return failed === 0 ? 0 : 1;
}

function removal(topology: Topology): Error | null {
  try {
    topology.remove();
    return null;
  } catch (error) {
    return error as Error;
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`test/kernel/run.ts: ${(error as Error).stack}\n`);
  process.exitCode = 2;
}
