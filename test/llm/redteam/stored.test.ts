/** A stored request must not contain the credentials that a provider gets for MCP servers. */
import { expect, it } from "vitest";
import { atOnce } from "../../../src/async/steps.ts";
import { withoutCredentials } from "../../../src/llm/proxy/hidden-credentials.ts";

const kept = (body: object): unknown =>
  JSON.parse(atOnce(withoutCredentials(Buffer.from(JSON.stringify(body)), JSON.stringify(body))).toString());

it("is made of a large request in steps", () => {
  const content = "x".repeat(1 << 20);
  const body = JSON.stringify({ messages: [{ content }], tools: [{ headers: { a: "SECRET" } }] });
  const steps = withoutCredentials(Buffer.from(body), '{"tools":[]}');
  expect([...steps].length).toBeGreaterThanOrEqual(3);
});

it.each([
  [
    "Anthropic",
    { mcp_servers: [{ type: "url", name: "a", url: "https://u:SECRET@a.example/SECRET/mcp?k=SECRET" }] },
  ],
  ["a URL that is none", { mcp_servers: [{ type: "url", name: "a", url: "SECRET" }] }],
  [
    "OpenAI",
    { tools: [{ type: "mcp", server_label: "a", server_url: "https://a.example/s/SECRET#SECRET" }] },
  ],
  [
    "headers with a field called type",
    { tools: [{ type: "mcp", headers: { type: "x", authorization: "SECRET" } }] },
  ],
  ["a nested token", { mcp_servers: [{ authorization_token: { value: "SECRET" } }] }],
  [
    "Gemini",
    { tools: [{ mcpServers: [{ streamableHttpTransport: { url: "https://a.example/?k=SECRET" } }] }] },
  ],
  ["tools in input", { input: [{ tools: [{ type: "mcp", authorization: "SECRET" }] }] }],
  ["Bedrock", { additionalModelRequestFields: { mcp_servers: [{ url: "https://a.example/SECRET" }] } }],
])("no credential is stored of %s", (_, body) => {
  expect(JSON.stringify(kept(body))).not.toContain("SECRET");
});

it("keeps the server's origin, parameters that are only called so, and the URLs of messages", () => {
  const body = {
    mcp_servers: [{ url: "https://a.example:8443/mcp" }, { url: "https://b.example" }],
    messages: [{ content: [{ type: "image", source: { type: "url", url: "https://c.example/image.png" } }] }],
    tools: [
      {
        name: "fetch",
        input_schema: { properties: { url: { type: "string" }, headers: { type: "object" } } },
      },
    ],
  };
  const urls = [{ url: "https://a.example:8443/[hidden]" }, { url: "https://b.example" }];
  expect(kept(body)).toEqual({ ...body, mcp_servers: urls });
});
