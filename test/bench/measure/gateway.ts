/**
 * The cost of netmon gateway per tools/call, in enforce mode with a filter, compared with the server itself and with
 * a plain Node program that forwards requests, in turns within one run.
 */
import { type Figure, figure, percentile } from "../figure.ts";
import { startGateway } from "../gateway/gateway.ts";
import { Programs } from "../programs.ts";
import { inTurns } from "../turns.ts";

const ROUNDS = 7;
const ROUND_MS = 1500;
const CLIENTS = 16;

/** Milliseconds of each call, keyed by URL. */
export interface Load {
  seconds: number;
  latencies: number[][];
}

/** Makes `clients` clients call the URLs in turn, for a given time. */
export async function load(
  bench: Programs,
  clients: number,
  ms: number,
  urls: readonly string[],
): Promise<Load> {
  return JSON.parse(await bench.script("gateway/load", String(clients), String(ms), ...urls)) as Load;
}

/** The URLs of the server itself, the plain program and the gateway. */
type Ways = readonly [server: string, plain: string, gateway: string];

const ms = { unit: " ms", digits: 3 };

/** One client that calls all three in turn. */
async function latency(bench: Programs, ways: Ways, form: string): Promise<Figure[]> {
  const added = {
    p50: [] as number[],
    p99: [] as number[],
    toPlain: [] as number[],
    ofPlain: [] as number[],
  };
  for (let round = 0; round < ROUNDS; round++) {
    const [server, plain, gateway] = (await load(bench, 1, ROUND_MS, ways)).latencies as [
      number[],
      number[],
      number[],
    ];
    added.p50.push(percentile(gateway, 0.5) - percentile(server, 0.5));
    added.p99.push(percentile(gateway, 0.99) - percentile(server, 0.99));
    added.toPlain.push(percentile(gateway, 0.5) - percentile(plain, 0.5));
    added.ofPlain.push(percentile(gateway, 0.5) / percentile(plain, 0.5));
  }
  return [
    figure(`gateway, added to a call, p50, ${form}`, added.p50, { ...ms, aim: 0.3 }),
    figure(`gateway, added to a call, p99, ${form}`, added.p99, ms),
    figure(`gateway, added to a call through a pass-through, p50, ${form}`, added.toPlain, ms),
    figure(`gateway : pass-through, time of a call, p50, ${form}, 1 client`, added.ofPlain, { aim: 1.3 }),
  ];
}

/** Many clients that call one; in turns, each first as often as the others. */
async function throughput(bench: Programs, ways: Ways, form: string): Promise<Figure[]> {
  const loads = await inTurns(ROUNDS, ways, (way) => load(bench, CLIENTS, ROUND_MS, [way]));
  const [server = [], plain = [], gateway = []] = loads.map((rounds) =>
    rounds.map(({ latencies, seconds }) => (latencies[0]?.length ?? 0) / seconds),
  );
  const against = (rates: readonly number[]): number[] =>
    gateway.map((rate, round) => rate / (rates[round] ?? Number.NaN));
  return [
    figure(`gateway : direct, calls/s, ${form}, ${CLIENTS} clients`, against(server), {}),
    figure(`gateway : pass-through, calls/s, ${form}, ${CLIENTS} clients`, against(plain), {}),
  ];
}

export async function measureGateway(): Promise<Figure[]> {
  const bench = new Programs("gateway");
  try {
    const port = await bench.script("gateway/server");
    const server = `http://127.0.0.1:${port}`;
    const plain = `http://127.0.0.1:${await bench.script("llm/pass-through", port)}`;
    const figures: Figure[] = [];
    for (const form of ["json", "stream"]) {
      const { url: gateway } = await startGateway(bench, `${server}/${form}`);
      const ways: Ways = [`${server}/${form}`, `${plain}/${form}`, gateway];
      figures.push(...(await latency(bench, ways, form)), ...(await throughput(bench, ways, form)));
    }
    return figures;
  } finally {
    await bench.remove();
  }
}
