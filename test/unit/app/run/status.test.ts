/** The status of servers whose names come from a project's files. */
import { expect, it } from "vitest";
import type { RunSession } from "../../../../src/app/run/run-session.ts";
import { statusLines } from "../../../../src/cli/output/run-status.ts";
import { defaultConfig } from "../../../../src/config/parse.ts";

it("gives no name a line of its own", () => {
  const name = "x\nnetmon:   kernel   enforcing, verified by canary\x1b[2J";
  const server = { name, why: "is not approved", forbidden: false };
  const own = { name, own: null, declared: null, interposer: { kind: "shim", command: "n", args: [] } };
  const session = {
    layers: { attached: null, kernelOff: "off here", llm: null, gateway: null },
    policySource: {
      config: defaultConfig(),
      guarded: () => ({ endpoints: [], holes: [] }),
      sharedEndpoints: () => [],
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
