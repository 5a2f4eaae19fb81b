import { expect, it } from "vitest";
import { credentialWarnings } from "../../../src/app/credential-warnings.ts";
import { parseConfig } from "../../../src/config/parse.ts";

const KEY = "sk-proj-Aa1Bb2Cc3Dd4Ee5Ff6Gg7Hh8";
const warnings = (text: string): string[] =>
  credentialWarnings(parseConfig("a", text)).map((w) => `${w.path}: ${w.message}`);

it("a credential that is used where it goes has no warning", () => {
  expect(warnings("{}")).toEqual([]);
  expect(
    warnings(`
credentials:
  model: {env: OPENAI_API_KEY, to: [{host: api.openai.com}]}
  local: {file: /a, to: [{host: "127.0.0.1:4000"}], headers: [x-api-key]}
sandbox:
  mcp:
    servers:
      - {id: a, url: "http://127.0.0.1:4000/mcp", headers: {X-Api-Key: "\${credential:local}"}}
      - {id: b, command: node, env: {NODE_ENV: production, TOKEN_FILE: /etc/token-of-the-server, PIN: "1"}}
`),
  ).toEqual([]);
});

it("names a credential that nobody uses, a host that nobody has, and one without TLS", () => {
  const found = warnings(`
credentials:
  idle: {file: /a, to: [{host: api.anthropic.com}, {host: "api.anthropic.com:8443"}, {host: other.example}]}
  plain: {env: PLAIN_KEY, to: [{host: "mcp.example:80"}, {host: "llm.example"}]}
sandbox: {mcp: {servers: [{id: a, url: "http://mcp.example/mcp"}]}}
proxy: {providers: {mine: "http://llm.example"}}
`);
  const nowhere = "the key goes only to one that an agent's own files name";
  expect(found).toEqual([
    expect.stringMatching(/^credentials\.idle: nobody uses it: .*\$\{credential:idle\}$/),
    `credentials.idle.to[1].host: no provider and no declared server is at api.anthropic.com:8443: ${nowhere}`,
    `credentials.idle.to[2].host: no provider and no declared server is at other.example: ${nowhere}`,
    "sandbox.mcp.servers[0].url: is not https: the credential plain does not go there",
    "proxy.providers.mine: is not https: the credential plain does not go there",
  ]);
});

it("names keys in plain text in headers, environments and URLs, and shows none of them", () => {
  const found = warnings(`
sandbox:
  mcp:
    servers:
      - {id: a, url: "https://a.example/mcp?key=${KEY}", headers: {Authorization: "Bearer ${KEY}", Accept-Language: en}}
      - {id: b, command: node, env: {GITHUB_TOKEN: ${KEY}, LANG: en_US.UTF-8, OTHER: ${KEY}}}
`);
  expect(found.map((line) => line.split(": ")[0])).toEqual([
    "sandbox.mcp.servers[0].headers.Authorization",
    "sandbox.mcp.servers[0].url",
    "sandbox.mcp.servers[1].env.GITHUB_TOKEN",
    "sandbox.mcp.servers[1].env.OTHER",
  ]);
  expect(found.join("")).not.toContain(KEY);
});
