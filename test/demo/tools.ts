/**
 * `netmon run --tools`: an agent whose only tools are netmon's. Claude Code if it is installed, otherwise `netmon
 * agent`, asks a model on loopback, which has it edit a file, run commands and write its own settings.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { eventLine } from "../../src/cli/output/event-line.ts";
import { Upstream } from "../llm/upstream/upstream.ts";
import { expect, heading, look, paint, place, RUN_SESSION, ran, say } from "./stage.ts";

const PROMPT = "Correct the notes, and tell the shadow server.";
const TOOL = "mcp__netmon__";

/** Its command and what it is told besides; the model's API is named by the configuration. */
function agent(): { name: string; command: string[]; options: string[] } {
  const installed = (process.env.PATH ?? "")
    .split(delimiter)
    .concat("test/agents/node_modules/.bin")
    .map((directory) => join(directory, "claude"))
    .find((file) => existsSync(file));
  return installed === undefined
    ? {
        name: "netmon agent",
        command: [place("dist/netmon"), "agent", "--model", "demo", PROMPT],
        options: ["--agent", "none"],
      }
    : { name: "Claude Code", command: [place(installed), "-p", PROMPT], options: [] };
}

export async function ownTools(undeclared: number): Promise<void> {
  const { name, command, options } = agent();
  heading(`9. an agent with netmon's tools alone: netmon run --tools --mode enforce -- ${name}`);
  const project = place("project", true);
  mkdirSync(project);
  const notes = join(project, "notes.txt");
  writeFileSync(notes, "netmon is a toaster\n");
  const calls = [
    ["Read", { file_path: notes }],
    ["Edit", { file_path: notes, old_string: "toaster", new_string: "firewall" }],
    ["Bash", { command: "grep -c firewall notes.txt" }],
    ["Write", { file_path: join(project, ".claude/settings.json"), content: "{}" }],
    ["Bash", { command: `bash -c 'cat < /dev/tcp/127.0.0.1/${undeclared}'` }],
  ] as const;
  const model = await Upstream.start(({ body }) =>
    Array.isArray(body.tools) && body.tools.length > 0
      ? { text: "I do.", calls: calls.map(([tool, args]) => ({ name: `${TOOL}${tool}`, args })) }
      : { text: "Notes" },
  );
  const config = {
    sandbox: { fail_closed: true, network: { resolvers: [] } },
    // root gets no namespaces in a session
    mcp_proxy: { sandbox: { commands: process.geteuid?.() === 0 ? "writes" : "required" } },
    proxy: { providers: { anthropic: model.url, openai: model.url } },
  };
  const env = {
    HOME: place("home", true),
    ANTHROPIC_API_KEY: "demo-key",
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1",
  };
  mkdirSync(env.HOME);
  try {
    await ran(config, command, { options: ["--tools", ...options], cwd: project, env });
    const events = (await look("events", "--calls", RUN_SESSION, "--json"))
      .split("\n")
      .map((line) => JSON.parse(line));
    const came = events.filter(({ type }) => type === "mcp_tool_called");
    say("what netmon saw:");
    for (const event of came) say(`  ${eventLine(event, paint).replaceAll(project, ".")}`);
    expect("tools: five calls come to netmon's tools", came.length === 5);
    expect("tools: the file is edited", readFileSync(notes, "utf8") === "netmon is a firewall\n");
    expect("tools: its own settings are not written", !existsSync(join(project, ".claude")));
    const id = came.at(-1)?.tool_call_id || asked(events, undeclared);
    say(`from the model's call to the process and its connection: netmon trace ${id}`);
    const traced = await look("trace", id, "--session", RUN_SESSION);
    say(traced);
    expect(
      "tools: the trace joins the refused connection by the command's cgroup",
      new RegExp(`cgroup.*BLOCK.*127\\.0\\.0\\.1:${undeclared}`).test(traced),
    );
  } finally {
    await model.close();
  }
}

/** The model's id of the call that connects, where the agent does not repeat it. */
function asked(
  events: readonly { type: string; tool_call_id: string; input: unknown }[],
  port: number,
): string {
  const found = events.find(
    ({ type, input }) => type === "mcp_tool_call_intercepted" && JSON.stringify(input).includes(`/${port}'`),
  );
  return found?.tool_call_id ?? "";
}
