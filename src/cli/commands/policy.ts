/**
 * netmon policy: the verdict on a call, and the verdicts of another policy on a recorded session. Reads
 * configuration and event store; touches no kernel, no network and no server.
 */

import { type Command, Option } from "commander";
import { AGENTS } from "../../agents/agents.ts";
import { replay, replayedEvents } from "../../analysis/replay/replay.ts";
import { ConfigFiles } from "../../clients/session-config.ts";
import type { Config } from "../../config/config.ts";
import { knownTools } from "../../decision/tool-calls/known-tools.ts";
import { type HypotheticalCall, testCall } from "../../decision/tool-calls/test-call.ts";
import { ExitCode } from "../exit-codes.ts";
import { type FileOptions, withFileOptions } from "../options/file-options.ts";
import { globalOptions } from "../options/global-options.ts";
import { withSession } from "../options/session-option.ts";
import { parsedBy, usage } from "../options/shared-options.ts";
import { replayText, testText } from "../output/policy-text.ts";
import { type CliIo, print } from "../output/terminal.ts";
import { storedSession, withStore } from "../stored.ts";

interface Options extends FileOptions {
  session?: string;
  server?: string;
  tool?: string;
  name?: string;
  namespace?: string;
  agent?: string;
  args?: unknown;
}

const TEST_HELP = `
--server and --tool are the server's own names, as in rules. --name is a name in a model's answer, resolved as the
LLM proxy would with the known tools. Rate limits count as unused. Exit code: 0 the policy allows the call, 10 it
blocks it, whatever the mode.

Examples:
  netmon policy test --config netmon.yaml --server weather --tool delete_all
  netmon policy test --config netmon.yaml --server files --tool read --args '{"path": "/etc/passwd"}'
  netmon policy test --config netmon.yaml --name mcp__weather__delete_all --agent claude
  netmon policy test --config netmon.yaml --name delete_all --namespace mcp__weather --agent codex
`;

const REPLAY_HELP = `
netmon judges a session's recorded calls and connections under another configuration and shows which verdicts would
change. Rate limits use the recorded times; pins are the current ones. Calls of native tools are not recorded.

Examples:
  sudo netmon policy replay --config stricter.yaml
  sudo netmon policy replay demo --config stricter.yaml --json | jq '.calls'
`;

/** The agents by whose requests the proxy tells how they name tools. */
const RECOGNISED = AGENTS.flatMap(({ name, wire }) => (wire === null ? [] : [name]));

export function register(program: Command, io: CliIo): void {
  const policy = program.command("policy");
  withFileOptions(policy.command("test"))
    .description("explain the verdict on one tool call step by step")
    .option("--server <id>", "name the server by its id in the configuration")
    .option("--tool <name>", "name the tool as its server does")
    .option("--name <name>", "name the tool as a model's answer does, instead")
    .option("--namespace <name>", "give the call's namespace (OpenAI Responses), with --name")
    .addOption(
      new Option("--agent <program>", "say which agent program asks, with --name").choices(RECOGNISED),
    )
    .option("--args <json>", "give the call these arguments (default: {})", parseArguments)
    .addHelpText("after", TEST_HELP)
    .action((options: Options, self: Command) => test(options, self, io));
  const replayed = { about: ", also one that has ended", otherwise: "the latest" };
  withSession(withFileOptions(policy.command("replay")), replayed)
    .description("show which of a session's verdicts another configuration would change")
    .addHelpText("after", REPLAY_HELP)
    .action((_: string | undefined, options: Options, self: Command) => replaySession(options, self, io));
}

function parseArguments(text: string): unknown {
  return parsedBy(() => JSON.parse(text) as unknown, "Not JSON: ");
}

function load({ config, mcpConfig: mcpConfigs }: FileOptions, io: CliIo): Config {
  if (config === undefined && mcpConfigs.length === 0)
    throw usage("no policy: name a configuration with --config");
  return new ConfigFiles({ config, mcpConfigs, env: io.env }).load().config;
}

function imagined(options: Options): HypotheticalCall {
  const { server, tool, name, namespace, agent, args = {} } = options;
  if (name === undefined) {
    if (server === undefined || tool === undefined)
      throw usage("name the call: --server and --tool, or --name");
    if (namespace !== undefined || agent !== undefined) throw usage("--namespace and --agent go with --name");
    return { kind: "tool", server, tool, args };
  }
  if (server !== undefined || tool !== undefined)
    throw usage("--name names server and tool: give either it or --server and --tool");
  const wire = { name, namespace: namespace ?? null, server: null };
  return { kind: "name", wire, agent: agent ?? null, args };
}

function test(options: Options, self: Command, io: CliIo): void {
  const call = imagined(options);
  const config = load(options, io);
  const { mcp } = config.sandbox;
  const known = knownTools(config, globalOptions(self).dirs);
  const result = testCall(mcp, known, call);
  io.exitCode = result.action === "allow" ? ExitCode.ok : ExitCode.blocked;
  const { action, reason, rule, text, native } = result;
  const tools = result.tools.map(({ tool, pinnedHash, ...decided }) => ({
    server_id: tool.serverId,
    server_type: tool.serverType,
    server_addr: tool.serverAddr,
    declared: tool.serverDeclared,
    tool_name: tool.toolName,
    tool_hash: tool.toolHash,
    pinned_hash: pinnedHash,
    ...decided,
  }));
  const shown = { action, reason, rule, text, mode: mcp.mode, native, tools, problem: known.problem };
  print(io, options, shown, (paint) => testText(result, mcp.mode, known.problem, paint), 2);
}

async function replaySession(options: Options, self: Command, io: CliIo): Promise<void> {
  const config = load(options, io);
  const global = globalOptions(self);
  await withStore(global, (reader) => {
    const session = storedSession(reader, options.session, io);
    const known = knownTools(config, global.dirs);
    const result = replay(replayedEvents(reader, session), config, known);
    const { calls, received, connections, notJudged, changedCalls, changedConnections } = result;
    const shown = {
      session_id: session,
      calls: totals(calls, { unreadable: calls.unreadable }),
      received_calls: totals(received, { unreadable: received.unreadable }),
      connections: totals(connections, { unattributed: connections.unattributed }),
      not_judged: notJudged,
      changed_calls: changedCalls,
      changed_connections: changedConnections,
    };
    print(io, options, shown, (paint) => replayText(result, paint), 2);
  });
}

function totals(
  { judged, newlyBlocked, newlyAllowed }: { judged: number; newlyBlocked: number; newlyAllowed: number },
  more: object,
): object {
  return { judged, newly_blocked: newlyBlocked, newly_allowed: newlyAllowed, ...more };
}
