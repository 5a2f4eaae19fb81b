/**
 * netmon's own tool server as a declared server, and the problems of its section.
 *
 * On failure: closed; a name shared by two tools or two servers is a problem before anything starts.
 */
import { isObject } from "../framing/json-document.ts";
import { ADDED_TOOLS_SOURCE, isToolServer, TOOL_SERVER, TOOL_SERVER_SOURCE } from "../registry/own-server.ts";
import type { Config, DeclaredServer } from "./config.ts";
import { ConfigError } from "./error.ts";
import type { PathProblem } from "./problems.ts";

/** Without its location, which is known to the code that starts it. */
const DECLARED: DeclaredServer = {
  id: TOOL_SERVER,
  type: "stdio",
  command: "netmon-tools",
  args: [],
  env: {},
  url: null,
  endpoint: null,
  headers: {},
  tls_fingerprint: null,
  allowed_tools_regex: [],
  denied_tools_regex: [],
  source: TOOL_SERVER_SOURCE,
};

/**
 * Returns the configuration with the tool server on and declared; `started`: how it is started. Throws ConfigError if
 * another server has its id.
 */
export function withToolServer(config: Config, started?: Partial<DeclaredServer>): Config {
  const { mcp } = config.sandbox;
  const other = mcp.servers.find((server) => server.id === TOOL_SERVER && !isToolServer(server));
  if (other !== undefined)
    throw new ConfigError("mcp_proxy", [{ path: other.source, line: 0, column: 0, ...COLLISION }]);
  const source = config.mcp_proxy.intercept_builtins ? TOOL_SERVER_SOURCE : ADDED_TOOLS_SOURCE;
  const own = { ...DECLARED, source, ...started };
  const servers = [...mcp.servers.filter((server) => !isToolServer(server)), own];
  const mcp_proxy = { ...config.mcp_proxy, enable: true };
  return { ...config, mcp_proxy, sandbox: { ...config.sandbox, mcp: { ...mcp, servers } } };
}

const COLLISION = {
  code: "USER.MCP_PROXY.NAME_COLLISION",
  message: `${JSON.stringify(TOOL_SERVER)} is the id of netmon's own tool server`,
  hint: "give this server another id",
};

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Finds problems between the keys of `mcp_proxy`, from raw values. */
export function mcpProxyProblems(section: unknown, servers: readonly unknown[]): PathProblem[] {
  if (!isObject(section)) return [];
  const plugins = list(section.plugin_tools);
  const problems: PathProblem[] = [];
  if (section.enable === true) {
    const other = servers.findIndex((server) => isObject(server) && server.id === TOOL_SERVER);
    if (other >= 0) problems.push({ path: ["sandbox", "mcp", "servers", other, "id"], ...COLLISION });
    const exposed = plugins.some((entry) => isObject(entry) && list(entry.expose).length > 0);
    if (section.intercept_builtins === false && !exposed)
      problems.push({
        path: ["mcp_proxy"],
        key: "enable",
        code: "USER.MCP_PROXY.EMPTY_PROXY",
        message:
          "is true, but there is no tool to offer: intercept_builtins is false and plugin_tools exposes nothing",
        hint: "expose an operation of a plugin, leave intercept_builtins out, or set enable: false",
      });
  }
  return [...problems, ...collisions(plugins)];
}

function collisions(plugins: readonly unknown[]): PathProblem[] {
  const problems: PathProblem[] = [];
  const entries = new Map<string, number>();
  const names = new Map<string, string>(); // none can equal one of the six, which have no _
  for (const [i, entry] of plugins.entries()) {
    if (!isObject(entry) || typeof entry.plugin !== "string") continue;
    const path = ["mcp_proxy", "plugin_tools", i];
    const before = entries.get(entry.plugin);
    if (before === undefined) entries.set(entry.plugin, i);
    else
      problems.push({
        path,
        key: "plugin",
        message: `${JSON.stringify(entry.plugin)} is already the plugin of mcp_proxy.plugin_tools[${before}]`,
        hint: "name its operations in one entry",
      });
    for (const [n, operation] of list(entry.expose).entries()) {
      if (typeof operation !== "string") continue;
      // a_b + c and a + b_c give the same tool name
      const name = `${entry.plugin}_${operation}`;
      const first = names.get(name);
      if (first === undefined) names.set(name, `mcp_proxy.plugin_tools[${i}].expose[${n}]`);
      else
        problems.push({
          path: [...path, "expose", n],
          code: "USER.MCP_PROXY.NAME_COLLISION",
          message: `the tool ${JSON.stringify(name)} is already that of ${first}`,
          hint: "a tool's name is the plugin's and the operation's, with _ between",
        });
    }
  }
  return problems;
}
