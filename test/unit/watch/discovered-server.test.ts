/** What is said of a server that was found without a shim. */
import { describe, expect, it } from "vitest";
import { parseConfig } from "../../../src/config/parse.ts";
import { discoveredServer } from "../../../src/watch/coverage/discovered-server.ts";

const FOUND = { pid: 7, client_pid: 5, client: "agent", evidence: "message" } as const;

function discovered(args: string[], mcp: object = {}) {
  const { config } = { config: parseConfig("netmon.yaml", JSON.stringify({ sandbox: { mcp } })) };
  return discoveredServer({ ...FOUND, args }, config.sandbox.mcp);
}

describe("a server that was found without a shim", () => {
  it("gets the id that its shim would give it, and the entry that declares it", () => {
    const { declare, ...server } = discovered(["/usr/bin/node", "/srv/weather/dist/index.js", "--port", "0"]);
    expect(server).toMatchObject({ server_id: "weather", confidence: "high", would_block: false });
    const servers = [JSON.parse(declare!)];
    const again = discovered(["/usr/bin/node", "/srv/weather/dist/index.js", "--port", "0"], { servers });
    expect(again).toMatchObject({ server_id: "weather", declare: null });
  });

  it("shows nothing that may be a secret", () => {
    const found = discovered(["uvx", "weather-mcp", "--api-key", "hunter2", "--url", "https://u:p@h/x"]);
    expect(JSON.stringify(found)).not.toMatch(/hunter2|u:p@/);
    expect(found.declare).toMatch(/"\$\{API_KEY\}"/);
  });

  it("would be blocked if the policy refuses it, and says by which rule", () => {
    const denied = discovered(["uvx", "weather-mcp"], { denied_servers: [{ id: "weather-mcp" }] });
    expect(denied.would_block).toBe(true);
    expect(denied.text).toContain("denied_servers");
    expect(discovered(["uvx", "weather-mcp"], { fail_closed: true }).would_block).toBe(true);
    expect(discovered(["uvx", "weather-mcp"], { allowed_servers: [{ id: "weather-mcp" }] }).would_block).toBe(
      false,
    );
  });

  it("does not get the permissions of a declared server whose id its command leads to", () => {
    const servers = [{ id: "weather", command: "/opt/weather", args: [] }];
    const mcp = { servers, server_policy: "allowlist", allowed_servers: [{ id: "weather" }] };
    expect(discovered(["node", "/tmp/weather/index.js"], mcp)).toMatchObject({
      server_id: "weather-undeclared",
      would_block: true,
    });
    expect(discovered(["/usr/local/bin/weather"], mcp)).toMatchObject({
      server_id: "weather",
      declare: null,
    });
  });
});
