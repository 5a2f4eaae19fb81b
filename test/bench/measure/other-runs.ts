/**
 * How long a run's requests to its model take while another run, of the same user or of another one, has answers of 15 MiB
 * one after the other, or floods the session with refused connections: percentile 99 of short requests, 4 ms apart. In
 * turns: nothing beside it, runs that share the user's controller, and runs that are processes of their own.
 */
import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { NOBODY, OTHER, Serving } from "../../e2e/serving.ts";
import type { Started } from "../../e2e/start-netmon.ts";
import { NETMON } from "../../kernel/defence.ts";
import { anthropic } from "../../llm/upstream/anthropic.ts";
import { type Figure, figure, percentile } from "../figure.ts";

const ROUNDS = 3;
const ROUND_MS = 4000;
const WARM_UP_MS = 700;
const LARGE_BYTES = 15 << 20;

/** Sends requests of one kind until its time is over, and prints how long each took, in milliseconds. */
const ASKING = `
const [kind, ms, pause] = process.argv.slice(2);
const base = process.env.ANTHROPIC_BASE_URL;
const body = JSON.stringify({ model: "any", messages: [{ role: "user", content: kind }] });
const headers = { "content-type": "application/json" };
const took = [];
console.log("up");
for (const end = performance.now() + Number(ms); performance.now() < end; ) {
  const from = performance.now();
  const answer = await fetch(base + "/v1/messages", { method: "POST", headers, body });
  await answer.arrayBuffer();
  took.push(performance.now() - from);
  await new Promise((resolve) => setTimeout(resolve, Number(pause)));
}
console.log(JSON.stringify(took));
`;
/** 198.51.100.0/24 is nobody's (RFC 5737). */
const CONNECTING = `
import { connect } from "node:net";
console.log("up");
for (let n = 0; ; n++) {
  await new Promise((resolve) => connect(1 + (n % 60000), "198.51.100." + (1 + (n % 250))).on("error", resolve));
}
`;

const FLOODS = { "answers of 15 MiB": "answers", "refused connections": "connections" } as const;
const WAYS = { "sharing a process": "1", "in processes of their own": "0" } as const;

export async function measureOtherRuns(): Promise<Figure[]> {
  const serving = new Serving(NETMON);
  const small = JSON.stringify(anthropic.whole({ text: "The weather is fine today." }, 1));
  const large = JSON.stringify(anthropic.whole({ text: "fine ".repeat(LARGE_BYTES / 5) }, 1));
  const upstream = createServer((request, response) => {
    let asked = "";
    request.on("data", (bytes) => {
      asked += bytes;
    });
    request.on("end", () => {
      response.setHeader("content-type", "application/json");
      response.end(asked.includes('"answers"') ? large : small);
    });
  });
  await new Promise<void>((resolve) => upstream.listen(0, "127.0.0.1", resolve));
  const { port } = upstream.address() as AddressInfo;
  const files = {
    asking: join(serving.directory, "asking.mjs"),
    connecting: join(serving.directory, "connecting.mjs"),
  };
  writeFileSync(files.asking, ASKING);
  writeFileSync(files.connecting, CONNECTING);
  const run = (uid: number, shares: string, words: readonly string[]): Started => {
    const env = { ANTHROPIC_BASE_URL: `http://127.0.0.1:${port}`, NETMON_SHARE_RUNS: shares };
    const own = ["run", "--session", serving.name(), "--quiet", "--mode", "enforce", "--", process.execPath];
    return serving.as(uid, [...own, ...words], env);
  };
  const asks = async (shares: string): Promise<number> => {
    const one = run(NOBODY, shares, [files.asking, "short", String(ROUND_MS), "4"]);
    const { code, stdout, stderr } = await one.ended;
    if (code !== 0) throw new Error(`a run failed: ${stderr}`);
    return percentile(JSON.parse(stdout.split("\n")[1] ?? "") as number[], 0.99);
  };
  const flooded = async (by: number, shares: string, kind: string): Promise<number> => {
    const words = kind === "answers" ? [files.asking, kind, "60000", "0"] : [files.connecting];
    const flood = run(by, shares, words);
    await flood.says("up");
    await delay(WARM_UP_MS);
    const took = await asks(shares);
    flood.child.kill("SIGTERM");
    await flood.ended;
    return took;
  };
  const figures = new Map<string, number[]>();
  const add = (name: string, value: number): void => {
    figures.set(name, [...(figures.get(name) ?? []), value]);
  };
  try {
    await serving.start();
    for (let n = 0; n < ROUNDS; n++) {
      for (const [way, shares] of Object.entries(WAYS)) {
        add(`alone, ${way}`, await asks(shares));
        for (const [what, kind] of Object.entries(FLOODS)) {
          add(`beside ${what} of the same user, ${way}`, await flooded(NOBODY, shares, kind));
          add(`beside ${what} of another user, ${way}`, await flooded(OTHER, shares, kind));
        }
      }
    }
  } finally {
    upstream.close();
    await serving.remove();
  }
  return [...figures].map(([name, values]) =>
    figure(`p99 of a run's short requests, ${name}`, values, { unit: " ms", digits: 1 }),
  );
}
