/** A request that contains none of its API's words for servers is not parsed: it must not name a server. */
import type { IncomingMessage } from "node:http";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anthropicMessages } from "../../../src/llm/anthropic/messages.ts";
import { bedrockInvokeModel } from "../../../src/llm/bedrock/invoke-model.ts";
import { geminiGenerateContent } from "../../../src/llm/gemini/generate-content.ts";
import { openaiChat } from "../../../src/llm/openai/chat.ts";
import { openaiResponses } from "../../../src/llm/openai/responses.ts";
import type { ProviderServerVerdict, ProxyPorts, RequestContext } from "../../../src/llm/proxy/ports.ts";
import { checkRequest } from "../../../src/llm/proxy/request-check.ts";

const FORMATS = [anthropicMessages, openaiChat, openaiResponses, geminiGenerateContent, bedrockInvokeModel];
const KEYS =
  "type name id url tool tools mcp_servers mcpServers messages content input request server_label server_url server_name " +
  "serverName mcp_server_name toolAddition toolConfig tool_changes definition approval_request_id approve configs " +
  "additionalModelRequestFields streamableHttpTransport allowed_tools mcpTool";
const TEXTS =
  "mcp MCP mcp_toolset mcp_tool_reference mcp_toolset_reference tool_addition compaction mcp_approval_request " +
  "mcp_approval_response namespace function mcp__server__tool a";

/** Members of these names, nested; the same id wherever one stands. */
const value = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constantFrom(...TEXTS.split(" ")),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...KEYS.split(" ")), tie("value"), { maxKeys: 4 }),
  ),
})).value;
const list = fc.array(fc.dictionary(fc.constantFrom(...KEYS.split(" ")), value, { maxKeys: 5 }), {
  maxLength: 3,
});
const body = fc.dictionary(
  fc.constantFrom("tools", "messages", "input", "mcp_servers", "toolConfig", "request"),
  fc.oneof(list, value),
);

it("names servers with the words of its API only", () => {
  const named = FORMATS.map(() => 0);
  const run = fc.property(body, (request) => {
    const text = JSON.stringify(request);
    const lowered = text.toLowerCase();
    FORMATS.forEach(({ api, providerServers, serverWords }, at) => {
      let servers: unknown[] = [];
      try {
        servers = providerServers(text);
      } catch {
        return;
      }
      if (servers.length === 0) return;
      named[at] = (named[at] ?? 0) + 1;
      expect(
        serverWords.some((word) => lowered.includes(word)),
        `${api} ${text}`,
      ).toBe(true);
    });
  });
  fc.assert(run, { seed: 17, numRuns: 12_000 });
  expect(Math.min(...named)).toBeGreaterThan(5);
}, 120_000);

describe("a server that is named where the body was cut", () => {
  const named = '"mcp_servers":[{"type":"url","name":"blocked","url":"https://a.example"}]';
  const escaped = named.replace("mcp_servers", "\\u006dcp_servers");
  const check = async (pieces: Buffer[]): Promise<number> => {
    const verdict = { action: "block" } as ProviderServerVerdict;
    const ports = { redact: null, store: null, providerServer: () => verdict } as unknown as ProxyPorts;
    const request = { rawHeaders: [] } as unknown as IncomingMessage;
    const given = [request, pieces, 1 << 20, anthropicMessages, {} as RequestContext, ports] as const;
    return (await checkRequest(...given)).denied.length;
  };

  it.each([named, escaped])("is found: %.14s", async (servers) => {
    const body = Buffer.from(
      `{"messages":[],"text":"${"é".repeat(50)}",${servers},"end":"${"x".repeat(50)}"}`,
    );
    for (let cut = 1; cut < body.length; cut++)
      for (const second of [1, 5, 40]) {
        const pieces = [body.subarray(0, cut), body.subarray(cut, cut + second), body.subarray(cut + second)];
        expect(await check(pieces), `cut at ${cut} and ${cut + second}`).toBe(1);
      }
  });
});
