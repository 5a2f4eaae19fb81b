/** The section mcp_proxy: its problems with code and place, and what it declares. */
import { expect, it } from "vitest";
import { ConfigError } from "../../../src/config/error.ts";
import { parseConfig } from "../../../src/config/parse.ts";
import { shownConfig } from "../../../src/config/show.ts";
import { withToolServer } from "../../../src/config/tool-server.ts";
import { isPinned } from "../../../src/policy/pinning.ts";

function problems(text: string): string[] {
  try {
    parseConfig("netmon.yaml", text);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems.map(({ code, line, column, path }) => `${code} ${line}:${column} ${path}`);
  }
}

it.each([
  ["a key that is unknown", "mcp_proxy:\n  enabled: true\n", "UNKNOWN_KEY 2:3 mcp_proxy.enabled"],
  [
    "an unknown key of the sandbox",
    "mcp_proxy:\n  sandbox:\n    writeable: []\n",
    "UNKNOWN_KEY 3:5 mcp_proxy.sandbox.writeable",
  ],
  [
    "a proxy without tools",
    "mcp_proxy:\n  enable: true\n  intercept_builtins: false\n",
    "EMPTY_PROXY 2:3 mcp_proxy.enable",
  ],
  [
    "plugins that offer nothing",
    "mcp_proxy:\n  enable: true\n  intercept_builtins: false\n  plugin_tools:\n    - plugin: kubernetes\n",
    "EMPTY_PROXY 2:3 mcp_proxy.enable",
  ],
  [
    "a server with the id of the tool server",
    "sandbox:\n  mcp:\n    servers:\n      - {id: netmon, command: x}\nmcp_proxy: {enable: true}\n",
    "NAME_COLLISION 4:10 sandbox.mcp.servers[0].id",
  ],
])("AC-4: names %s, with its code and place", (_what, text, expected) => {
  expect(problems(text)).toEqual([`USER.MCP_PROXY.${expected}`]);
});

it("AC-3: compares the final names of plugins' tools", () => {
  const tools = "[{plugin: a_b, expose: [c]}, {plugin: a, expose: [b_c]}]";
  expect(problems(`mcp_proxy:\n  plugin_tools: ${tools}\n`)).toContain(
    "USER.MCP_PROXY.NAME_COLLISION 2:67 mcp_proxy.plugin_tools[1].expose[0]",
  );
});

it("takes a plugin once, and none without a name", () => {
  const tools = "[{plugin: a, expose: [x]}, {plugin: a, expose: [y]}, {plugin: ../b}]";
  expect(problems(`mcp_proxy:\n  plugin_tools: ${tools}\n`)).toEqual([
    "undefined 2:45 mcp_proxy.plugin_tools[1].plugin",
    "undefined 2:71 mcp_proxy.plugin_tools[2].plugin",
  ]);
});

it.each(["../x", "~other/x", ""])("takes no tree %s", (path) => {
  expect(problems(`mcp_proxy: {sandbox: {writable: [${JSON.stringify(path)}]}}`)).toHaveLength(1);
});

it("declares the tool server, which is shown by its section and read again", () => {
  const config = parseConfig("netmon.yaml", "mcp_proxy: {enable: true}");
  expect(config.sandbox.mcp.servers.map(({ id, source }) => `${id} ${source}`)).toEqual(["netmon mcp_proxy"]);
  const again = parseConfig("shown", JSON.stringify(shownConfig(config)));
  expect(again.sandbox.mcp.servers).toEqual(config.sandbox.mcp.servers);
});

it("pins the tools of plugins and of every other server, and not netmon's own six", () => {
  const own = parseConfig("netmon.yaml", "mcp_proxy: {enable: true}").sandbox.mcp;
  const pinned = [
    ["netmon", "Read"],
    ["netmon", "words_count"],
    ["other", "Read"],
  ].map(([server = "", tool = ""]) => isPinned(own, server, tool));
  expect(pinned).toEqual([false, true, true]);
  const others = parseConfig("x", "sandbox: {mcp: {servers: [{id: netmon, command: x}]}}");
  expect(isPinned(others.sandbox.mcp, "netmon", "Read")).toBe(true);
  expect(() => withToolServer(others)).toThrow(/NAME_COLLISION/);
});
