/** Message threads, which the provider keeps: what a request that continues one may call, and how clients recover. */
import Anthropic from "@anthropic-ai/sdk";
import { describe, expect, test } from "vitest";
import { message, messageEvents } from "./answers.ts";
import {
  json,
  post,
  type SeenRequest,
  type StageOptions,
  startProxy,
  startStage,
  startUpstream,
} from "./stage.ts";

const call = (tool: string) => ({ tool });

function continuing(id: string, more: object = {}): object {
  return {
    ...{ model: "m", max_tokens: 1, messages: [{ role: "user", content: "go on" }], ...more },
    thread: { type: "continue", previous_message_id: id },
  };
}

const created = (more: object = {}) => ({
  ...{ model: "m", max_tokens: 1, messages: [], thread: { type: "create" }, ...more },
});

interface Sent {
  thread?: { type: string; previous_message_id?: string };
  messages: { role: string; content: unknown }[];
  stream?: boolean;
}

const bodyOf = ({ body }: SeenRequest) => JSON.parse(body.toString()) as Sent;

/** Starts threads, each of whose answers has an id of its own. `blocks`: of the nth answer. */
async function threadStage(blocks: (sent: Sent, nth: number) => object[], setup: StageOptions = {}) {
  let nth = 0;
  return startStage((request, response) => {
    const sent = bodyOf(request);
    const answer = { ...message(...(blocks(sent, nth++) as { text?: string }[])), id: `msg_${nth}` };
    if (sent.stream !== true) return json(response, answer);
    const events = messageEvents(...(blocks(sent, nth) as { text?: string }[])).join("");
    response
      .writeHead(200, { "content-type": "text/event-stream" })
      .end(events.replaceAll('"msg_1"', `"msg_${nth}"`));
  }, setup);
}

const LOST = {
  type: "error",
  error: { type: "not_found_error", details: { error_code: "thread_not_found" } },
};

describe.each(["whole", "streamed"])("an answer of a thread, %s, in which a call was blocked", (form) => {
  test("cannot be continued: the SDKs are told to send the whole history", async () => {
    const { port, seen, refusals } = await threadStage(({ thread }) => [
      thread?.type === "continue" ? { text: "done" } : call("blocked_tool"),
    ]);
    const first = await (await post(port, "/v1/messages", created({ stream: form !== "whole" }))).text();
    expect(first).toContain("[netmon] blocked");
    const lost = await post(port, "/v1/messages", continuing("msg_1"));
    expect(lost.status).toBe(404);
    expect(lost.headers.get("x-should-retry")).toBe("false");
    expect(await lost.json()).toMatchObject(LOST);
    // a large request is known by its outline
    const large = continuing("msg_1", { system: "x".repeat(2 << 20) });
    expect((await post(port, "/v1/messages", large)).status).toBe(404);
    expect(seen).toHaveLength(1);
    expect(refusals).toEqual([]);
  });
});

test("an answer that passed as it was is continued, and in observe every one", async () => {
  for (const [mode, name] of [
    ["enforce", "get_weather"],
    ["observe", "blocked_tool"],
  ] as const) {
    const { port, refusals } = await threadStage(() => [call(name)], { mode });
    for (const stream of [false, true]) {
      const first = await (await post(port, "/v1/messages", created({ stream }))).text();
      const id = /"id":"(msg_[^"]+)"/.exec(first)?.[1] ?? "";
      expect((await post(port, "/v1/messages", continuing(id))).status).toBe(200);
    }
    expect(refusals).toEqual([]);
  }
});

test("an id that this netmon has not seen passes in observe, and is told; in enforce it is one that is gone", async () => {
  for (const mode of ["enforce", "observe"] as const) {
    const { port, seen, refusals, counters } = await threadStage(() => [{ text: "done" }], { mode });
    const answer = await post(port, "/v1/messages", continuing("msg_elsewhere"));
    expect(answer.status).toBe(mode === "enforce" ? 404 : 200);
    if (mode === "enforce") expect(await answer.json()).toMatchObject(LOST);
    expect(seen).toHaveLength(mode === "enforce" ? 0 : 1);
    expect(refusals).toMatchObject([
      {
        reason: "unknown_conversation",
        action: mode === "enforce" ? "block" : "allow",
        direction: "request",
      },
    ]);
    expect(counters.unknown_conversations).toBe(1);
  }
});

test("an id of another upstream is not known, nor one of an answer that no thread keeps", async () => {
  const { port } = await threadStage(() => [{ text: "done" }], {
    providers: { anthropic: "", other: "/base" },
  });
  await post(port, "/v1/messages", created());
  await post(port, "/v1/messages", { model: "m", max_tokens: 1, messages: [] });
  expect((await post(port, "/other/v1/messages", continuing("msg_1"))).status).toBe(404);
  expect((await post(port, "/v1/messages", continuing("msg_2"))).status).toBe(404);
  expect((await post(port, "/v1/messages", continuing("msg_1"))).status).toBe(200);
});

