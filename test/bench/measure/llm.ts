/**
 * What the LLM proxy costs, in enforce mode with 100 rules, against a plain Node pass-through in the same
 * run: throughput, time to the first byte, time per event of a stream, memory of an open stream.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Agent, request } from "undici";
import { type Figure, figure, percentile } from "../figure.ts";
import { Programs } from "../programs.ts";

const ROUNDS = 7;
const ROUND_MS = 1200;
const OPEN_STREAMS = 1000;

class Bench extends Programs {
  constructor() {
    super("llm");
  }

  async proxy(upstream: string): Promise<{ url: string; pid: number }> {
    const config = join(this.directory, "netmon.yaml");
    const ready = join(this.directory, "ready.json");
    const servers = Array.from({ length: 20 }, (_, i) => ({ id: `server${i}`, command: "true" }));
    const denied = Array.from({ length: 100 }, (_, i) => ({
      server: `server${i % 20}`,
      tool: `drop_${i}_*`,
    }));
    const mcp = { mode: "enforce", fail_closed: true, servers, denied_tools: denied };
    const providers = Object.fromEntries(
      ["json", "stream", "long", "open"].map((k) => [k, `${upstream}/${k}`]),
    );
    writeFileSync(config, JSON.stringify({ sandbox: { mcp }, proxy: { providers } }));
    // the file is written before the event is told
    const { pid } = await this.netmon(
      ...["proxy", "--session", "bench", "--config", config, "--ready-file", ready],
    );
    return { url: (JSON.parse(readFileSync(ready, "utf8")) as { url: string }).url, pid };
  }

  async load(url: string, connections: number): Promise<{ rate: number; firstBytes: number[] }> {
    const line = await this.script("llm/load", url, String(connections), String(ROUND_MS));
    const result = JSON.parse(line) as { requests: number; seconds: number; firstBytes: number[] };
    return { rate: result.requests / result.seconds, firstBytes: result.firstBytes };
  }
}

/** Resident bytes. */
function residentBytes(pid: number): number {
  const match = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  return Number(match?.[1]) * 1024;
}

async function throughput(
  bench: Bench,
  plain: string,
  netmon: string,
  kind: string,
  connections: number,
): Promise<Figure[]> {
  const ratios: number[] = [];
  const added: { p50: number[]; p99: number[] } = { p50: [], p99: [] };
  for (let round = 0; round < ROUNDS; round++) {
    // In turns, each first as often as the other.
    const order = round % 2 === 0 ? [plain, netmon] : [netmon, plain];
    const results = new Map<string, Awaited<ReturnType<Bench["load"]>>>();
    for (const base of order) results.set(base, await bench.load(`${base}/${kind}/v1/messages`, connections));
    const [without, through] = [results.get(plain), results.get(netmon)];
    if (!without || !through) throw new Error("a round is missing");
    ratios.push(through.rate / without.rate);
    for (const [name, p] of [
      ["p50", 0.5],
      ["p99", 0.99],
    ] as const)
      added[name].push(percentile(through.firstBytes, p) - percentile(without.firstBytes, p));
  }
  const what = `${kind === "json" ? "whole answer" : "stream"}, ${connections} client${connections === 1 ? "" : "s"}`;
  const ms = { unit: " ms", digits: 3 };
  return [
    figure(`LLM proxy : pass-through, requests/s, ${what}`, ratios, { least: 0.85 }),
    figure(
      `LLM proxy, added to the first byte, p50, ${what}`,
      added.p50,
      connections === 1 ? { ...ms, aim: 0.3 } : ms,
    ),
    figure(`LLM proxy, added to the first byte, p99, ${what}`, added.p99, ms),
  ];
}

/** Microseconds for each of 2,000 events, beyond what the pass-through takes. */
async function perEvent(bench: Bench, plain: string, netmon: string): Promise<Figure> {
  const values: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const without = await bench.load(`${plain}/long/v1/messages`, 1);
    const through = await bench.load(`${netmon}/long/v1/messages`, 1);
    values.push((1 / through.rate - 1 / without.rate) * (1e6 / 2000));
  }
  return figure("LLM proxy, added for each event of a stream", values, { unit: " µs", digits: 1, aim: 50 });
}

async function memory(netmon: { url: string; pid: number }): Promise<Figure> {
  const dispatcher = new Agent({ connections: OPEN_STREAMS });
  const before = residentBytes(netmon.pid);
  const answers = await Promise.all(
    Array.from({ length: OPEN_STREAMS }, () =>
      request(`${netmon.url}/open/v1/messages`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: '{"stream":true}',
        dispatcher,
      }),
    ),
  );
  await sleep(500);
  const grown = residentBytes(netmon.pid) - before;
  for (const answer of answers) answer.body.on("error", () => {}).destroy();
  await dispatcher.destroy();
  return figure(`memory of an open stream (${OPEN_STREAMS} open)`, [grown / OPEN_STREAMS / 1024], {
    unit: " KiB",
    digits: 0,
    aim: 1024,
  });
}

export async function measureLlm(): Promise<Figure[]> {
  const bench = new Bench();
  try {
    const upstream = await bench.script("llm/upstream");
    const plain = `http://127.0.0.1:${await bench.script("llm/pass-through", upstream)}`;
    const netmon = await bench.proxy(`http://127.0.0.1:${upstream}`);
    const figures: Figure[] = [];
    for (const kind of ["json", "stream"])
      for (const connections of [1, 64])
        figures.push(...(await throughput(bench, plain, netmon.url, kind, connections)));
    figures.push(await perEvent(bench, plain, netmon.url), await memory(netmon));
    return figures;
  } finally {
    await bench.remove();
  }
}
