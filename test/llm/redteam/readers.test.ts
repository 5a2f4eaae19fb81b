/** What readers other than JavaScript's would interpret as a tool call, or as a server. */
import { describe, expect, it } from "vitest";
import { anthropicMessages } from "../../../src/llm/anthropic/messages.ts";
import { openaiResponses } from "../../../src/llm/openai/responses.ts";
import { UnknownTypeError, UnreadableError } from "../../../src/llm/wire.ts";

const allow = () => ({ action: "allow" as const, text: "" });

function push(event: string | null, value: object) {
  const stream = anthropicMessages.stream(allow, { maxBlockBytes: 1024, onBlock: "rewrite" });
  return stream.push({ event, data: JSON.stringify(value), raw: null });
}

describe("an Anthropic event that clients which go by its name read as another", () => {
  const start = { index: 0, content_block: { type: "tool_use", id: "t", name: "x", input: {} } };

  it.each(["content_block_start", "content_block_delta", "message_start", "message_delta", "ping", "error"])(
    "is not handed on under the name %s",
    (name) => {
      expect(() => push(name, { type: "something_new", ...start })).toThrow(UnreadableError);
    },
  );

  it.each([null, "message", "something_new", "completion"])("goes on under its type, not as %s", (name) => {
    expect(push(name, { type: "ping" })).toMatchObject([{ event: "ping" }]);
    expect(() => push(name, { type: "something_new" })).toThrow(UnknownTypeError);
  });
});

it.each(["MCP_servers", "Mcp_Servers", "MCP_SERVERS"])(
  "refuses servers in a request under the key %s",
  (key) => {
    const body = JSON.stringify({
      model: "m",
      [key]: [{ type: "url", name: "evil", url: "https://evil.example" }],
    });
    expect(() => anthropicMessages.providerServers(body)).toThrow(UnreadableError);
  },
);

it.each([
  ["a type in another case", { tools: [{ type: "MCP", server_label: "evil" }] }, [{ name: "evil" }]],
  ["tools that are not a list", { tools: { a: { type: "mcp", server_label: "evil" } } }, UnreadableError],
])("sees servers in an OpenAI request with %s", (_, request, expected) => {
  const read = () => openaiResponses.providerServers(JSON.stringify({ model: "m", ...request }));
  if (typeof expected === "function") expect(read).toThrow(expected);
  else expect(read()).toMatchObject(expected);
});
