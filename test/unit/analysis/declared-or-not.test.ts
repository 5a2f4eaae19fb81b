/** Servers of clients' files compared with a configuration, and what is printed of them. */
import { expect, it } from "vitest";
import { comparison } from "../../../src/analysis/discover/declared-or-not.ts";
import { readClientServers } from "../../../src/clients/config-files/client-server.ts";
import { declaredServer } from "../../../src/clients/config-files/declared-server.ts";
import { parseConfig } from "../../../src/config/parse.ts";

function compared(servers: object[], entries: Record<string, object>, rules: object = {}) {
  const config = parseConfig(
    "c.yaml",
    Buffer.from(JSON.stringify({ sandbox: { mcp: { servers, ...rules } } })),
  );
  const compare = comparison(config.sandbox.mcp);
  const text = JSON.stringify({ mcpServers: entries });
  return readClientServers(".mcp.json", text, {}).servers.map((server) => {
    const declared = declaredServer(server, "x", { address: true, args: true });
    const { name, path: at } = server.found;
    const own = typeof declared === "string" ? { declared: null, why: declared } : { declared, why: null };
    return compare({ client: "claude", name, file: "/f", at, wrapped: false, ...own });
  });
}

it("a server is declared by what it is, under any name, and not by a name alone", () => {
  const servers = [
    { id: "a", type: "stdio", command: "npx", args: ["-y", "a-mcp"] },
    { id: "net", type: "http", url: "https://net.example/mcp" },
  ];
  const entries = {
    a: { command: "/usr/bin/npx", args: ["-y", "a-mcp"] },
    other: { command: "npx", args: ["-y", "a-mcp"] },
    more: { command: "npx", args: ["-y", "b-mcp"] },
    net: { type: "http", url: "https://net.example/mcp" },
    path: { type: "http", url: "https://net.example/other" },
  };
  expect(compared(servers, entries).map(({ name, state, server_id }) => [name, state, server_id])).toEqual([
    ["a", "declared", "a"],
    ["other", "declared", "a"],
    ["more", "undeclared", "more"],
    ["net", "declared", "net"],
    ["path", "undeclared", "path"],
  ]);
  const [moved] = compared(servers, { a: { command: "npx", args: ["-y", "evil-mcp"] } });
  expect(moved).toMatchObject({ state: "elsewhere", server_id: "a" });
  const [unclear] = compared(servers, { x: {} });
  expect(unclear).toMatchObject({ state: "unknown", what: null, declare: null });
});

it("would_block is the policy's answer, and the entry declares the server without its secrets", () => {
  const entries = {
    x: { command: "npx", args: ["x-mcp", "--api-key", "sk-live-1234567890abcdef"], env: { TOKEN: "t0ken" } },
    y: { type: "http", url: "https://u:pass@y.example/mcp?key=hidden" },
  };
  const found = compared([], entries, { denied_servers: [{ id: "x" }] });
  expect(found.map(({ would_block }) => would_block)).toEqual([true, false]);
  expect(JSON.stringify(found)).not.toMatch(/sk-live|t0ken|pass|hidden/);
  for (const { declare } of found) {
    const entry = JSON.parse(declare ?? "") as object;
    parseConfig("c.yaml", Buffer.from(JSON.stringify({ sandbox: { mcp: { servers: [entry] } } })));
  }
});