test.each([
  ["twice", '{"thread":{"previous_message_id":"a"},"thread":{"previous_message_id":"b"}}'],
  ["with the id twice", '{"thread":{"previous_message_id":"a","previous_message_id":"b"}}'],
  ["in another case", '{"Thread":{"previous_message_id":"a"}}'],
  ["with the id in another case", '{"thread":{"Previous_message_id":"a"}}'],
  ["with a number", '{"thread":{"previous_message_id":3}}'],
  ["as a list", '{"thread":["previous_message_id"]}'],
  ["with an escape", '{"thread":{"previous_message_id":"a"},"\\u0074hread":{"previous_message_id":"b"}}'],
])("a thread that can be read in two ways is refused: %s", async (_, sent) => {
  const { port, seen } = await threadStage(() => [{ text: "done" }]);
  expect((await post(port, "/v1/messages", sent)).status).toBe(400);
  expect(seen).toEqual([]);
});

const TOOLS = ["get_weather", "blocked_tool"].map((name) => ({
  ...{ type: "custom" as const, name, description: name },
  input_schema: { type: "object" as const },
  parse: (value: unknown) => value,
  run: () => name,
}));
const FIRST = { role: "user" as const, content: "How is it?" };

describe.each([false, true])("the SDK's tool runner, streaming: %s", (stream) => {
  const block = (name: string, id: string) => ({ type: "tool_use", id, name, input: {} });

  async function run(port: number): Promise<Anthropic.Beta.BetaMessage> {
    const client = new Anthropic({ apiKey: "k", baseURL: `http://127.0.0.1:${port}`, maxRetries: 0 });
    const params = { model: "m", max_tokens: 9, messages: [FIRST], tools: TOOLS };
    if (!stream) return await client.beta.messages.toolRunner(params);
    return await client.beta.messages.toolRunner({ ...params, stream: true }).runUntilDone();
  }

  /** An upstream with threads: it keeps what was said, and refuses what it does not have. */
  async function upstream() {
    const kept = new Map<string, unknown[]>();
    let nth = 0;
    return startUpstream((request, response) => {
      const { thread, messages, stream: streams } = bodyOf(request);
      const before = thread?.previous_message_id;
      if (before !== undefined && !kept.has(before)) return json(response, { type: "error" });
      const all = [...(kept.get(before ?? "") ?? []), ...messages];
      const results = JSON.stringify(all).split('"tool_result"').length - 1;
      const content =
        results === 0
          ? [block("blocked_tool", "toolu_b"), block("get_weather", "toolu_1")]
          : results === 1
            ? [block("get_weather", "toolu_2")]
            : [{ type: "text", text: "done" }];
      const answer = { ...message({ tool: "t" }), id: `msg_${++nth}`, content };
      const last = content.some(({ type }) => type === "tool_use") ? "tool_use" : "end_turn";
      kept.set(answer.id, [...all, { role: "assistant", content }]);
      if (streams !== true) return json(response, { ...answer, stop_reason: last });
      const parts = content.map((one) =>
        "name" in one ? { tool: one.name } : { text: (one as { text: string }).text },
      );
      const ids = content.map((one) => ("id" in one ? one.id : ""));
      const text = messageEvents(...parts)
        .join("")
        .replace('"msg_1"', `"${answer.id}"`)
        .replace(/"toolu_(\d)"/g, (_, i: string) => JSON.stringify(ids[Number(i)]));
      return response.writeHead(200, { "content-type": "text/event-stream" }).end(text);
    });
  }

  test("a blocked call, then its history again, then calls that run and a thread that is continued", async () => {
    const { url, seen } = await upstream();
    const { port, calls, refusals } = await startProxy(url);
    const last = await run(port);
    expect(last.content).toMatchObject([{ type: "text", text: "done" }]);
    const bodies = seen.map(bodyOf);
    expect(bodies.map(({ thread }) => thread?.type)).toEqual(["create", "create", "continue"]);
    expect(bodies[1]?.messages).toHaveLength(3);
    expect(JSON.stringify(bodies[1]?.messages)).not.toContain("toolu_b");
    expect(bodies[2]).not.toHaveProperty("tools");
    expect(bodies[2]?.thread?.previous_message_id).toBe("msg_2");
    expect(calls.map(({ call: { name } }) => name)).toEqual(["blocked_tool", "get_weather", "get_weather"]);
    expect(refusals).toEqual([]);
  });

  test("goes on by itself after netmon was started anew in the midst of a thread", async () => {
    const { url, seen } = await upstream();
    const ports: number[] = [];
    // nothing is blocked: without the restart all of it would be one thread
    const judge = () => () => ({ action: "allow" as const, text: "" });
    const first = await startProxy(url, { ports: { judge } });
    const second = await startProxy(url, { ports: { judge } });
    ports.push(first.port, second.port);
    const fetches: typeof fetch = async (input, init) => {
      const address = String(input instanceof Request ? input.url : input);
      return fetch(address.replace(`:${ports[0]}`, `:${seen.length === 0 ? ports[0] : ports[1]}`), init);
    };
    const client = new Anthropic({
      ...{ apiKey: "k", baseURL: `http://127.0.0.1:${ports[0]}`, maxRetries: 0, fetch: fetches },
    });
    const params = { model: "m", max_tokens: 9, messages: [FIRST], tools: TOOLS };
    const last = stream
      ? await client.beta.messages.toolRunner({ ...params, stream: true }).runUntilDone()
      : await client.beta.messages.toolRunner(params);
    expect(last.content).toMatchObject([{ type: "text", text: "done" }]);
    expect(seen.map((one) => bodyOf(one).thread?.type)).toEqual(["create", "create"]);
    expect(second.refusals).toMatchObject([{ reason: "unknown_conversation", action: "block" }]);
  });
});
