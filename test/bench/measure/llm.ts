/**
 * What the LLM proxy costs, in enforce mode with 100 rules, against a plain Node pass-through in the same run:
 * throughput, CPU, time to the first byte, memory of an open stream. Upstream and load are one small Go program.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Agent, request } from "undici";
import { type Figure, figure, percentile } from "../figure.ts";
import { type Exchange, LARGE, LONG, OPEN, PROVIDERS, SHORT, writeAnswers } from "../llm/answers.ts";
import { Programs } from "../programs.ts";

const ROUNDS = 7;
const ROUND_MS = 1200;
/** A process that has just begun is not what users meet. */
const WARM_UP_MS = 4000;
const OPEN_STREAMS = 1000;
const CLIENTS = [1, 32];
/** Of user and system time in /proc, which is in hundredths of a second. */
const TICK_US = 10_000;

interface Target {
  url: string;
  pid: number;
}

interface Asked {
  /** Requests a second. */
  rate: number;
  /** Microseconds of CPU for a request. */
  cpu: number;
  /** Milliseconds, the median. */
  firstByte: number;
}

class Bench extends Programs {
  readonly #load = join(this.directory, "load");
  readonly #files = writeAnswers(this.directory);

  constructor() {
    super("llm");
    const source = fileURLToPath(new URL("../llm/load/main.go", import.meta.url));
    execFileSync("go", ["build", "-o", this.#load, source], { stdio: ["ignore", "ignore", "inherit"] });
  }

  upstream(): Promise<{ line: string }> {
    return this.program(this.#load, "upstream", this.#files.answers);
  }

  async plain(port: string): Promise<Target> {
    const { line, pid } = await this.node("llm/pass-through", port);
    return { url: `http://127.0.0.1:${line}`, pid };
  }

  async proxy(port: string): Promise<Target> {
    const config = join(this.directory, "netmon.yaml");
    const ready = join(this.directory, "ready.json");
    const servers = Array.from({ length: 20 }, (_, i) => ({ id: `server${i}`, command: "true" }));
    const denied = Array.from({ length: 100 }, (_, i) => ({
      server: `server${i % 20}`,
      tool: `drop_${i}_*`,
    }));
    const mcp = { mode: "enforce", fail_closed: true, servers, denied_tools: denied };
    const providers = Object.fromEntries(PROVIDERS.map((name) => [name, `http://127.0.0.1:${port}/${name}`]));
    writeFileSync(config, JSON.stringify({ sandbox: { mcp }, proxy: { providers } }));
    // the file is written before the event is told
    const { pid } = await this.netmon(
      ...["proxy", "--session", "bench", "--config", config, "--ready-file", ready],
    );
    return { url: (JSON.parse(readFileSync(ready, "utf8")) as { url: string }).url, pid };
  }

  async ask({ url, pid }: Target, exchange: Exchange, clients: number, ms = ROUND_MS): Promise<Asked> {
    const { provider, path, body } = exchange;
    const before = ticksOf(pid);
    const { line } = await this.program(
      ...[this.#load, "ask", `${url}/${provider}/${path}`, String(clients), String(ms)],
      ...[join(this.#files.requests, body), "0"],
    );
    const { requests, seconds, firstBytes } = JSON.parse(line) as {
      requests: number;
      seconds: number;
      firstBytes: number[];
    };
    const cpu = ((ticksOf(pid) - before) * TICK_US) / requests;
    return { rate: requests / seconds, cpu, firstByte: percentile(firstBytes, 0.5) };
  }
}

/** CPU of the process so far. */
function ticksOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return Number(fields[11]) + Number(fields[12]);
}

/** Resident bytes. */
function residentBytes(pid: number): number {
  const match = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  return Number(match?.[1]) * 1024;
}

/** In turns, each first as often as the other. */
async function compared(
  bench: Bench,
  plain: Target,
  netmon: Target,
  exchange: Exchange,
  clients: number,
  least: number,
): Promise<Figure[]> {
  const pairs: { without: Asked; through: Asked }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const first = await bench.ask(round % 2 === 0 ? plain : netmon, exchange, clients);
    const second = await bench.ask(round % 2 === 0 ? netmon : plain, exchange, clients);
    pairs.push(round % 2 === 0 ? { without: first, through: second } : { without: second, through: first });
  }
  const what = `${exchange.what}, ${clients} client${clients === 1 ? "" : "s"}`;
  const of = (ratio: (pair: (typeof pairs)[number]) => number): number[] => pairs.map(ratio);
  return [
    figure(
      `LLM proxy : pass-through, requests/s, ${what}`,
      of(({ without, through }) => through.rate / without.rate),
      { least },
    ),
    figure(
      `the same, CPU of a request, ${what}`,
      of(({ without, through }) => through.cpu / without.cpu),
      { aim: 1.5 },
    ),
    figure(
      `added to the first byte, p50, ${what}`,
      of(({ without, through }) => through.firstByte - without.firstByte),
      clients === 1 ? { unit: " ms", digits: 3, aim: 0.3 } : { unit: " ms", digits: 3 },
    ),
  ];
}

async function memory(netmon: Target): Promise<Figure> {
  const dispatcher = new Agent({ connections: OPEN_STREAMS });
  const before = residentBytes(netmon.pid);
  const answers = await Promise.all(
    Array.from({ length: OPEN_STREAMS }, () =>
      request(`${netmon.url}/${OPEN}/v1/messages`, {
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
    const { line: port } = await bench.upstream();
    const [plain, netmon] = [await bench.plain(port), await bench.proxy(port)];
    for (const target of [plain, netmon])
      for (const exchange of [...SHORT, ...LARGE]) await bench.ask(target, exchange, 32, WARM_UP_MS);
    const figures: Figure[] = [];
    for (const [exchanges, least] of [
      [SHORT, 0.8],
      [LONG, 0.9],
      [LARGE, 0.8],
    ] as const)
      for (const exchange of exchanges)
        for (const clients of CLIENTS)
          figures.push(...(await compared(bench, plain, netmon, exchange, clients, least)));
    return [...figures, await memory(netmon)];
  } finally {
    await bench.remove();
  }
}
