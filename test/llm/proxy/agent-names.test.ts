/**
 * A denied tool under the names that agents give it on the wire, through the proxy with the real judge. The names are
 * what the agents' own programs made (test/unit/registry/agent-names.json).
 */
import { expect, test } from "vitest";
import { AGENTS as KNOWN_AGENTS } from "../../../src/agents/agents.ts";
import { parseConfig } from "../../../src/config/parse.ts";
import {
  ToolCallJudge,
  type ToolCallJudgeOptions,
} from "../../../src/decision/tool-calls/tool-call-judge.ts";
import { zeroProxyCounters } from "../../../src/event/counters.ts";
import type { NetmonEvent } from "../../../src/event/event.ts";
import type { OfferedNames, OfferJudge } from "../../../src/llm/proxy/ports.ts";
import { type Judge, NO_CALL } from "../../../src/llm/wire.ts";
import { Registry } from "../../../src/registry/registry.ts";
import NAMES from "../../unit/registry/agent-names.json" with { type: "json" };
import { json, post, type Stage, type StageOptions, startStage } from "./stage.ts";

/** Agents whose names are the tool's own, or follow from the other tables; openhands with one server and with several. */
const PLAIN: Record<string, (server: string, tool: string) => string> = {
  continue: (_, tool) => tool,
  openhands: (server, tool) => `${server}_${tool}`,
  "openhands, one server": (_, tool) => tool,
  kilo: (server, tool) => `${server}_${tool}`.replace(/[^a-zA-Z0-9_-]/g, "_"),
  copilot: (server, tool) => `${server}-${tool}`.replace(/[^a-zA-Z0-9_-]/g, "-"),
  "an SDK that turns - into _": (_, tool) => tool.replaceAll("-", "_"),
};

type Entry = [server: string, tool: string, name: string];
const PAIRS = NAMES.qwen.map(([server, tool]) => [server, tool] as [string, string]);
const AGENTS: [string, Entry[]][] = [
  ...(Object.entries(NAMES) as [string, Entry[]][]),
  ...Object.entries(PLAIN).map(([agent, make]): [string, Entry[]] => [
    agent,
    PAIRS.map(([server, tool]) => [server, tool, make(server, tool)]),
  ]),
];

const NO_OBJECTION: OfferJudge = {
  revision: () => "",
  judge: () => Promise.resolve({ strip: [], refusal: null }),
};

type Given = Partial<ToolCallJudgeOptions> & { agent?: string | null };

/** Returns the judge of an answer, given what its request offered. */
function judgeFor(
  mcp: object,
  servers: Record<string, string[] | null>,
  { agent = null, ...more }: Given = {},
): (offered?: OfferedNames) => Judge {
  const declared = Object.keys(servers).map((id) => ({ id, command: "server" }));
  const yaml = { sandbox: { mcp: { mode: "enforce", servers: declared, ...mcp } } };
  const config = parseConfig("x", JSON.stringify(yaml));
  const registry = new Registry();
  registry.declareServers(config.sandbox.mcp.servers);
  for (const [id, tools] of Object.entries(servers))
    if (tools)
      registry.register(
        id,
        "stdio",
        "",
        tools.map((name) => ({ name, hash: `sha256:${name}` })),
      );
  const judge = new ToolCallJudge({
    desk: null,
    changeOf: () => null,
    sessionId: "s",
    config,
    registry,
    pinOf: () => null,
    detectedOf: () => null,
    emit: () => {},
    counters: zeroProxyCounters(),
    ...more,
  });
  return (offered) =>
    judge.judge({
      mode: "enforce",
      requestId: "req_1",
      dialect: "openai",
      api: "chat_completions",
      provider: "openai",
      agent,
      ...(offered && { offered }),
    });
}

function judgeOf(mcp: object, servers: Record<string, string[] | null>, given?: Given): Judge {
  return judgeFor(mcp, servers, given)();
}

const chunk = (choice: object): string =>
  `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", created: 1, model: "m", choices: [{ index: 0, finish_reason: null, ...choice }] })}\n\n`;

