import { expect, it } from "vitest";
import { namedProcess } from "../../../src/agents/agent-process.ts";

it.each([
  ["cline", ["/usr/local/bin/cline", "hub"], "cline", "cline"],
  ["node", ["node", "/usr/lib/node_modules/cline/dist/hub.mjs", "--port", "1"], "node hub.mjs", "cline"],
  [
    "node",
    ["/usr/bin/node", "--no-warnings", "/h/node_modules/@openai/codex/bin/x.js"],
    "node x.js",
    "codex",
  ],
  ["MainThread", ["node", "/home/u/.local/bin/opencode", "serve"], "node opencode", "opencode"],
  ["python3", ["python3", "/v/lib/python3.12/site-packages/aider/main.py"], "python3 main.py", "aider"],
  // what a process calls itself
  ["claude", ["claude"], "claude", "claude"],
  ["opencode", [], "opencode", "opencode"],
  ["postgres", ["postgres: checkpointer "], "postgres: checkpointer ", null],
  ["node", ["node", "server.js", "--key=cline"], "node server.js", null],
  ["vim", ["vim", "/usr/lib/node_modules/cline/README.md"], "vim", null],
])("%s %j", (comm, command, program, agent) => {
  expect(namedProcess(command, comm)).toEqual({ program, agent });
});
