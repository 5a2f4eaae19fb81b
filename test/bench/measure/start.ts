/**
 * The time from the start of a command to what its user waits for: a watch attached and verified, a port that accepts
 * connections, an agent's first instruction, a response. With the event store on, and with code compiled by an earlier
 * start.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { HelperClient } from "../../../src/kernel/helper/client.ts";
import { KernelSession } from "../../../src/kernel/session.ts";
import { cgroupId } from "../../../src/kernel/target/cgroup2.ts";
import { NETMON } from "../../kernel/defence.ts";
import type { Arena } from "../arena.ts";
import { CANARY } from "../direct-session.ts";
import { type Figure, figure } from "../figure.ts";
import { type ConfigOptions, policySource } from "../policy.ts";
import { WatchProcess } from "../watch-process.ts";

const STARTS = 7;
const LISTEN_TIMEOUT_MS = 60_000;

/** Returns the output. Exit code 10 is a verdict of `policy test`. */
function ended(program: string, args: readonly string[]): string {
  const { status, error, stdout, stderr } = spawnSync(program, args, { encoding: "utf8" });
  if (status !== 0 && status !== 10)
    throw new Error(`${program} ${args.join(" ")} failed: ${error?.message ?? stderr}`);
  return stdout;
}

function timed(program: string, args: readonly string[]): number {
  const start = performance.now();
  ended(program, args);
  return performance.now() - start;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (typeof address !== "object" || address === null) throw new Error("there is no free port");
  return address.port;
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function untilListening(arena: Arena, args: readonly string[]): Promise<number> {
  const port = await freePort();
  const start = performance.now();
  const command = [...args, "--port", String(port), "--state-dir", arena.file("state")];
  const worker = arena.adopt(spawn(NETMON, command, { stdio: ["ignore", "ignore", "pipe"] }));
  try {
    while (!(await listens(port))) {
      if (worker.child.exitCode !== null || performance.now() - start > LISTEN_TIMEOUT_MS)
        throw new Error(`netmon ${command.join(" ")} did not listen: ${worker.errors}`);
      await delay(1);
    }
    return performance.now() - start;
  } finally {
    await worker.stop();
  }
}

/** The command reports when it ran, by the machine's clock. */
function untilFirstInstruction(arena: Arena): number {
  const start = performance.timeOrigin + performance.now();
  const out = ended(NETMON, [
    ...["run", "--quiet", "--state-dir", arena.file("state"), "--", "date", "+%s%N"],
  ]);
  return Number(BigInt(out.trim()) / 1000n) / 1000 - start;
}

export async function measureStart(arena: Arena): Promise<Figure[]> {
  const options: ConfigOptions = { mode: "enforce", addresses: 10, ranges: 0 };
  const config = arena.file("start.yaml");
  const source = await policySource(config, options, arena.cgroup("start"));
  const { capacities } = source.policy();
  source.close();
  const withConfig = ["--config", config, "--state-dir", arena.file("state")];
  const ms: Record<
    | ("watch" | "alone" | "run" | "proxy" | "gateway" | "policy" | "node" | "version")
    | ("helper" | "load" | "attach" | "canary"),
    number[]
  > = {
    ...{ watch: [], alone: [], run: [], proxy: [], gateway: [], policy: [], node: [], version: [] },
    ...{ helper: [], load: [], attach: [], canary: [] },
  };
  for (let n = -1; n < STARTS; n++) {
    const round = { ...ms };
    if (n < 0) for (const name of Object.keys(round) as (keyof typeof ms)[]) round[name] = [];
    for (const [name, cpus] of [
      ["watch", "all"],
      ["alone", "one"],
    ] as const) {
      const watch = await WatchProcess.start(arena, arena.cgroup("start"), options, { cpus });
      round[name].push(watch.readyMs);
      await watch.stop();
    }
    round.run.push(untilFirstInstruction(arena));
    round.proxy.push(await untilListening(arena, ["proxy", "--session", "proxy", "--config", config]));
    round.gateway.push(await untilListening(arena, ["gateway", "--upstream", "http://127.0.0.1:9/mcp"]));
    round.policy.push(
      timed(NETMON, ["policy", "test", ...withConfig, "--server", "target", "--tool", "read"]),
    );
    const node = timed(process.execPath, ["-e", "0"]);
    round.node.push(node);
    round.version.push(timed(NETMON, ["--version"]) - node);

    const path = arena.cgroup("parts");
    const id = cgroupId(path);
    const start = performance.now();
    const helper = await HelperClient.start({ log: () => {} });
    const up = performance.now();
    const session = await KernelSession.load({ client: helper, shared: false }, capacities);
    const loaded = performance.now();
    await session.attach({ path, id, linkDir: null, allowRootCgroup: false });
    const attached = performance.now();
    const second = await HelperClient.start({ log: () => {} });
    await second.request("canary", { ...CANARY, cgroup: path, cgroupId: id, addr: CANARY.addr.subarray(12) });
    const tried = performance.now();
    await second.close();
    await session.close();
    round.helper.push(up - start);
    round.load.push(loaded - up);
    round.attach.push(attached - loaded);
    round.canary.push(tried - attached);
  }
  const o = { unit: " ms", digits: 0 };
  return [
    figure("netmon watch to attached and verified", ms.watch, { ...o, aim: 250 }),
    figure("the same on one CPU", ms.alone, o),
    figure("netmon run to the agent's first instruction", ms.run, { ...o, aim: 350 }),
    figure("netmon proxy to listening", ms.proxy, { ...o, aim: 150 }),
    figure("netmon gateway to listening", ms.gateway, { ...o, aim: 150 }),
    figure("netmon policy test", ms.policy, { ...o, aim: 120 }),
    figure("plain Node", ms.node, o),
    figure("netmon --version, over plain Node", ms.version, { ...o, aim: 12 }),
    figure("of a watch: helper started", ms.helper, o),
    figure("of a watch: programs and maps loaded", ms.load, o),
    figure("of a watch: attached", ms.attach, o),
    figure("of a watch: helper started again and canary tried", ms.canary, o),
  ];
}
