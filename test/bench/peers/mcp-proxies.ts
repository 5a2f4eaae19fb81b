/** MCP proxies from package registries, as the bench starts them; stdio servers are started for each session. */
import { fileURLToPath } from "node:url";
import { startGateway } from "../gateway/gateway.ts";
import { freePort, type Programs } from "../programs.ts";
import { bindLoopback, goPeer, nodePeer, pythonPeer } from "./installed.ts";

export interface McpTarget {
  url: string;
  pid: number;
}

/** `upstream`: the server's URL if it uses HTTP, its command if it uses stdio. */
export interface McpServer {
  url: string;
  command: readonly string[];
}

type Start = (bench: Programs, server: McpServer) => Promise<McpTarget>;

async function listening(
  bench: Programs,
  command: (port: string) => readonly [string, ...string[]],
  env: NodeJS.ProcessEnv = {},
): Promise<McpTarget> {
  const port = await freePort();
  return { pid: bench.server(env, ...command(port)), url: `http://127.0.0.1:${port}/mcp` };
}

const node = [process.execPath, "--import", bindLoopback] as const;

const mcpProxy: Start = (bench, { command }) =>
  listening(bench, (port) => [
    ...([...node, nodePeer("mcp-proxy/dist/bin/mcp-proxy.mjs"), "--port", port] as const),
    ...["--server", "stream", "--", ...command],
  ]);

/** Its proxy in front of a running server. It starts only if there is a container runtime, which it does not use here. */
const toolHive: Start = async (bench, { url }) => {
  const { origin, pathname } = new URL(url);
  const port = await freePort();
  const env = {
    TOOLHIVE_RUNTIME: "kubernetes",
    TOOLHIVE_SKIP_UPDATE_CHECK: "true",
    XDG_CONFIG_HOME: bench.directory,
    XDG_DATA_HOME: bench.directory,
  };
  const proxy = ["proxy", "bench", "--target-uri", origin, "--port", port];
  return { pid: bench.server(env, goPeer("thv"), ...proxy), url: `http://127.0.0.1:${port}${pathname}` };
};

/** Keyed by name: netmon's gateway and the others. */
export const MCP_PROXIES: Record<string, Start> = {
  netmon: (bench, { url }) => startGateway(bench, url),
  Node: async (bench, { url }) => {
    const { port, pathname } = new URL(url);
    const { line, pid } = await bench.node("llm/pass-through", port);
    return { url: `http://127.0.0.1:${line}${pathname}`, pid };
  },
  ToolHive: toolHive,
  fastmcp: (bench, { url }) =>
    listening(bench, (port) => [
      pythonPeer("fastmcp"),
      ...["run", url, "--transport", "http", "--host", "127.0.0.1", "--port", port, "--no-banner"],
    ]),
  "mcp-proxy": mcpProxy,
  supergateway: (bench, { command }) =>
    listening(bench, (port) => [
      ...([...node, nodePeer("supergateway/dist/index.js"), "--port", port, "--logLevel", "none"] as const),
      ...["--outputTransport", "streamableHttp", "--stateful", "--stdio", command.join(" ")],
    ]),
  "mcp-proxy, netmon shim": (bench, { url, command }) => {
    const netmon = fileURLToPath(new URL("../../../dist/netmon", import.meta.url));
    const shim = [
      netmon,
      "shim",
      "--mode",
      "enforce",
      "--server-id",
      "bench",
      "--state-dir",
      bench.directory,
    ];
    const env = ["/usr/bin/env", `XDG_RUNTIME_DIR=${bench.directory}`];
    return mcpProxy(bench, { url, command: [...env, ...shim, "--", ...command] });
  },
};
