/** What a client gets while the model still writes a call: the call itself if any input is allowed, else a sign of life. */
import type { ServerResponse } from "node:http";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { encodeAwsEvent } from "../../../src/framing/aws-event-stream.ts";
import { blockEvents, MESSAGE_START, messageEnd } from "./answers.ts";
import { RawClient, rawPost, STREAMED_TEXT, type StageOptions, startStage } from "./stage.ts";

const START = '"content_block":{"type":"tool_use"';
const [OPEN, PIECE, STOP] = blockEvents(0, { tool: "write", args: '{"path":"a","text":"b"}' }) as [
  string,
  string,
  string,
];

/** An upstream that sends each part when asked for it, and a client of the proxy before it. */
async function slowly(setup: StageOptions, path: string, type = "text/event-stream") {
  let response: ServerResponse | null = null;
  const stage = await startStage((_request, answer) => {
    answer.writeHead(200, { "content-type": type });
    answer.flushHeaders();
    response = answer;
  }, setup);
  const client = await RawClient.open(stage.port);
  client.send(rawPost(stage.port, path, STREAMED_TEXT));
  await client.until((text) => text.includes("200 OK"));
  return {
    ...{ stage, client },
    say: (...parts: string[]) => response!.write(parts.join(""), "latin1"),
    end: (...parts: string[]) => response!.end(parts.join(""), "latin1"),
  };
}

describe("a call that is allowed with any input", () => {
  const setup: StageOptions = {
    ports: {
      anyInput:
        () =>
        ({ name }) =>
          name === "write",
    },
  };

  test("reaches the client as the model writes it, and the judge whole", async () => {
    const { stage, client, say, end } = await slowly(setup, "/v1/messages");
    say(MESSAGE_START, OPEN);
    await client.until((text) => text.includes(START));
    say(PIECE);
    await client.until((text) => text.includes("partial_json"));
    expect(stage.calls).toEqual([]);
    end(STOP, ...messageEnd("tool_use"));
    await client.untilClosed();
    expect(client.text).toContain(STOP);
    expect(client.text).toContain('"stop_reason":"tool_use"');
    expect(stage.calls.map(({ call }) => call.input.text)).toEqual(['{"path":"a","text":"b"}']);
  });

  test("reaches a client of Bedrock as the model writes it", async () => {
    const event = (name: string, payload: object): string =>
      Buffer.from(
        encodeAwsEvent({ event: name, data: JSON.stringify({ contentBlockIndex: 0, ...payload }) }),
      ).toString("latin1");
    const path = "/bedrock/model/m/converse-stream";
    const { stage, client, say, end } = await slowly(setup, path, "application/vnd.amazon.eventstream");
    say(event("contentBlockStart", { start: { toolUse: { toolUseId: "t", name: "write" } } }));
    await client.until((text) => text.includes("contentBlockStart"));
    say(event("contentBlockDelta", { delta: { toolUse: { input: '{"a":1}' } } }));
    await client.until((text) => text.includes("contentBlockDelta"));
    expect(stage.calls).toEqual([]);
    end(event("contentBlockStop", {}), event("messageStop", { stopReason: "tool_use" }));
    expect(await client.untilClosed()).toContain("contentBlockStop");
    expect(stage.calls.map(({ call }) => call.input.text)).toEqual(['{"a":1}']);
  });

  test("waits behind one that is held, and follows it", async () => {
    const { client, say, end } = await slowly(setup, "/v1/messages");
    const held = blockEvents(0, { tool: "read" });
    const free = blockEvents(1, { tool: "write", args: '{"text":"later"}' });
    say(MESSAGE_START, held[0]!, held[1]!, free[0]!);
    await client.until((text) => text.includes("message_start"));
    end(held[2]!, free[1]!, free[2]!, ...messageEnd("tool_use"));
    const text = await client.untilClosed();
    expect(text.indexOf('"name":"read"')).toBeGreaterThan(0);
    expect(text.indexOf('"name":"write"')).toBeGreaterThan(text.indexOf('"name":"read"'));
    expect(text).toContain("message_stop");
  });

  test.each([
    ["names an argument twice", [blockEvents(0, { tool: "write", args: '{"a":1,"a":2}' })[1]!, STOP]],
    ["has a piece that is none", [blockEvents(0, { text: "x" })[1]!, STOP]],
    ["has a key twice in a piece", [PIECE.replace('"index":0', '"index":0,"index":0'), STOP]],
    ["has no end", [...messageEnd("tool_use")]],
    ["is too large", [blockEvents(0, { tool: "x", args: `"${"x".repeat(70_000)}"` })[1]!, STOP]],
  ])("gets no stop, but an error, if it %s", async (_what, parts) => {
    const { stage, client, say, end } = await slowly(setup, "/v1/messages");
    say(MESSAGE_START, OPEN);
    await client.until((text) => text.includes(START));
    end(...parts);
    const text = await client.untilClosed();
    expect(text).toContain("event: error");
    expect(text).not.toContain("content_block_stop");
    expect(text).not.toContain("message_stop");
    expect(stage.refusals).toHaveLength(1);
  });

  test("is not run if the policy has changed meanwhile", async () => {
    const now = {
      ...setup,
      ports: { ...setup.ports, judge: () => () => ({ action: "block", text: "no" }) as const },
    };
    const { client, say, end } = await slowly(now, "/v1/messages");
    say(MESSAGE_START, OPEN, PIECE);
    await client.until((text) => text.includes("partial_json"));
    end(STOP, ...messageEnd("tool_use"));
    const text = await client.untilClosed();
    expect(text).toContain("event: error");
    expect(text).not.toContain("content_block_stop");
  });

  test("is held like others if a block ends the answer", async () => {
    const { client, say, end } = await slowly(
      { ...setup, options: { streamBlock: "terminate" } },
      "/v1/messages",
    );
    say(MESSAGE_START, OPEN, PIECE);
    await client.until((text) => text.includes("message_start"));
    expect(client.text).not.toContain(START);
    end(STOP, ...messageEnd("tool_use"));
    expect(await client.untilClosed()).toContain(START);
  });
});

