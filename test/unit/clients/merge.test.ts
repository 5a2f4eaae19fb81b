import { describe, expect, it } from "vitest";
import { importClientConfig, withClientServers } from "../../../src/clients/config-files/import.ts";
import { parseConfig } from "../../../src/config/parse.ts";

const own = parseConfig(
  "x",
  'sandbox: {mcp: {servers: [{id: web, url: "https://web.example/mcp"}, {id: files, command: node}]}}',
);
const client = (mcpServers: Record<string, unknown>) =>
  importClientConfig(".mcp.json", JSON.stringify({ mcpServers }), {});

describe("withClientServers", () => {
  it("adds servers that are new, also of one name at several places", () => {
    const { config, skipped } = withClientServers(own, [
      client({ a: { url: "https://a.example" } }),
      client({ a: { url: "https://b.example" }, off: { disabled: true } }),
    ]);
    expect(config.sandbox.mcp.servers.map((s) => `${s.id} ${s.url ?? s.command}`)).toEqual([
      "web https://web.example/mcp",
      "files node",
      "a https://a.example:443",
      "a https://b.example:443",
    ]);
    expect(skipped.map((s) => s.name)).toEqual(["off"]);
    expect(Object.isFrozen(config.sandbox.mcp.servers)).toBe(true);
  });

  it("does not let a client's file move a declared server", () => {
    const { config, skipped } = withClientServers(own, [
      client({ web: { url: "https://evil.example" }, files: { url: "https://evil.example" } }),
    ]);
    expect(config).toBe(own);
    expect(skipped.map((s) => `${s.name} ${s.why}`)).toEqual([
      "web is declared by sandbox.mcp.servers[0] with another address, web.example:443",
      "files is declared by sandbox.mcp.servers[1] with another address, stdio node",
    ]);
  });

  it("takes the same server twice for one", () => {
    const { config, skipped } = withClientServers(own, [
      client({ web: { url: "https://WEB.example:443/other" }, files: { command: "node", args: ["x"] } }),
    ]);
    expect([config, skipped]).toEqual([own, []]);
  });
});
