/**
 * What netmon gateway costs for a tools/call, in enforce mode with a filter, against the server itself and against
 * a plain Node program that hands requests on, in turns within one run.
 */
import { type Figure, figure, percentile } from "../figure.ts";
import { Programs } from "../programs.ts";

const ROUNDS = 7;
const ROUND_MS = 1500;
const CLIENTS = 16;

/** Milliseconds of each call, by URL. */
interface Load {
  seconds: number;
  latencies: number[][];
}

class Bench extends Programs {
  constructor() {
    super("gateway");
  }

  async gateway(upstream: string): Promise<string> {
    const { line } = await this.netmon(
      ...["gateway", "--upstream", upstream, "--port", "0", "--mode", "enforce"],
      ...["--denied", "^shell_", "--allowed", "^tool_"],
    );
    return (JSON.parse(line) as { url: string }).url;
  }

  async load(clients: number, urls: readonly string[]): Promise<Load> {
    return JSON.parse(await this.script("gateway/load", String(clients), String(ROUND_MS), ...urls)) as Load;
  }
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
    const port = await bench.script("gateway/server");
    const server = `http://127.0.0.1:${port}`;
    const plain = `http://127.0.0.1:${await bench.script("llm/pass-through", port)}`;
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
