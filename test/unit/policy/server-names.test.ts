/**
 * A denial holds for every name that a person may know a server by: the id of the declaration, the name in the agent's
 * own file, and the id that a shim derives from the command. A permission holds for the id alone.
 */
import { describe, expect, it } from "vitest";
import { chooseServerId } from "../../../src/app/shim/server-choice.ts";
import { importClientConfig, withClientServers } from "../../../src/clients/config-files/import.ts";
import type { Config } from "../../../src/config/config.ts";
import { parseConfig } from "../../../src/config/parse.ts";
import { configWarnings } from "../../../src/config/warnings.ts";
import { RateLimiter } from "../../../src/policy/rate-limit.ts";
import { decideServer } from "../../../src/policy/server.ts";
import { decideTool } from "../../../src/policy/tool.ts";
import { toolPolicy } from "../../../src/policy/tool-policy.ts";
import { distinctId } from "../../../src/registry/server-names.ts";

const STARTED = { command: "npx", args: ["-y", "@acme/forecast-mcp@1.2.0", "--units", "metric"] };
const CLIENT = JSON.stringify({ mcpServers: { weather: STARTED } });

/** netmon's configuration with the agent's file, in which the server is called weather. */
function config(mcp: object): Config {
  const own = parseConfig("netmon.yaml", JSON.stringify({ sandbox: { mcp: { mode: "enforce", ...mcp } } }));
  return withClientServers(own, [importClientConfig(".mcp.json", CLIENT, {})]).config;
}

function verdict(given: Config, serverId: string, args: unknown = {}): string {
  const { mcp } = given.sandbox;
  const { action, reason } = decideTool(toolPolicy(mcp), {
    ...{ serverId, serverType: "stdio", serverAddr: "", serverDeclared: serverId === "weather" },
    ...{ toolName: "delete_all", toolHash: "", serverListed: false, args, pinnedHash: null },
    ...{ detected: null, tokens: 1 },
  });
  return `${action} ${reason}`;
}

describe("the names of a server", () => {
  const derived = chooseServerId(undefined, STARTED, config({}).sandbox.mcp.servers, "");

  it("are two when a shim derives its id from the command", () => {
    expect(derived).toBe("forecast-mcp");
    expect(config({}).sandbox.mcp.servers).toMatchObject([{ id: "weather", alsoNamed: ["forecast-mcp"] }]);
  });

  it.each(["weather", "forecast-mcp"])("are all meant by a rule about %s", (name) => {
    const rules: Record<string, object> = {
      tool_denied: { denied_tools: [{ server: name, tool: "delete_*" }] },
      server_denied: { denied_servers: [{ id: name }] },
      argument_denied: { denied_arguments: [{ server: name, tool: "*", path: "$.path", pattern: "^/etc" }] },
    };
    for (const [reason, rule] of Object.entries(rules)) {
      const given = config(rule);
      for (const id of ["weather", derived])
        expect(verdict(given, id, { path: "/etc/passwd" }), `${reason} ${id}`).toBe(`block ${reason}`);
      expect(configWarnings(given).filter(({ message }) => /no server has the id/.test(message))).toEqual([]);
      expect(verdict(given, "another", { path: "/etc/passwd" })).toBe("allow allowed");
    }
    const asks = config({ ask: [{ server: name, tool: "*" }] });
    for (const id of ["weather", derived]) expect(verdict(asks, id)).toMatch(/approval_required/);
  });

  it("give no permission: whoever chooses a command chooses the derived id", () => {
    const given = config({
      fail_closed: true,
      server_policy: "allowlist",
      allowed_servers: [{ id: "weather" }],
    });
    const policy = toolPolicy(given.sandbox.mcp).server;
    expect(decideServer(policy, "weather").action).toBe("allow");
    expect(decideServer(policy, derived).reason).toBe("undeclared");
  });

  it("include the id that another command took from a declared server", () => {
    const given = config({
      servers: [{ id: "notes", type: "stdio", command: "/opt/notes", args: [] }],
      denied_tools: [{ server: "notes", tool: "*" }],
    });
    const id = chooseServerId(
      undefined,
      { command: "node", args: ["/tmp/notes.js"] },
      given.sandbox.mcp.servers,
      "",
    );
    expect(id).toBe("notes-undeclared");
    expect(verdict(given, id)).toBe("block tool_denied");
  });
});

describe("a distinct id, because another command has the claimed one", () => {
  const distinct = distinctId("weather", "0a1b2c3d4e");

  it("has the permissions, denials and limits of the claimed id", () => {
    const lists = { server_policy: "allowlist", tool_policy: "allowlist" };
    const tools = [{ server: "weather", tool: "*" }];
    const allowed = config({ ...lists, allowed_servers: [{ id: "weather" }], allowed_tools: tools });
    expect([distinct, verdict(allowed, distinct)]).toEqual(["weather~0a1b2c3d", "allow allowed"]);
    expect(verdict(allowed, distinctId("other", "0a1b2c3d4e"))).toBe("block server_not_allowed");
    expect(verdict(config({ denied_servers: [{ id: "weather" }] }), distinct)).toBe("block server_denied");
    expect(verdict(config({ denied_tools: tools }), distinct)).toBe("block tool_denied");
    const undeclared = distinctId("weather-undeclared", "0a1b2c3d4e");
    expect(verdict(config({ denied_servers: [{ id: "weather" }] }), undeclared)).toBe("block server_denied");
    const limits = { enabled: true, default_rpm: 60, per_server: { weather: { calls_per_minute: 1 } } };
    const limiter = new RateLimiter(config({ rate_limits: limits }).sandbox.mcp.rate_limits);
    limiter.take("weather", 0);
    expect(limiter.peek(distinct, 0)).toBe(0);
  });

  it("can have rules of its own; a denial of the claimed id holds all the same", () => {
    const own = [{ id: distinct }];
    expect(verdict(config({ denied_servers: own }), distinct)).toBe("block server_denied");
    expect(verdict(config({ denied_servers: own }), "weather")).toBe("allow allowed");
    const both = config({ denied_servers: [{ id: "weather" }], allowed_servers: own });
    expect(verdict(both, distinct)).toBe("block server_denied");
  });
});
