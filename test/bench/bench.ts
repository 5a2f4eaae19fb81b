/**
 * make bench: the costs of netmon, as ratios measured in one run. Prints a table for each part, as in
 * docs/performance-details.md. Arguments: the parts to run, as PARTS names them below; none: all. With
 * INTO=docs/performance-details.md in the environment, the tables replace those of the same parts in that file.
 *
 * On failure: exit code 1, and no tables for the failed part and those after it; a missed target is a row of the table
 * and not a failure, since another machine has other figures. Everything made is removed in any case; a signal makes
 * the current part fail, so that it cleans up as after any failure.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg, release } from "node:os";
import { Arena } from "./arena.ts";
import { type Figure, markdownTable, refilled } from "./figure.ts";
import { measureConnect } from "./measure/connect.ts";
import { measureCredentials } from "./measure/credentials.ts";
import { measureDetection } from "./measure/detection.ts";
import { measureDns } from "./measure/dns.ts";
import { measureGateway } from "./measure/gateway.ts";
import { measureLlm } from "./measure/llm.ts";
import { measureOtherRuns } from "./measure/other-runs.ts";
import { measureOthers } from "./measure/others.ts";
import { measurePeers } from "./measure/peers.ts";
import { measurePolicy } from "./measure/policy.ts";
import { measureProbes } from "./measure/probes.ts";
import { measureMemory } from "./measure/process.ts";
import { measurePrograms } from "./measure/programs.ts";
import { measureRing } from "./measure/ring.ts";
import { measureSessions } from "./measure/sessions.ts";
import { measureSharedRuns } from "./measure/shared-runs.ts";
import { measureShim } from "./measure/shim.ts";
import { measureStart } from "./measure/start.ts";
import { measureLatency, measureSync } from "./measure/table.ts";
import { measureTools } from "./measure/tools.ts";
import { measureUi } from "./measure/ui.ts";
import { measureWaits } from "./measure/waits.ts";
import { peersInstalled } from "./peers/installed.ts";

const PARTS: Record<string, (arena: Arena) => Promise<Figure[]>> = {
  connect: measureConnect,
  probes: measureProbes,
  programs: measurePrograms,
  ring: measureRing,
  sync: measureSync,
  latency: measureLatency,
  start: measureStart,
  runs: measureSharedRuns,
  beside: measureOtherRuns,
  memory: measureMemory,
  llm: measureLlm,
  credentials: measureCredentials,
  others: measureOthers,
  gateway: measureGateway,
  waits: measureWaits,
  peers: measurePeers,
  shim: measureShim,
  policy: measurePolicy,
  detection: measureDetection,
  dns: measureDns,
  tools: measureTools,
  sessions: measureSessions,
  ui: measureUi,
};

async function main(wanted: readonly string[], { INTO }: NodeJS.ProcessEnv): Promise<void> {
  const unknown = wanted.filter((name) => !(name in PARTS));
  if (unknown.length > 0)
    throw new Error(`there is no part ${unknown.join(", ")}: use ${Object.keys(PARTS).join(", ")}`);
  if (process.getuid?.() !== 0)
    throw new Error("make bench attaches programs and makes namespaces: run it as root");
  const parts = Object.keys(PARTS).filter((name) => {
    if (wanted.length > 0) return wanted.includes(name);
    if (name !== "peers" || peersInstalled()) return true;
    process.stderr.write("peers: left out, because make bench PARTS=peers has not installed them\n");
    return false;
  });
  // detect an unsuitable file before the work
  if (INTO) for (const name of parts) refilled(readFileSync(INTO, "utf8"), name, "");
  const arena = Arena.create();
  const interrupted = (): void => arena.interrupt();
  process.on("SIGINT", interrupted).on("SIGTERM", interrupted);
  const date = new Date().toISOString().slice(0, 10);
  const load = `${loadavg()[0]?.toFixed(1)} on ${cpus().length} CPUs`;
  const [kernel] = /^\d+\.\d+/.exec(release()) ?? [release()];
  const run = `Linux ${kernel}, Node ${process.version}, ${date}, load at the start ${load}`;
  try {
    for (const name of parts) {
      const started = performance.now();
      const figures = (await PARTS[name]?.(arena)) ?? [];
      const tables = `${run}\n\n${markdownTable(figures)}\n`;
      process.stdout.write(`## \`${name}\`\n\n${tables}\n`);
      if (INTO) writeFileSync(INTO, refilled(readFileSync(INTO, "utf8"), name, tables));
      process.stderr.write(`${name}: ${((performance.now() - started) / 1000).toFixed(0)} s\n`);
    }
  } finally {
    await arena.remove();
  }
}

// Node reads all of these certificates at each start, which takes 40 ms
delete process.env.NODE_EXTRA_CA_CERTS;
await main(process.argv.slice(2), process.env).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
