/** Responses whose header fields do not match their body: some clients trust the body. */
import { describe, expect, it } from "vitest";
import { raw, rawPost, startStage } from "../proxy/stage.ts";

const MESSAGE = {
  id: "msg_1",
  type: "message",
  role: "assistant",
  content: [{ type: "tool_use", id: "toolu_1", name: "blocked_tool", input: {} }],
  stop_reason: "tool_use",
};

async function answer(
  type: string,
  body: string,
  { mode = "enforce" as "enforce" | "observe", stream = type !== "application/json" } = {},
) {
  const stage = await startStage(
    (_request, response) => {
      response.writeHead(200, { "content-type": type });
      response.end(body);
    },
    { mode },
  );
  return {
    stage,
    text: await raw(stage.port, rawPost(stage.port, "/v1/messages", JSON.stringify({ stream }))),
  };
}

describe("a whole answer that is called an event stream", () => {
  it.each([
    ["in one line", JSON.stringify(MESSAGE)],
    ["indented", JSON.stringify(MESSAGE, null, 2)],
    ["after a BOM", `\ufeff${JSON.stringify(MESSAGE)}`],
    ["after white space", `\r\n \t${JSON.stringify(MESSAGE)}\n\n`],
    ["behind an event", `event: ping\ndata: {"type":"ping"}\n\n${JSON.stringify(MESSAGE)}\n`],
    ["behind a comment", `: hello\n${JSON.stringify(MESSAGE)}\n\n`],
    ["as a list", `[${JSON.stringify(MESSAGE)}]`],
  ])("is not handed on, %s", async (_, body) => {
    const { stage, text } = await answer("text/event-stream", body);
    expect(text).not.toContain("blocked_tool");
    expect(text).toContain("cannot be checked for tool calls");
    expect(stage.refusals).toMatchObject([{ reason: "unparsed", action: "block" }]);
  });

  it("passes in observe, and is reported", async () => {
    const { stage, text } = await answer("text/event-stream", JSON.stringify(MESSAGE), { mode: "observe" });
    expect(text).toContain(JSON.stringify(MESSAGE));
    expect(stage.refusals).toMatchObject([{ reason: "unparsed", action: "allow" }]);
  });
});

it("hands on no stream that is called a whole answer", async () => {
  const { text } = await answer("application/json", `data: ${JSON.stringify(MESSAGE)}\n\n`);
  expect(text).not.toContain("blocked_tool");
});
