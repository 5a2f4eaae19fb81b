/**
 * netmon compared with other LLM proxies and MCP proxies, and with pass-throughs that inspect nothing, in turns within
 * one run. A cell of another program is netmon's figure divided by its own; memory and start times are each program's.
 */
import { fileURLToPath } from "node:url";
import type { Arena } from "../arena.ts";
import { type Figure, figure, median } from "../figure.ts";
import { CHAT } from "../llm/answers.ts";
import { type Asked, LlmBench } from "../llm/bench.ts";
import { peersInstalled } from "../peers/installed.ts";
import { llmProxies } from "../peers/llm-proxies.ts";
import { MCP_PROXIES, type McpTarget } from "../peers/mcp-proxies.ts";
import { Programs } from "../programs.ts";
import { inTurns } from "../turns.ts";
import { type Load, load } from "./gateway.ts";
import { residentMb } from "./process.ts";

const ROUNDS = 3;
const ROUND_MS = 400;
const WARM_UP_MS = 400;

interface Measured {
  name: string;
  values: number[];
}

/** The first one is netmon: its own value, with `unit`; for the others, netmon's divided by theirs, round by round. */
function beside(row: string, all: readonly Measured[], unit: { unit: string; digits: number }): Figure[] {
  const [netmon, ...others] = all;
  if (netmon === undefined) return [];
  const ratio = ({ values }: Measured): number[] =>
    values.map((value, round) => (netmon.values[round] ?? Number.NaN) / value);
  return [
    { ...figure(row, netmon.values, unit), column: netmon.name },
    ...others.map((other) => ({
      ...figure(row, ratio(other), { unit: " ×", digits: 2 }),
      column: other.name,
    })),
  ];
}

interface Started {
  name: string;
  server: { url: string; pid: number };
  /** Milliseconds from the start to the first response. */
  ms: number;
}

/** Each program's value, not as a ratio. */
const each = (row: string, all: readonly Started[], value: (of: Started) => number, unit: string): Figure[] =>
  all.map((one) => ({ ...figure(row, [value(one)], { unit, digits: 0 }), column: one.name }));
const memory = (row: string, all: readonly Started[]): Figure[] =>
  each(row, all, ({ server }) => residentMb(server.pid), " MiB");
const starts = (row: string, all: readonly Started[]): Figure[] => each(row, all, ({ ms }) => ms, " ms");

const clientsOf = (n: number): string => `${n} client${n === 1 ? "" : "s"}`;

async function llm(arena: Arena): Promise<Figure[]> {
  const bench = new LlmBench("llm-peers", CHAT);
  try {
    const upstream = await bench.upstream();
    const targets: Started[] = [];
    for (const [name, start] of Object.entries(llmProxies(arena.program)))
      targets.push({ name, ...(await bench.started(() => start(bench, upstream), CHAT[0])) });
    const idle = memory("LLM proxy, resident memory after the first answer", targets);
    for (const { server } of targets)
      for (const exchange of CHAT) await bench.ask(server, exchange, 8, WARM_UP_MS);
    const figures: Figure[] = [];
    for (const exchange of CHAT)
      for (const clients of [1, 32]) {
        const asked = await inTurns(ROUNDS, targets, ({ server }) =>
          bench.ask(server, exchange, clients, ROUND_MS),
        );
        const of = (value: (asked: Asked) => number): Measured[] =>
          targets.map(({ name }, i) => ({ name, values: (asked[i] ?? []).map(value) }));
        const what = `${exchange.what}, ${clientsOf(clients)}`;
        figures.push(
          ...beside(
            `LLM proxy, requests/s, ${what}`,
            of(({ rate }) => rate),
            { unit: "/s", digits: 0 },
          ),
          ...beside(
            `LLM proxy, CPU of a request, ${what}`,
            of(({ cpu }) => cpu),
            { unit: " µs", digits: 0 },
          ),
        );
      }
    const loaded = memory("LLM proxy, resident memory after the load", targets);
    return [...figures, ...idle, ...loaded, ...starts("LLM proxy, start to the first answer", targets)];
  } finally {
    await bench.remove();
  }
}

/** Sends an initialize request. */
const opened = ({ url }: McpTarget): Promise<Response> =>
  fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
    body: JSON.stringify({
      ...{ jsonrpc: "2.0", id: 0, method: "initialize" },
      params: {
        protocolVersion: "2025-11-25",
        capabilities: {},
        clientInfo: { name: "bench", version: "1" },
      },
    }),
  });

async function mcp(): Promise<Figure[]> {
  const bench = new Programs("mcp-peers");
  try {
    const port = await bench.script("gateway/server");
    const script = fileURLToPath(new URL("../gateway/server.ts", import.meta.url));
    const command = [process.execPath, "--import", import.meta.resolve("tsx"), script, "stdio"];
    const targets: Started[] = [];
    for (const [name, start] of Object.entries(MCP_PROXIES)) {
      const own = { url: `http://127.0.0.1:${port}/json`, command };
      targets.push({ name, ...(await bench.firstAnswer(() => start(bench, own), opened)) });
    }
    const idle = memory("MCP proxy, resident memory after the first answer", targets);
    for (const { server } of targets) await load(bench, 16, 2 * WARM_UP_MS, [server.url]);
    const figures: Figure[] = [];
    for (const clients of [1, 16]) {
      const loads = await inTurns(ROUNDS, targets, ({ server }) =>
        load(bench, clients, ROUND_MS, [server.url]),
      );
      const of = (value: (load: Load) => number): Measured[] =>
        targets.map(({ name }, i) => ({ name, values: (loads[i] ?? []).map(value) }));
      figures.push(
        ...beside(
          `MCP proxy, calls/s, ${clientsOf(clients)}`,
          of(({ latencies, seconds }) => (latencies[0]?.length ?? 0) / seconds),
          { unit: "/s", digits: 0 },
        ),
        ...beside(
          `MCP proxy, time of a call, p50, ${clientsOf(clients)}`,
          of(({ latencies }) => median(latencies[0] ?? [])),
          { unit: " ms", digits: 2 },
        ),
      );
    }
    const loaded = memory("MCP proxy, resident memory after the load", targets);
    return [...figures, ...idle, ...loaded, ...starts("MCP proxy, start to the first answer", targets)];
  } finally {
    await bench.remove();
  }
}

export async function measurePeers(arena: Arena): Promise<Figure[]> {
  if (!peersInstalled())
    throw new Error("the programs to measure are missing: make bench PARTS=peers installs them");
  return [...(await llm(arena)), ...(await mcp())];
}
