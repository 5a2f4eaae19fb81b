/** Message threads: a conversation that the provider keeps, after netmon replaced a call in it. */
import { describe, expect, test } from "vitest";
import { AlteredAnswers } from "../../../src/llm/anthropic/threads.ts";
import { message, messageEvents } from "./answers.ts";
import { json, post, startStage } from "./stage.ts";

const call = (tool: string) => ({ tool });

function continuing(id: string, more: object = {}): object {
  return {
    ...{ model: "m", max_tokens: 1, messages: [{ role: "user", content: "go on" }], ...more },
    thread: { type: "continue", previous_message_id: id },
  };
}

describe.each(["whole", "streamed"])("an answer of a thread, %s, in which a call was blocked", (form) => {
  test("cannot be continued: the SDKs are told to send the whole history", async () => {
    const { port, seen } = await startStage((request, response) => {
      const { thread, stream } = JSON.parse(request.body.toString()) as {
        thread: { type: string };
        stream?: boolean;
      };
      const answer = thread.type === "continue" ? { text: "done" } : call("blocked_tool");
      if (stream !== true) return json(response, message(answer));
      response.writeHead(200, { "content-type": "text/event-stream" }).end(messageEvents(answer).join(""));
    });
    const created = {
      model: "m",
      max_tokens: 1,
      messages: [],
      thread: { type: "create" },
      stream: form !== "whole",
    };
    const first = await (await post(port, "/v1/messages", created)).text();
    expect(first).toContain("[netmon] blocked");
    const id = /"id":"(msg_[^"]+)"/.exec(first)?.[1] ?? "";
    const lost = await post(port, "/v1/messages", continuing(id));
    expect(lost.status).toBe(404);
    expect(lost.headers.get("x-should-retry")).toBe("false");
    expect(await lost.json()).toMatchObject({
      type: "error",
      error: { type: "not_found_error", details: { error_code: "thread_not_found" } },
    });
    // a large request is known by its outline
    const large = continuing(id, { system: "x".repeat(2 << 20) });
    expect((await post(port, "/v1/messages", large)).status).toBe(404);
    expect(seen).toHaveLength(1);
    expect((await post(port, "/v1/messages", continuing("msg_other"))).status).toBe(200);
  });
});

test("an answer that passed as it was is continued, and in observe every one", async () => {
  for (const [mode, name] of [
    ["enforce", "get_weather"],
    ["observe", "blocked_tool"],
  ] as const) {
    const { port } = await startStage((_request, response) => json(response, message(call(name))), { mode });
    const { id } = (await (await post(port, "/v1/messages", { thread: { type: "create" } })).json()) as {
      id: string;
    };
    expect((await post(port, "/v1/messages", continuing(id))).status).toBe(200);
  }
});

test("the ids are bounded, and only those of messages", () => {
  const altered = new AlteredAnswers();
  for (let i = 0; i < 10_001; i++) altered.add(`msg_${i}`);
  for (const id of ["", null, 3, "x".repeat(300)]) altered.add(id);
  const continues = (id: unknown): boolean =>
    altered.areContinuedBy(JSON.stringify({ thread: { type: "continue", previous_message_id: id } }));
  expect(["msg_0", "msg_1", "msg_10000", "", null, 3].map(continues)).toEqual([
    ...[false, true, true, false, false, false],
  ]);
  expect(altered.areContinuedBy('{"thread": {"previous_message_id": ')).toBe(false);
});
