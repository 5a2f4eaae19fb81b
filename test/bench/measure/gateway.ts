/**
 * What netmon gateway costs for a tools/call, in enforce mode with a filter, against the server itself and against
 * a plain Node program that hands requests on, in turns within one run.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { type Figure, figure, percentile } from "../figure.ts";

const ROUNDS = 7;
const ROUND_MS = 1500;
const CLIENTS = 16;
const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Milliseconds of each call, by URL. */
interface Load {
  seconds: number;
  latencies: number[][];
}

class Bench {
  readonly directory = mkdtempSync(join(tmpdir(), "netmon-bench-gateway-"));
  readonly #children: ChildProcess[] = [];

  async port(program: string, ...args: string[]): Promise<number> {
    return Number(await firstLine(this.#start(process.execPath, ["--import", "tsx", program, ...args])));
  }

  async gateway(upstream: string): Promise<string> {
    const child = this.#start(join(root, "dist/netmon"), [
      ...["gateway", "--upstream", upstream, "--port", "0", "--mode", "enforce", "--format", "json"],
      ...["--denied", "^shell_", "--allowed", "^tool_", "--state-dir", join(this.directory, "state")],
    ]);
    const line = await firstLine(child);
    child.stdout?.resume();
    return (JSON.parse(line) as { url: string }).url;
  }

  async load(clients: number, urls: readonly string[]): Promise<Load> {
    const args = ["test/bench/gateway/load.ts", String(clients), String(ROUND_MS), ...urls];
    return JSON.parse(await firstLine(this.#start(process.execPath, ["--import", "tsx", ...args]))) as Load;
  }

  #start(program: string, args: string[]): ChildProcess {
    const child = spawn(program, args, { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
    this.#children.push(child);
    return child;
  }

  async remove(): Promise<void> {
    for (const child of this.#children) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill("SIGTERM");
      await once(child, "exit");
    }
    rmSync(this.directory, { recursive: true, force: true });
  }
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error("no stdout");
  for await (const line of createInterface({ input: child.stdout })) return line;
  throw new Error(`${child.spawnargs.join(" ")} ended without a word`);
}

/** The server itself, the plain program, the gateway. */
type Ways = readonly [server: string, plain: string, gateway: string];

const ms = { unit: " ms", digits: 3 };

/** One client that asks all three in turn. */
async function latency(bench: Bench, ways: Ways, form: string): Promise<Figure[]> {
  const added: Record<"p50" | "p99" | "toPlain", number[]> = { p50: [], p99: [], toPlain: [] };
  for (let round = 0; round < ROUNDS; round++) {
    const [server, plain, gateway] = (await bench.load(1, ways)).latencies as [number[], number[], number[]];
    added.p50.push(percentile(gateway, 0.5) - percentile(server, 0.5));
    added.p99.push(percentile(gateway, 0.99) - percentile(server, 0.99));
    added.toPlain.push(percentile(gateway, 0.5) - percentile(plain, 0.5));
  }
  return [
    figure(`gateway, added to a call, p50, ${form}`, added.p50, { ...ms, aim: 0.3 }),
    figure(`gateway, added to a call, p99, ${form}`, added.p99, ms),
    figure(`gateway, added to a call through a pass-through, p50, ${form}`, added.toPlain, ms),
  ];
}

/** Many clients that ask one; in turns, each first as often as the others. */
async function throughput(bench: Bench, ways: Ways, form: string): Promise<Figure[]> {
  const toServer: number[] = [];
  const toPlain: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const rates: number[] = [];
    for (let i = 0; i < ways.length; i++) {
      const way = (i + round) % ways.length;
      const { latencies, seconds } = await bench.load(CLIENTS, [ways[way] as string]);
      rates[way] = (latencies[0]?.length ?? 0) / seconds;
    }
    const [server, plain, gateway] = rates as [number, number, number];
    toServer.push(gateway / server);
    toPlain.push(gateway / plain);
  }
  return [
    figure(`gateway : direct, calls/s, ${form}, ${CLIENTS} clients`, toServer, {}),
    figure(`gateway : pass-through, calls/s, ${form}, ${CLIENTS} clients`, toPlain, {}),
  ];
}

export async function measureGateway(): Promise<Figure[]> {
  const bench = new Bench();
  try {
    const port = await bench.port("test/bench/gateway/server.ts");
    const server = `http://127.0.0.1:${port}`;
    const plain = `http://127.0.0.1:${await bench.port("test/bench/llm/pass-through.ts", String(port))}`;
    const figures: Figure[] = [];
    for (const form of ["json", "stream"]) {
      const gateway = `${await bench.gateway(`${server}/${form}`)}/mcp`;
      const ways: Ways = [`${server}/${form}`, `${plain}/${form}`, gateway];
      figures.push(...(await latency(bench, ways, form)), ...(await throughput(bench, ways, form)));
    }
    return figures;
  } finally {
    await bench.remove();
  }
}
