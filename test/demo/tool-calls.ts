/**
 * The LLM layer: a scripted model on loopback, an agent with official SDKs inside the session, the proxy inside
 * `netmon watch`. A tool of an undeclared server is taken out of what the model is offered. One tool call is blocked in the streamed response, one goes through to the real MCP server and is
 * traced from there to the kernel.
 */
import { eventLine } from "../../src/cli/output/event-line.ts";
import type { McpToolCallIntercepted, McpToolOffered } from "../../src/event/event.ts";
import { Upstream } from "../llm/upstream/upstream.ts";
import { ask, expect, heading, look, paint, say, watched } from "./stage.ts";

interface Run {
  prompt: string;
  called: { id: string; tool: string; result: string }[];
  stop: string;
  texts: string[];
}

const DELETE = "Delete all weather records.";
const WEATHER = "What is the weather in Bonn?";

function config(server: number, model: string): unknown {
  return {
    sandbox: {
      mcp: {
        mode: "enforce",
        fail_closed: true,
        servers: [{ id: "weather-api", type: "http", url: `http://127.0.0.1:${server}/mcp` }],
        denied_tools: [{ server: "weather-api", tool: "delete_*" }],
      },
      network: { mode: "enforce" },
    },
    proxy: { mode: "embedded", providers: { anthropic: model } },
  };
}

/** The model says what it would do, and calls the tool. */
async function scriptedModel(): Promise<Upstream> {
  return Upstream.start(({ body }) =>
    JSON.stringify(body.messages).includes(DELETE)
      ? { text: "I delete them.", calls: [{ name: "mcp__weather-api__delete_records", args: { all: true } }] }
      : { text: "I look.", calls: [{ name: "mcp__weather-api__get_weather", args: { city: "Bonn" } }] },
  );
}

function showRun({ prompt, called, stop, texts }: Run): void {
  say(`  ${paint.paint("bold", prompt)}`);
  for (const { tool, result } of called) say(`    called ${tool}: ${result}`);
  for (const text of texts) say(`    the model: ${text}`);
  say(`    ${called.length === 0 ? "no tool was called; " : ""}stop_reason ${stop}`);
}

export async function toolCalls(server: number): Promise<void> {
  heading(
    "3. tool calls: proxy.mode embedded, enforce, delete_* denied; the agent has netmon env's settings",
  );
  const model = await scriptedModel();
  try {
    await watched(config(server, model.url), [], "netmon_proxy_started", async ({ events, inside }) => {
      const { env } = JSON.parse(await ask("env", "--for", "claude", "--json")) as { env: NodeJS.ProcessEnv };
      const url = `http://127.0.0.1:${server}/mcp`;
      const runs = await inside<Run>("agent.ts", [url, DELETE, WEATHER], env);
      await new Promise((resolve) => setTimeout(resolve, 100));
      say("what netmon saw:");
      for (const event of events) {
        const ofServer = event.type === "mcp_network_connection" && event.server_id === "weather-api";
        const offered = event.type === "mcp_tool_offered" && event.status !== "listed";
        if (event.type === "mcp_tool_call_intercepted" || offered || ofServer)
          say(`  ${eventLine(event, paint)}`);
      }
      say("what the agent got:");
      for (const run of runs) showRun(run);
      const calls = events.filter((e): e is McpToolCallIntercepted => e.type === "mcp_tool_call_intercepted");
      check(calls, runs, model.requests.length);
      checkOffer(
        events.filter((e) => e.type === "mcp_tool_offered"),
        model.requests.map(({ body }) => JSON.stringify(body.tools)),
      );
      await trace(calls.find((call) => call.action === "allow")?.tool_call_id ?? "", server);
    });
  } finally {
    await model.close();
  }
}

function check(calls: readonly McpToolCallIntercepted[], runs: readonly Run[], requests: number): void {
  const [deleting, looking] = [DELETE, WEATHER].map((prompt) => runs.find((run) => run.prompt === prompt));
  expect(
    "tool calls: the denied one is blocked, with the rule that decided",
    calls.some(
      (c) =>
        c.action === "block" && c.tool_name === "delete_records" && c.rule === "sandbox.mcp.denied_tools[0]",
    ),
  );
  expect(
    "tool calls: the agent gets a whole answer without the call, and a text in its place",
    deleting?.called.length === 0 &&
      deleting.stop === "end_turn" &&
      deleting.texts.some((text) => text.startsWith("[netmon]")),
  );
  expect(
    "tool calls: the allowed one reaches the MCP server",
    looking?.called.length === 1 && looking.called[0]?.result === "weather-api answered",
  );
  expect("tool calls: nothing is asked twice", requests === 3);
}

function checkOffer(offered: readonly McpToolOffered[], shown: readonly string[]): void {
  const finding = offered.find(({ status }) => status !== "listed");
  expect(
    "offered tools: the undeclared server is found by what the model is offered",
    finding?.status === "undeclared" && finding.server_id === "shadow-server" && finding.action === "block",
  );
  expect(
    "offered tools: the model is shown the declared server's tools, and not that one",
    shown.every((tools) => tools.includes("get_weather") && !tools.includes("read_secrets")),
  );
}

async function trace(id: string, server: number): Promise<void> {
  say();
  say(`from tool call to kernel: netmon trace ${id}`);
  const [shown, traced] = await Promise.all([look("trace", id), look("trace", id, "--json")]);
  say(shown);
  expect(
    "trace: the allowed call leads to a connection that the kernel saw",
    traced.includes('"mcp_network_connection"') && traced.includes(`"127.0.0.1:${server}"`),
  );
}
