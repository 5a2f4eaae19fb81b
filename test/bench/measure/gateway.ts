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
const ROUND_MS = 1000;
const root = fileURLToPath(new URL("../../..", import.meta.url));

interface Load {
  rate: number;
  latencies: number[];
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

  async load(url: string, clients: number): Promise<Load> {
    const args = ["test/bench/gateway/load.ts", url, String(clients), String(ROUND_MS)];
    const line = await firstLine(this.#start(process.execPath, ["--import", "tsx", ...args]));
    const { calls, seconds, latencies } = JSON.parse(line) as {
      calls: number;
      seconds: number;
      latencies: number[];
    };
    return { rate: calls / seconds, latencies };
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

/** `ways`: the server itself, the plain program, the gateway. */
async function compare(
  bench: Bench,
  ways: readonly string[],
  what: string,
  clients: number,
): Promise<Figure[]> {
  const values: Record<"p50" | "p99" | "toServer" | "toPlain", number[]> = {
    p50: [],
    p99: [],
    toServer: [],
    toPlain: [],
  };
  for (let round = 0; round < ROUNDS; round++) {
    const loads: Load[] = [];
    // In turns, each first as often as the others.
    for (let i = 0; i < ways.length; i++) {
      const way = (i + round) % ways.length;
      loads[way] = await bench.load(ways[way] as string, clients);
    }
    const [server, plain, gateway] = loads as [Load, Load, Load];
    values.p50.push(percentile(gateway.latencies, 0.5) - percentile(server.latencies, 0.5));
    values.p99.push(percentile(gateway.latencies, 0.99) - percentile(server.latencies, 0.99));
    values.toServer.push(gateway.rate / server.rate);
    values.toPlain.push(gateway.rate / plain.rate);
  }
  const whom = `${what}, ${clients} client${clients === 1 ? "" : "s"}`;
  const ms = { unit: " ms", digits: 3 };
  return [
    figure(`gateway, added to a call, p50, ${whom}`, values.p50, clients === 1 ? { ...ms, aim: 0.3 } : ms),
    figure(`gateway, added to a call, p99, ${whom}`, values.p99, ms),
    figure(`gateway : direct, calls/s, ${whom}`, values.toServer, {}),
    figure(`gateway : pass-through, calls/s, ${whom}`, values.toPlain, {}),
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
      const ways = [`${server}/${form}`, `${plain}/${form}`, gateway];
      for (const clients of [1, 16]) figures.push(...(await compare(bench, ways, form, clients)));
    }
    return figures;
  } finally {
    await bench.remove();
  }
}