/** Returns the texts of one answer with this call, whole and as a stream. `offered`: whether its request has the tool. */
async function answers(
  stage: Stage,
  state: { name: string; args: string },
  name: string,
  args = '{"a":1}',
  offered = true,
): Promise<[whole: string, stream: string]> {
  Object.assign(state, { name, args });
  const texts: string[] = [];
  for (const stream of [false, true]) {
    const tools = offered ? [{ type: "function", function: { name } }] : [];
    const answer = await post(stage.port, "/v1/chat/completions", {
      model: "m",
      messages: [],
      tools,
      stream,
    });
    expect(answer.status).toBe(200);
    texts.push(await answer.text());
  }
  return texts as [string, string];
}

async function stageWith(current: { judge: ReturnType<typeof judgeFor> }) {
  const state = { name: "", args: "" };
  const stage = await startStage(
    (request, response) => {
      const call = { id: "call_1", type: "function", function: { name: state.name, arguments: state.args } };
      if (JSON.parse(request.body.toString()).stream !== true)
        return json(response, {
          id: "c",
          object: "chat.completion",
          created: 1,
          model: "m",
          choices: [
            {
              index: 0,
              message: { role: "assistant", content: null, tool_calls: [call] },
              finish_reason: "tool_calls",
            },
          ],
        });
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write(chunk({ delta: { role: "assistant", tool_calls: [{ index: 0, ...call }] } }));
      response.end(`${chunk({ delta: {}, finish_reason: "tool_calls" })}data: [DONE]\n\n`);
    },
    { ports: { judge: (exchange) => current.judge(exchange.offered), offers: NO_OBJECTION } },
  );
  return (name: string, args?: string, offered?: boolean) => answers(stage, state, name, args, offered);
}

test.each(AGENTS)("a denied tool is blocked under the name that %s gives it", async (agent, entries) => {
  const current = { judge: judgeFor({}, {}) };
  const ask = await stageWith(current);
  const passed: string[] = [];
  for (const [server, tool, name] of entries)
    for (const tools of [[tool, "other"], null]) {
      const denied_tools = [{ server, tool }];
      current.judge = judgeFor({ denied_tools }, { [server]: tools, another: ["something"] });
      const texts = await ask(name);
      if (texts.some((text) => text.includes("call_1")))
        passed.push(`${agent}: ${name}${tools === null ? " of a server whose tools are not known" : ""}`);
    }
  expect(passed).toEqual([]);
});

test.each(AGENTS)("an allowed tool runs under the name that %s gives it", async (agent, entries) => {
  const current = { judge: judgeFor({}, {}) };
  const ask = await stageWith(current);
  const blocked: string[] = [];
  for (const [server, tool, name] of entries) {
    const mcp = {
      fail_closed: true,
      tool_policy: "allowlist",
      allowed_tools: [{ server, tool }],
      denied_tools: [{ server, tool: "other" }],
    };
    current.judge = judgeFor(mcp, { [server]: [tool, "other"], another: ["something"] });
    const texts = await ask(name);
    if (!texts.every((text) => text.includes("call_1"))) blocked.push(`${agent}: ${name}`);
  }
  expect(blocked).toEqual([]);
});

test("a name that a client may repair is a denied tool's, unless the request offers that very name", async () => {
  const denied_tools = [{ server: "files", tool: "delete" }];
  const current = { judge: judgeFor({ denied_tools }, { files: ["delete", "read"] }) };
  const ask = await stageWith(current);
  for (const name of ["mcp__files__delte", "mcp__files__delete_tool"])
    for (const offered of [true, false])
      for (const text of await ask(name, "{}", offered)) expect(text.includes("call_1"), name).toBe(offered);
});

test("a call that another one carries may be repaired, whatever the request offers by itself", () => {
  const denied_tools = [{ server: "files", tool: "delete" }];
  const name = "mcp__files__delte";
  const judge = judgeFor(
    { denied_tools },
    { files: ["delete", "read"] },
  )({
    listed: new Set([name, "tool_call"]),
    all: true,
  });
  const input = { kind: "json", text: JSON.stringify({ name, arguments: {} }) } as const;
  expect(judge({ ...NO_CALL, name, flaw: null }).action).toBe("allow");
  expect(judge({ ...NO_CALL, name: "tool_call", input, flaw: null }).action).toBe("block");
});

