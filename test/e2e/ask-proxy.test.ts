// group: programs
/** Calls in model responses that wait for a person, in every format of the LLM proxy, whole and streamed. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startWeatherServer, type WeatherServer } from "../agents/weather-server.ts";
import type { Turn } from "../llm/upstream/turn.ts";
import { Upstream } from "../llm/upstream/upstream.ts";
import { Approvals } from "./asking.ts";
import { Proxying } from "./proxying.ts";

vi.setConfig({ testTimeout: 90_000 }); // many processes, on a machine that may be busy

let weather: WeatherServer;
let upstream: Upstream;
let city = 0;
const directories: string[] = [];
const proxies: Proxying[] = [];

beforeAll(async () => {
  weather = await startWeatherServer();
  // what a model is asked is what it says, so that the tests need not take turns
  upstream = await Upstream.start((request) => turnOf(JSON.stringify(request)));
});
afterAll(async () => {
  for (const proxy of proxies) await proxy.kill();
  await upstream.close();
  await weather.close();
  for (const directory of directories) rmSync(directory, { recursive: true });
});

function turnOf(request: string): Turn {
  const names = /delete ([a-z0-9,]+)/.exec(request)?.[1]?.split(",") ?? [];
  const calls = names.map((name) => ({ name: "mcp__weather__delete_city", args: { city: name } }));
  return { text: "Now.", calls, after: "Done." };
}

async function start(approvals: object, mode = "enforce", more: object = {}) {
  const directory = mkdtempSync(join(tmpdir(), "netmon-ask-proxy-"));
  directories.push(directory);
  const file = join(directory, "netmon.yaml");
  const servers = [{ id: "weather", type: "http", url: weather.url }];
  const ask = [{ server: "weather", tool: "delete_*" }];
  const providers = { anthropic: upstream.url, openai: `${upstream.url}/v1` };
  writeFileSync(
    file,
    JSON.stringify({ sandbox: { mcp: { mode, servers, ask, ...more } }, proxy: { providers }, approvals }),
  );
  const proxy = new Proxying(["--session", "s", "--state-dir", directory, "--config", file]);
  proxies.push(proxy);
  const { url } = await proxy.started();
  // an answer is bound to the definition: it must be known before the first call
  await proxy.event("mcp_tool_seen", ({ tool_name }) => tool_name === "delete_city");
  return { proxy, url, approvals: new Approvals(directory) };
}

const FORMATS = {
  messages: (text: string, stream: boolean) => ({
    path: "/v1/messages",
    body: { model: "m", max_tokens: 100, stream, messages: [{ role: "user", content: text }] },
  }),
  chat_completions: (text: string, stream: boolean) => ({
    path: "/v1/chat/completions",
    body: { model: "m", stream, messages: [{ role: "user", content: text }] },
  }),
  responses: (text: string, stream: boolean) => ({
    path: "/v1/responses",
    body: { model: "m", stream, input: text },
  }),
};

async function ask(
  url: string,
  format: keyof typeof FORMATS,
  text: string,
  stream: boolean,
): Promise<string> {
  const { path, body } = FORMATS[format](text, stream);
  const response = await fetch(`${url}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-api-key": "k", authorization: "Bearer k" },
    body: JSON.stringify(body),
  });
  const said = await response.text();
  if (response.status !== 200) throw new Error(`${response.status}: ${said}`);
  return said;
}

/** The text of an answer, however its format cuts it. */
function saidIn(answer: string): string {
  const pieces = [...answer.matchAll(/"(?:text|content|delta)":("(?:[^"\\]|\\.)*")/g)];
  return pieces.map(([, text]) => JSON.parse(text ?? '""') as string).join("");
}

const forms = (Object.keys(FORMATS) as (keyof typeof FORMATS)[]).flatMap((format) => [
  { format, stream: true },
  { format, stream: false },
]);
const CALL = /mcp__weather__delete_city/;

describe.concurrent.each(forms)("a call in $format, streamed: $stream", ({ format, stream }) => {
  it("waits, and passes once when a person says yes", async () => {
    const { url, approvals } = await start({ hold_seconds: 60 });
    const name = `bonn${++city}`;
    const held = ask(url, format, `delete ${name}`, stream);
    const ticket = await approvals.one();
    expect(ticket).toMatchObject({ layer: "llm", toolName: "delete_city", arguments: `{"city":"${name}"}` });
    expect((await approvals.run("allow", ticket.id)).code).toBe(0);
    const answer = await held;
    expect(answer).toMatch(CALL);
    expect(answer).not.toContain("[netmon]");
    const states = () => approvals.events("s").map(({ state }) => state);
    await expect.poll(states).toEqual(["proposed", "approved", "consumed"]);
  });

  it("is a text with the person's reason when they say no, and when the call comes again", async () => {
    const { url, approvals } = await start({ hold_seconds: 60 });
    const name = `bonn${++city}`;
    const held = ask(url, format, `delete ${name}`, stream);
    const { id } = await approvals.one();
    expect((await approvals.run("reject", id, "--reason", "wait for Eva")).code).toBe(0);
    const again = async () => ask(url, format, `delete ${name}`, stream);
    for (const answer of [await held, await again()]) {
      expect(answer.split("[netmon]")[0]).not.toMatch(CALL);
      expect(saidIn(answer)).toContain('The person said: "wait for Eva".');
    }
  });

  it("is a text with the reference when nobody answers in time, and the same call passes later, once", async () => {
    const { url, approvals } = await start({ hold_seconds: 0 });
    const name = `bonn${++city}`;
    const refused = await ask(url, format, `delete ${name}`, stream);
    const { id } = await approvals.one();
    expect(refused).toContain(id);
    expect(refused.split("[netmon]")[0]).not.toMatch(CALL);
    expect(await approvals.run("allow", id)).toMatchObject({ code: 0 });
    expect(await ask(url, format, `delete other${name}`, stream)).toContain("[netmon]");
    expect(await ask(url, format, `delete ${name}`, stream)).not.toContain("[netmon]");
    expect(await ask(url, format, `delete ${name}`, stream)).toContain("[netmon]");
  });
});

describe.concurrent("calls", () => {
  it("calls of one answer wait side by side, each for its own answer", async () => {
    const { url, approvals, proxy } = await start({ hold_seconds: 60 });
    const held = ask(url, "messages", "delete bonn,kiel,kiel", false);
    for (const { id, arguments: args } of await approvals.waiting((tickets) => tickets.length === 2))
      await approvals.run(args.includes("bonn") ? "reject" : "allow", id);
    // the second of the same is another call: it asks again
    const again = await approvals.one();
    await approvals.run("reject", again.id);
    const answer = await held;
    expect(answer.match(/"type":"tool_use"/g)).toHaveLength(1);
    expect(answer.match(/\[netmon\]/g)).toHaveLength(2);
    const { summary } = await proxy.stop();
    expect(summary.counters).toMatchObject({ asked: 3, not_approved: 2, allowed: 1, blocked: 2 });
  });

  it("keep their client waiting with the protocol's own sign of life", async () => {
    const { url, approvals } = await start({ hold_seconds: 6 });
    const [messages, chat] = await Promise.all([
      ask(url, "messages", "delete ulm", true),
      ask(url, "chat_completions", "delete ulm2", true),
    ]);
    expect(messages).toContain('event: ping\ndata: {"type":"ping"}\n\n');
    expect(chat).toContain("\n\n:\n\n");
    expect(await approvals.list()).toHaveLength(2);
  });

  it("calls of a client that has gone hold nothing up", async () => {
    const { url, approvals, proxy } = await start({ hold_seconds: 60 });
    const { path, body } = FORMATS.messages("delete jena", true);
    const gone = new AbortController();
    const asked = fetch(`${url}${path}`, {
      ...{ method: "POST", headers: { "content-type": "application/json" }, signal: gone.signal },
      body: JSON.stringify(body),
    }).then(
      (response) => response.text().catch(() => "gone"),
      () => "gone",
    );
    await approvals.one();
    gone.abort();
    expect(await asked).toBe("gone");
    const call = await proxy.event("mcp_tool_call_intercepted");
    expect(call).toMatchObject({ action: "block", reason: "approval_required" });
  });

  it("are not held in observe, and are said to be held in enforce", async () => {
    const { url, approvals, proxy } = await start({}, "observe");
    expect(await ask(url, "messages", "delete ulm", true)).toMatch(CALL);
    expect(await approvals.list()).toEqual([]);
    const call = await proxy.event("mcp_tool_call_intercepted");
    expect(call).toMatchObject({ action: "allow", would_block: true, reason: "approval_required" });
  });

  it("calls that are denied ask nobody", async () => {
    const denied = { denied_tools: [{ server: "weather", tool: "*" }] };
    const { url, approvals } = await start({}, "enforce", denied);
    expect(await ask(url, "messages", "delete ulm", true)).toContain("denied");
    expect(await approvals.list()).toEqual([]);
  });
});
