/** Every wire format through the proxy, in each of its framings; the upstream sends the corpus. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { encodeAwsEvent } from "../../../src/framing/aws-event-stream.ts";
import type { ToolCall } from "../../../src/llm/wire.ts";
import { BLOCK_TEXT, post, type Stage, startStage } from "./stage.ts";

function fixture(name: string): Buffer {
  return readFileSync(new URL(`../../fixtures/wire/${name}`, import.meta.url));
}

/** The events of a stream of Bedrock as AWS sends them. */
function awsEvents(name: string): Buffer {
  const events = JSON.parse(fixture(name).toString()) as [string, unknown][];
  return Buffer.concat(events.map(([event, data]) => encodeAwsEvent({ event, data: JSON.stringify(data) })));
}

const JSON_TYPE = "application/json; charset=UTF-8";
const SSE_TYPE = "text/event-stream";
const GEMINI = "/v1beta/models/gemini-3";

const CASES: [what: string, path: string, type: string, body: Buffer, calls: number][] = [
  ["Messages", "/v1/messages", JSON_TYPE, fixture("anthropic/body-tools.json"), 2],
  ["Messages, SSE", "/v1/messages", SSE_TYPE, fixture("anthropic/two-tools.sse"), 2],
  ["Chat", "/v1/chat/completions", JSON_TYPE, fixture("openai-chat/body-two-calls.json"), 2],
  ["Chat, SSE", "/v1/chat/completions", SSE_TYPE, fixture("openai-chat/interleaved.sse"), 3],
  ["Responses", "/v1/responses", JSON_TYPE, fixture("openai-responses/body-calls.json"), 3],
  ["Responses, SSE", "/v1/responses", SSE_TYPE, fixture("openai-responses/parallel.sse"), 2],
  ["Gemini", `${GEMINI}:generateContent`, JSON_TYPE, fixture("gemini/body-calls.json"), 2],
  ["Gemini, SSE", `${GEMINI}:streamGenerateContent?alt=sse`, SSE_TYPE, fixture("gemini/parallel.sse"), 2],
  ["Gemini, array", `${GEMINI}:streamGenerateContent`, JSON_TYPE, fixture("gemini/array.array.json"), 2],
  [
    "Code Assist",
    "/v1internal:streamGenerateContent?alt=sse",
    SSE_TYPE,
    fixture("gemini/code-assist.sse"),
    1,
  ],
  ["Converse", "/model/m/converse", JSON_TYPE, fixture("bedrock/two-tools.json"), 2],
  [
    "ConverseStream",
    "/model/m/converse-stream",
    "application/vnd.amazon.eventstream",
    awsEvents("bedrock/two-tools.events.json"),
    2,
  ],
  ["InvokeModel", "/model/m/invoke", JSON_TYPE, fixture("anthropic/body-tools.json"), 2],
];

function stage(type: string, body: Buffer, block: boolean, calls: ToolCall[]): Promise<Stage> {
  return startStage(
    (_request, response) => {
      response.writeHead(200, { "content-type": type });
      // Three reads at the proxy.
      const third = Math.ceil(body.length / 3);
      response.write(body.subarray(0, third));
      setImmediate(() => {
        response.write(body.subarray(third, 2 * third));
        setImmediate(() => response.end(body.subarray(2 * third)));
      });
    },
    {
      ports: {
        judge: () => (call) => {
          calls.push(call);
          return block ? { action: "block", text: BLOCK_TEXT } : { action: "allow", text: "" };
        },
      },
    },
  );
}

describe.each(CASES)("%s", (_what, path, type, body, count) => {
  const asked = { stream: type === SSE_TYPE };
  test("an answer whose calls are allowed says the same", async () => {
    const calls: ToolCall[] = [];
    const { port, counters, refusals } = await stage(type, body, false, calls);
    const response = await post(port, path, asked);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get("content-type")).toBe(type.split(";")[0]);
    expect(calls).toHaveLength(count);
    // A call that was held may come after an event that was not; lines end in one way.
    const came = type === SSE_TYPE ? Buffer.from(body.toString().replaceAll("\r\n", "\n")) : body;
    expect([...bytes].sort().join()).toBe([...came].sort().join());
    expect(refusals).toEqual([]);
    expect(counters).toMatchObject({
      answers: 1,
      streams: type === JSON_TYPE && !path.endsWith("streamGenerateContent") ? 0 : 1,
      tool_calls: count,
    });
  });

  test("blocked calls are replaced", async () => {
    const calls: ToolCall[] = [];
    const { port, refusals } = await stage(type, body, true, calls);
    const text = Buffer.from(await (await post(port, path, asked)).arrayBuffer()).toString();
    expect(calls).toHaveLength(count);
    expect(text).toContain(BLOCK_TEXT);
    for (const { id } of calls.filter((call) => call.id !== "" && call.executedBy === "client"))
      expect(text).not.toContain(id);
    expect(refusals).toEqual([]);
  });

  test("what cannot be read is an error in its own shape", async () => {
    const { port, refusals } = await stage("text/html", body, true, []);
    const response = await post(port, path, asked);
    expect(response.status).toBe(502);
    const error = await response.json();
    expect(JSON.stringify(error)).toContain("netmon");
    expect(refusals).toMatchObject([{ reason: "unexpected_answer", direction: "response" }]);
    expect(response.headers.has("x-amzn-errortype")).toBe(path.startsWith("/model/"));
  });
});

test.each([
  [
    "/v1/responses/compact",
    {
      id: "resp_1",
      object: "response.compaction",
      output: [{ type: "compaction", id: "cmp_1", encrypted_content: "x" }],
      usage: {},
    },
  ],
  ["/v1/responses/resp_1/cancel", { id: "resp_1", object: "response", status: "cancelled", output: [] }],
  ["/v1/responses/resp_1", { id: "resp_1", object: "response", status: "queued", output: [] }],
])("%s passes", async (path, answer) => {
  const { port } = await stage(JSON_TYPE, Buffer.from(JSON.stringify(answer)), true, []);
  expect(await (await post(port, path, {})).json()).toEqual(answer);
});

test.each(['{"candidates":[]}', " \n\t", "nonsense", '["text"]'])(
  "a stream of Gemini that is not an array of chunks ends in an error: %s",
  async (body) => {
    const { port, refusals } = await stage(JSON_TYPE, Buffer.from(body), true, []);
    const text = await (await post(port, `${GEMINI}:streamGenerateContent`, {})).text();
    expect(JSON.parse(text)).toMatchObject([{ error: { message: expect.stringContaining("netmon") } }]);
    expect(refusals).toMatchObject([{ reason: "unparsed", action: "block" }]);
  },
);