const chunk = (delta: object) =>
  `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", choices: [{ index: 0, delta }] })}\n\n`;
const item = {
  type: "function_call",
  id: "fc",
  call_id: "c",
  name: "read",
  arguments: "",
  status: "in_progress",
};

describe("while a call is held", () => {
  test.each([
    ["Messages", "/v1/messages", `${MESSAGE_START}${OPEN}`, 'event: ping\ndata: {"type":"ping"}\n\n'],
    [
      "Chat",
      "/v1/chat/completions",
      chunk({
        tool_calls: [{ index: 0, id: "c", type: "function", function: { name: "read", arguments: "" } }],
      }),
      ":\n\n",
    ],
    [
      "Responses",
      "/v1/responses",
      `event: response.output_item.added\ndata: ${JSON.stringify({ type: "response.output_item.added", output_index: 0, sequence_number: 1, item })}\n\n`,
      ":\n\n",
    ],
    [
      "Messages, in an incomplete event",
      "/v1/messages",
      `${MESSAGE_START}${OPEN.slice(0, 60)}`,
      'event: ping\ndata: {"type":"ping"}\n\n',
    ],
  ])(
    "the client of %s is told to wait, five seconds after the last bytes at the latest",
    async (_api, path, start, sign) => {
      vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
      onTestFinished(() => {
        vi.useRealTimers();
      });
      const { client, say } = await slowly({}, path);
      say(start);
      await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
      const before = client.text.length;
      for (const signs of [1, 2, 3]) {
        vi.advanceTimersByTime(signs === 1 ? 5000 : 2500);
        await client.until((text) => text.slice(before).split(sign).length > signs);
      }
      expect(client.text.slice(before)).not.toContain("tool");
    },
  );

  test("a stream of which nothing is held is as silent as the provider", async () => {
    const { client, say, end } = await slowly({}, "/v1/messages");
    const interval = vi.spyOn(globalThis, "setInterval");
    onTestFinished(() => interval.mockRestore());
    say(MESSAGE_START, ...blockEvents(0, { text: "hello" }));
    await client.until((text) => text.includes("hello"));
    end(...messageEnd("end_turn"));
    await client.untilClosed();
    expect(interval).not.toHaveBeenCalled();
  });
});
