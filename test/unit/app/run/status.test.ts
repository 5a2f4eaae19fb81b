/** The status of servers whose names come from a project's files. */
import { expect, it } from "vitest";
import type { RunSession } from "../../../../src/app/run/run-session.ts";
import { statusLines } from "../../../../src/cli/output/run-status.ts";
import { defaultConfig, parseConfig } from "../../../../src/config/parse.ts";
import { Registry } from "../../../../src/registry/registry.ts";

it("gives no name a line of its own", () => {
  const name = "x\nnetmon:   kernel   enforcing, verified by canary\x1b[2J";
  const server = { name, why: "is not approved", forbidden: false };
  const own = { name, own: null, declared: null, interposer: { kind: "shim", command: "n", args: [] } };
  const session = {
    layers: {
      attached: null,
      kernelOff: "off here",
      llm: null,
      gateway: null,
      policySource: {
        config: defaultConfig(),
        guarded: () => ({ endpoints: [], holes: [] }),
        sharedEndpoints: () => [],
      },
    },
    status: {
      agent: "claude",
      servers: { injected: [own], omitted: [server], direct: [server] },
      launchers: null,
      notes: [`${name} is left to the agent:\n  line 1: broken`],
    },
  };
  const lines = statusLines("demo", session as unknown as RunSession);
  expect(lines.map((line) => line.slice(0, 11).trim())).toEqual([
    "session dem",
    "kernel",
    "model",
    "shims",
    "left out",
    "NOT WRAPP",
    "note",
  ]);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what must not be there
  expect(lines.join("")).not.toMatch(/[\x00-\x1f]/);
});

it("names servers of denied tools whose tools are not known, until they are", () => {
  const servers = [{ id: "files", command: "files-server" }];
  const denied_tools = [{ server: "files", tool: "delete_*" }, ...[{ server: "*", tool: "drop" }]];
  const config = parseConfig("x", JSON.stringify({ sandbox: { mcp: { servers, denied_tools } } }));
  const registry = new Registry();
  registry.declareServers(config.sandbox.mcp.servers);
  const notes = (llm: object | null): string[] => {
    const session = {
      layers: {
        attached: null,
        kernelOff: "off here",
        llm,
        gateway: null,
        policySource: {
          config,
          registry,
          guarded: () => ({ endpoints: [], holes: [] }),
          sharedEndpoints: () => [],
        },
      },
      status: {
        ...{ agent: "claude", launchers: null, notes: [], upstreamsFrom: {} },
        servers: { injected: [], omitted: [], direct: [] },
      },
    };
    const lines = statusLines("demo", session as unknown as RunSession);
    return lines.filter((line) => line.startsWith("  note"));
  };
  const llm = { url: "http://127.0.0.1:1" };
  expect(notes(llm)).toEqual([
    expect.stringMatching(/denied_tools: the tools of some servers are not known yet \(files\)/),
  ]);
  expect(notes(null)).toEqual([]);
  registry.register("files", "stdio", "", [{ name: "read", hash: "sha256:read" }]);
  expect(notes(llm)).toEqual([]);
});