/** What the midst of a conversation has, which an answer may have brought. */
const IN_THE_MIDST: [string, string, (name: string) => object][] = [
  [
    "/v1/responses",
    "a search's result",
    (name) => ({
      input: [
        { type: "tool_search_output", call_id: "c", tools: [{ type: "function", name, parameters: {} }] },
      ],
    }),
  ],
  [
    "/v1/responses",
    "tools added",
    (name) => ({
      input: [{ type: "additional_tools", tools: [{ type: "function", name, parameters: {} }] }],
    }),
  ],
  [
    "/v1/messages",
    "a message that adds a tool",
    (name) => ({
      messages: [
        {
          role: "assistant",
          content: [{ type: "tool_addition", tool: { definition: { name, input_schema: {} } } }],
        },
      ],
    }),
  ],
];

test.each(IN_THE_MIDST)(
  "a name that only the midst of a conversation offers is none that the client has (%s, %s)",
  async (path, _, made) => {
    const seen: unknown[] = [];
    const judge: NonNullable<StageOptions["ports"]>["judge"] = ({ offered }) => {
      seen.push(offered);
      return () => ({ action: "allow", text: "" });
    };
    const { port } = await startStage((_request, response) => json(response, {}), {
      ports: { judge, offers: NO_OBJECTION },
    });
    await post(port, path, {
      model: "m",
      ...made("delte"),
      tools: [{ name: "own", type: "function", parameters: {} }],
    });
    await post(port, path, { model: "m", ...made("delte") });
    expect(seen).toEqual([
      { listed: new Set(["own"]), all: false },
      { listed: new Set(), all: false },
    ]);
  },
);

test("a name that the request does not offer is what a client repairs it to, though another server has such a tool", async () => {
  const denied_tools = [{ server: "files", tool: "delete" }];
  const current = { judge: judgeFor({}, {}) };
  const ask = await stageWith(current);
  for (const [server, tools, name] of [
    // as hermes-agent repairs them, each is nearer to the denied tool than to the one that has the name
    ["x", ["mcp__files__delete"], "x_mcp__files__delete"],
    ["mcp", ["files__delet"], "mcp_files__delet"],
    ["notes", ["mcp_files__delete"], "mcp_files__delete"],
    ["x", null, "x_mcp__files__delete"],
  ] as const) {
    current.judge = judgeFor({ denied_tools }, { files: ["delete", "read"], [server]: tools && [...tools] });
    for (const offered of [true, false])
      for (const text of await ask(name, "{}", offered))
        expect([name, text.includes("call_1")]).toEqual([name, offered]);
  }
  // its own form of an allowed one
  for (const text of await ask("mcp__files__read", "{}", false)) expect(text).toContain("call_1");
});

test("fail_closed blocks what may be a cut name of a declared server, listed or not", async () => {
  const current = { judge: judgeFor({}, {}) };
  const ask = await stageWith(current);
  for (const tools of [["get.sum"], null])
    for (const fail_closed of [true, false]) {
      current.judge = judgeFor({ fail_closed }, { files: tools });
      for (const tail of ["0pimogk", "f022c825", "-504af0ec", "ca914e8a8aaa"])
        for (const text of await ask(`mcp__files__read_${tail}`))
          expect(text.includes("call_1"), tail).toBe(!fail_closed);
      for (const text of await ask("mcp__files__get_sum")) expect(text).toContain("call_1");
    }
});

