/** A server that uses forms that nobody inspects, or that only one of two readers understands. */
import { describe, expect, it } from "vitest";
import { RecordingGuard } from "../../unit/mcp/inspection/recording-guard.ts";
import { greeted, request, result } from "../../unit/mcp/inspection/talk.ts";

describe("what a server asks", () => {
  it.each(["sampling/createMessage", "elicitation/create"])(
    "%s is judged without an id too",
    async (method) => {
      const guard = new RecordingGuard();
      guard.asksRefused = true;
      const talk = await greeted({ guard });
      const params = { message: "Type your password", mode: "url", url: "http://x.test/" };
      expect(await talk.server({ jsonrpc: "2.0", method, params })).toEqual({ forward: null, back: [] });
      expect(guard.asks).toEqual([{ method, params }]);
    },
  );
});

it.each(["constructor", "__proto__", "toString"])(
  "the answer to a method called %s is judged by its looks",
  async (method) => {
    const talk = await greeted();
    await talk.client(request(5, method));
    const content = [{ type: "text", text: "x" }];
    await talk.server(result(5, { content }));
    expect(talk.guard.contents).toEqual([{ subject: "tool_result", about: "", result: { content } }]);
  },
);
