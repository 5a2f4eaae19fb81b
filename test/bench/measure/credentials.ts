/**
 * The cost of a key: a request whose placeholder becomes one, and whose body is searched for placeholders, compared with
 * the same request through a netmon without credentials, in turns.
 */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Figure, figure } from "../figure.ts";
import { LARGE, SHORT } from "../llm/answers.ts";
import { LlmBench, type Target } from "../llm/bench.ts";
import { inTurns } from "../turns.ts";

const ROUNDS = 15;
const ROUND_MS = 600;
const WARM_UP_MS = 4000;
const VARIABLE = "BENCH_KEY";
const FIELD = "x-bench-key";
const netmon = fileURLToPath(new URL("../../../dist/netmon", import.meta.url));

const sending = (target: Target, value: string): Target => ({
  ...target,
  request: ({ provider, path }) => ({ path: `${provider}/${path}`, headers: [`${FIELD}: ${value}`] }),
});

export async function measureCredentials(): Promise<Figure[]> {
  const exchanges = [...SHORT.slice(0, 1), ...LARGE];
  const bench = new LlmBench("credentials", exchanges);
  try {
    const port = await bench.upstream();
    const file = join(bench.directory, "key");
    writeFileSync(file, `sk-${"k1".repeat(30)}\n`, { mode: 0o600 });
    const to = [{ host: `127.0.0.1:${port}` }];
    const key = { file, to, headers: [FIELD], variables: [VARIABLE] };
    const bare = await bench.proxy(port, "bare");
    const keyed = await bench.proxy(port, "keyed", { key });
    const state = ["--state-dir", join(bench.directory, "state")];
    const told = execFileSync(netmon, ["env", "keyed", "--json", ...state], { encoding: "utf8" });
    const placeholder = /[\w-]+-netmon-placeholder-/.exec(told)?.[0];
    if (placeholder === undefined) throw new Error(`netmon env has no placeholder: ${told}`);
    const targets = [sending(bare, "k".repeat(placeholder.length)), sending(keyed, placeholder)];
    for (const target of targets)
      for (const exchange of exchanges) await bench.ask(target, exchange, 8, WARM_UP_MS);
    const figures: Figure[] = [];
    for (const exchange of exchanges) {
      const [without = [], through = []] = await inTurns(ROUNDS, targets, (target) =>
        bench.ask(target, exchange, 1, ROUND_MS),
      );
      const ratios = through.map(({ cpu }, round) => cpu / (without[round]?.cpu ?? Number.NaN));
      figures.push(figure(`CPU of a request, with a key : without, ${exchange.what}`, ratios, {}));
    }
    return figures;
  } finally {
    await bench.remove();
  }
}