test("a call that another one carries is judged as the call it is", async () => {
  const denied_tools = [{ server: "every-thing", tool: "get.sum" }];
  const servers = { "every-thing": ["get.sum", "echo"] };
  const current = { judge: judgeFor({ denied_tools }, servers) };
  const ask = await stageWith(current);
  const carrying = (name: unknown, more: object = { arguments: { a: 1 } }) =>
    JSON.stringify({ name, ...more });
  for (const [tool, args] of [
    ["tool_call", carrying("mcp__every-thing__get_sum_0pimogk")],
    ["ToolCall", carrying("MCP__every-thing__get_sum_0pimogk")],
    ["functions.tool_call", carrying("mcp__every-thing__get_sum_0pimogk", {})],
    ["tool_call", carrying("get.sum", { arguments: "{}" })],
    ["tool_call", carrying("mcp__every-thing__echo").slice(0, -1)],
  ] as const)
    for (const text of await ask(tool, args)) expect(text, args).not.toContain("call_1");
  for (const args of [carrying("mcp__every-thing__echo"), carrying("run_shell_command"), carrying(7)])
    for (const text of await ask("tool_call", args)) expect(text, args).toContain("call_1");
  // the tool of a declared server has its own rules as well
  current.judge = judgeFor({ denied_tools }, { ...servers, another: ["tool_call"] });
  for (const text of await ask("tool_call", carrying("get.sum"))) expect(text).not.toContain("call_1");
});

test("code that may call any tool passes or is refused, as code_calls says, and so does a server's tool of that name unless its server is named", async () => {
  const servers = { "every-thing": ["get.sum"] };
  const current = { judge: judgeFor({}, servers) };
  const ask = await stageWith(current);
  const code = JSON.stringify({ code: "await tools.mcp__every_thing__get_sum({})" });
  for (const native_tools of [[], ["codemode", "exec", "run_typescript"]])
    for (const code_calls of ["mcp_side", "refuse"])
      for (const tool of ["codemode", "run_typescript", "exec", "functions.exec"]) {
        current.judge = judgeFor({ native_tools, code_calls }, servers);
        for (const text of await ask(tool, code))
          expect(text.includes("call_1")).toBe(code_calls === "mcp_side");
      }
  current.judge = judgeFor({ code_calls: "refuse" }, { "every-thing": ["exec"] });
  for (const text of await ask("exec", "{}")) expect(text).not.toContain("call_1");
  for (const text of await ask("mcp__every-thing__exec", "{}")) expect(text).toContain("call_1");
});

test("a call that runs code is an event and counted, and fail_closed lets it run beside no server that is not inspected", () => {
  for (const fail_closed of [false, true])
    for (const beside of [[], ["files"]])
      for (const code_calls of ["mcp_side", "refuse"]) {
        const counters = zeroProxyCounters();
        const events: NetmonEvent[] = [];
        const more = {
          counters,
          emit: (event: NetmonEvent) => events.push(event),
          uninspected: () => beside,
        };
        const judge = judgeOf({ fail_closed, code_calls }, { files: ["read"] }, { agent: "codex", ...more });
        const { action } = judge({ ...NO_CALL, name: "exec", flaw: null });
        const passes = code_calls === "mcp_side" && !(fail_closed && beside.length > 0);
        expect(action).toBe(passes ? "allow" : "block");
        expect(events).toMatchObject([{ wire_name: "exec", reason: "code", action, server_id: null }]);
        expect([counters.code_calls, counters.native_tools]).toEqual([passes ? 1 : 0, 0]);
        if (passes) expect(JSON.stringify(events).includes("files")).toBe(beside.length > 0);
      }
});

test("an agent's own tool's name does not hide a declared server's tool of that name, in the form in which it sends MCP tools", () => {
  const denied_tools = [{ server: "files", tool: "*" }];
  for (const { name: agent, nativeTools, codeTool } of KNOWN_AGENTS) {
    const tools = [...nativeTools, codeTool ?? "exec"].filter((tool) => !/[*?]/.test(tool));
    const blocked = (name: (tool: string) => string, native_tools: string[], asked: string | null) => {
      const judge = judgeOf({ denied_tools, native_tools }, { files: tools }, { agent: asked });
      return tools.filter((tool) => judge({ ...NO_CALL, name: name(tool), flaw: null }).action === "block");
    };
    // whoever asks, and whatever native_tools says
    for (const native of [[`@${agent}`], ["*"], tools])
      for (const asked of [agent, null])
        expect(blocked((tool) => `mcp__files__${tool}`, native, asked)).toEqual(tools);
    expect(blocked((tool) => tool, [`@${agent}`], null)).toEqual(tools);
  }
});
