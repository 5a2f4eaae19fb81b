/**
 * What a person waits for, beside the same without netmon, in turns within one run: the first and the last byte of a long
 * call that no rule on arguments concerns, and a server's long list of tools, at first sight and later.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { request } from "undici";
import { type Figure, figure } from "../figure.ts";
import { startGateway } from "../gateway/gateway.ts";
import { Programs } from "../programs.ts";
import { inTurns } from "../turns.ts";

const ROUNDS = 15;
/** Each has a gateway that has never seen the list. */
const FIRST_ROUNDS = 5;

interface Waited {
  first: number;
  last: number;
}

/** Milliseconds until the call begins to arrive, and until the end. */
async function write(url: string): Promise<Waited> {
  const asked = performance.now();
  const { body } = await request(`${url}/v1/messages`, {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": "claude-cli/2.1.332 (external, cli)" },
    body: JSON.stringify({ model: "claude-opus-4-8", max_tokens: 1, stream: true, messages: [] }),
  });
  let [text, first] = ["", 0];
  for await (const piece of body) {
    text += piece;
    if (first === 0 && text.includes("tool_use")) first = performance.now() - asked;
  }
  if (!text.includes("message_stop")) throw new Error(`${url}: ${text.slice(-500)}`);
  return { first, last: performance.now() - asked };
}

/** Milliseconds until the tools are there. */
async function list(url: string): Promise<number> {
  const asked = performance.now();
  const { body } = await request(url, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list", params: {} }),
  });
  const text = await body.text();
  if (text.length < 2_000_000) throw new Error(`${url}: ${text.slice(0, 500)}`);
  return performance.now() - asked;
}

async function proxy(bench: Programs, model: string): Promise<string> {
  const config = join(bench.directory, "netmon.yaml");
  writeFileSync(
    config,
    JSON.stringify({ sandbox: { mcp: { mode: "enforce" } }, proxy: { providers: { anthropic: model } } }),
  );
  const { line } = await bench.netmon("proxy", "--session", "bench", "--config", config, "--port", "0");
  return `${(JSON.parse(line) as { url: string }).url}/anthropic`;
}

export async function measureWaits(): Promise<Figure[]> {
  const bench = new Programs("waits");
  try {
    const server = `http://127.0.0.1:${await bench.script("waits/server")}`;
    const model = await proxy(bench, server);
    const [direct = [], held = []] = await inTurns(ROUNDS, [server, model], write);
    const compared = (when: keyof Waited): number[] =>
      held.map((waited, round) => waited[when] / (direct[round]?.[when] ?? Number.NaN));
    const over: number[] = [];
    for (let round = 0; round < FIRST_ROUNDS; round++) {
      const upstream = `${server}/server${round}`;
      const { url, pid } = await startGateway(bench, upstream, ["--server-id", `bench${round}`]);
      const plain = await list(upstream);
      over.push((await list(url)) - 1.5 * plain);
      process.kill(pid, "SIGTERM");
    }
    const { url } = await startGateway(bench, `${server}/mcp`, []);
    await list(url);
    const [plain = [], later = []] = await inTurns(ROUNDS, [`${server}/mcp`, url], list);
    return [
      figure("a Write of 60 kB, LLM proxy : direct, until it begins", compared("first"), { aim: 1.02 }),
      figure("the same, until its end", compared("last"), { aim: 1.02 }),
      figure("344 tools of 2.1 MB, gateway, first time, less 1.5 × direct", over, {
        unit: " ms",
        digits: 0,
        aim: 500,
      }),
      figure(
        "the same later, gateway : direct",
        later.map((ms, round) => ms / (plain[round] ?? Number.NaN)),
        { aim: 1.2 },
      ),
    ];
  } finally {
    await bench.remove();
  }
}
