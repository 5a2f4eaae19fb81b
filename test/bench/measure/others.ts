/**
 * How long other clients wait while a large message passes: one client, in its own process, sends a short request 4 ms
 * after each response; another sends or receives a large message every 0.3 s. netmon enforces and has no events to
 * write. In turns with a plain Node pass-through under the same load. The longest step is that of the main thread.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { anthropic } from "../../llm/upstream/anthropic.ts";
import { type Figure, figure, median, percentile } from "../figure.ts";
import { type Exchange, whole } from "../llm/answers.ts";
import { LlmBench, type Target } from "../llm/bench.ts";
import { inTurns } from "../turns.ts";

const ROUNDS = 3;
const ROUND_MS = 4000;
const WARM_UP_MS = 700;
const PAUSE_MS = 4;
const LARGE_PAUSE_MS = 300;
const MIB = 2 ** 20;

/** Text whose JSON has this size. */
const filled = (piece: string, mib: number): string =>
  piece.repeat((mib * MIB) / (JSON.stringify(piece).length - 2));
const WORDS = "The weather is fine today. ";
const QUOTES = '"fine"\n';

const exchange = (what: string, provider: string, answered: string, asked: () => string): Exchange => ({
  what,
  provider,
  path: "v1/messages",
  answer: () => whole(anthropic.whole({ text: answered }, 1)),
  body: () => JSON.stringify({ model: "any", messages: [{ role: "user", content: asked() }] }),
});

const SHORT = exchange("a short request", "short", WORDS, () => WORDS);
const LARGE = [
  exchange("whole answers of 15 MiB", "words", filled(WORDS, 15), () => WORDS),
  exchange("whole answers of 15 MiB full of quotes", "quotes", filled(QUOTES, 15), () => WORDS),
  exchange("requests of 31 MiB", "short", WORDS, () => filled(WORDS, 31)),
];

interface Waited {
  /** Milliseconds of each short request. */
  waits: number[];
  /** Milliseconds of CPU time. */
  longestStep: number;
}

class OthersBench extends LlmBench {
  readonly #steps = join(this.directory, "steps");

  constructor() {
    super("others", [SHORT, ...LARGE]);
    mkdirSync(this.#steps);
    const meter = new URL("../step-meter.mjs", import.meta.url);
    Object.assign(this.env, { STEP_METER: this.#steps, NODE_OPTIONS: `--import ${meter.href}` });
  }

  async waits(target: Target, large: Exchange | null, ms: number): Promise<Waited> {
    await this.#longestStep(target);
    const [{ whole: waits }] = await Promise.all([
      this.ask(target, SHORT, 1, ms, PAUSE_MS),
      large === null ? null : this.ask(target, large, 1, ms, LARGE_PAUSE_MS),
    ]);
    return { waits, longestStep: await this.#longestStep(target) };
  }

  /** Since the previous call. */
  async #longestStep({ pid }: Target): Promise<number> {
    const file = join(this.#steps, String(pid));
    process.kill(pid, "SIGUSR2");
    while (!existsSync(file)) await sleep(10);
    const step = Number(readFileSync(file, "utf8"));
    rmSync(file);
    return step;
  }
}

export async function measureOthers(): Promise<Figure[]> {
  const bench = new OthersBench();
  try {
    const upstream = await bench.upstream();
    const targets = { netmon: await bench.proxy(upstream), "pass-through": await bench.plain(upstream) };
    const names = Object.keys(targets) as (keyof typeof targets)[];
    const idle: Partial<Record<string, number>> = {};
    const figures: Figure[] = [];
    for (const large of [null, ...LARGE]) {
      for (const name of names) await bench.waits(targets[name], large, WARM_UP_MS);
      const found = await inTurns(ROUNDS, names, (name) => bench.waits(targets[name], large, ROUND_MS));
      for (const [i, name] of names.entries()) {
        const rounds = found[i] ?? [];
        const of = (p: number): number[] => rounds.map(({ waits }) => percentile(waits, p));
        const what = `beside ${large?.what ?? "nothing"}, ${name}`;
        const ms = { unit: " ms", digits: 1 };
        idle[name] ??= median(of(0.99));
        const aim =
          large !== null && name === "netmon" ? { aim: Number((2 * (idle[name] ?? 0)).toFixed(1)) } : {};
        figures.push(
          figure(`${SHORT.what} ${what}, p50`, of(0.5), ms),
          figure(`the same, p99, ${what}`, of(0.99), { ...ms, ...aim }),
          figure(
            `longest step ${what}`,
            rounds.map(({ longestStep }) => longestStep),
            large !== null && name === "netmon" ? { ...ms, aim: 100 } : ms,
          ),
        );
      }
    }
    return figures;
  } finally {
    await bench.remove();
  }
}
