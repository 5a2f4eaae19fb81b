/**
 * The cost of the LLM proxy, in enforce mode with 100 rules, compared with a plain Node pass-through in the same run:
 * throughput, CPU, time to the first byte, memory of an open stream. Upstream and load are one small Go program.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { Agent, request } from "undici";
import { type Figure, figure, median } from "../figure.ts";
import { type Exchange, LARGE, LONG, OPEN, SHORT } from "../llm/answers.ts";
import { type Asked, LlmBench, type Target } from "../llm/bench.ts";
import { inTurns } from "../turns.ts";
import { residentMb } from "./process.ts";

const ROUNDS = 7;
const ROUND_MS = 1200;
/** Users rarely meet a process that has just started. */
const WARM_UP_MS = 4000;
const OPEN_STREAMS = 1000;
const CLIENTS = [1, 32];

async function compared(
  bench: LlmBench,
  plain: Target,
  netmon: Target,
  exchange: Exchange,
  clients: number,
  least: number,
): Promise<Figure[]> {
  const [without = [], through = []] = await inTurns(ROUNDS, [plain, netmon], (target) =>
    bench.ask(target, exchange, clients, ROUND_MS),
  );
  const what = `${exchange.what}, ${clients} client${clients === 1 ? "" : "s"}`;
  const of = (ratio: (through: Asked, without: Asked) => number): number[] =>
    through.map((asked, round) => ratio(asked, without[round] as Asked));
  return [
    figure(
      `LLM proxy : pass-through, requests/s, ${what}`,
      of((netmon, plain) => netmon.rate / plain.rate),
      { least },
    ),
    figure(
      `the same, CPU of a request, ${what}`,
      of((netmon, plain) => netmon.cpu / plain.cpu),
      { aim: 1.5 },
    ),
    figure(
      `added to the first byte, p50, ${what}`,
      of((netmon, plain) => median(netmon.firstBytes) - median(plain.firstBytes)),
      clients === 1 ? { unit: " ms", digits: 3, aim: 0.3 } : { unit: " ms", digits: 3 },
    ),
  ];
}

async function memory(netmon: Target): Promise<Figure> {
  const dispatcher = new Agent({ connections: OPEN_STREAMS });
  const before = residentMb(netmon.pid);
  const answers = await Promise.all(
    Array.from({ length: OPEN_STREAMS }, () =>
      request(`${netmon.url}/${OPEN.provider}/${OPEN.path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: OPEN.body(),
        dispatcher,
      }),
    ),
  );
  await sleep(500);
  const grown = residentMb(netmon.pid) - before;
  for (const answer of answers) answer.body.on("error", () => {}).destroy();
  await dispatcher.destroy();
  return figure(`memory of an open stream (${OPEN_STREAMS} open)`, [(grown * 1024) / OPEN_STREAMS], {
    unit: " KiB",
    digits: 0,
    aim: 1024,
  });
}

export async function measureLlm(): Promise<Figure[]> {
  const bench = new LlmBench("llm", [...SHORT, ...LONG, ...LARGE, OPEN]);
  try {
    const port = await bench.upstream();
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
