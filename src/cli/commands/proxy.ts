/**
 * netmon proxy: finds the tool calls in a model's answers, judges them and, when told to, blocks them before the
 * agent acts. Needs no root and no kernel layer.
 */
import { type Command, InvalidArgumentError, Option } from "commander";
import { ProxySession } from "../../app/proxy/proxy-session.ts";
import type { Mode } from "../../event/event.ts";
import { longRunning } from "../long-running.ts";
import { parseDuration } from "../options/time-argument.ts";
import { EVENT_FORMATS, type EventFormat } from "../output/event-output.ts";
import { proxyCountersLine, proxyLine } from "../output/layer-summary.ts";
import { logFormatOption } from "../output/log-format.ts";
import type { CliIo } from "../output/terminal.ts";
import { runUntilEnd } from "../until-end.ts";

interface ProxyCommandOptions {
  session: string;
  config?: string;
  mcpConfig: string[];
  port?: number;
  mode?: Mode;
  failClosed?: boolean;
  format: EventFormat;
  duration?: number;
  readyFile?: string;
}

const HELP = `
netmon env prints the settings for agents. The proxy listens on 127.0.0.1 only and passes requests on as they are.
It does not see what an agent sends elsewhere; netmon watch does.

Signals: SIGHUP reads the config again (so does a change of the file); SIGTERM and SIGINT end it.

If something cannot be read, observe passes and counts it, enforce refuses it. A new policy that cannot be applied
leaves the old one in force. When an enforcing proxy ends, the agent is cut off from the model.

Examples:
  netmon proxy --session demo --config netmon.yaml
  netmon proxy --session demo --mcp-config .mcp.json --mode enforce --fail-closed --port 8484
  eval "$(netmon env --session demo --for claude)"       in the agent's terminal
`;

function portNumber(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) throw new InvalidArgumentError("Give a port, 0 to 65535.");
  return port;
}

export function registerProxy(program: Command, io: CliIo): void {
  program
    .command("proxy")
    .summary("find, judge and block tool calls in the answers of LLMs")
    .description("Finds the tool calls in the answers of LLMs, judges them and blocks what policy forbids.")
    .requiredOption("--session <id>", "name of the session")
    .option("--config <file>", "netmon configuration (docs/config.md); default: observe")
    .option(
      "--mcp-config <file>",
      "an MCP client's configuration, to declare its servers; may be repeated",
      (file: string, files: string[]) => [...files, file],
      [],
    )
    .addOption(new Option("--port <n>", "overrides proxy.port; 0: a free one").argParser(portNumber))
    .addOption(new Option("--mode <mode>", "overrides sandbox.mcp.mode").choices(["observe", "enforce"]))
    .option("--fail-closed", "overrides sandbox.mcp.fail_closed: block unknown tools and servers")
    .addOption(
      new Option("--format <format>", "of the events on stdout").choices(EVENT_FORMATS).default("pretty"),
    )
    .addOption(logFormatOption())
    .addOption(new Option("--duration <time>", "end after this time: 30s, 5m, ...").argParser(parseDuration))
    .option("--ready-file <path>", "written when it listens and has asked the servers, removed at the end")
    .addHelpText("after", HELP)
    .action(async (options: ProxyCommandOptions, command: Command) => {
      io.exitCode = await runProxy(options, command, io);
    });
}

async function runProxy(options: ProxyCommandOptions, command: Command, io: CliIo): Promise<number> {
  const { session: sessionId, port } = options;
  const running = longRunning(options, command, io);
  const { dirs, log, output, files } = running;
  const overrides = {
    ...(options.mode !== undefined && { mode: options.mode }),
    ...(options.failClosed === true && { failClosed: true }),
  };
  return runUntilEnd(running, {
    sessionId,
    durationMs: options.duration,
    files,
    start: () =>
      ProxySession.start({ sessionId, dirs, port, files, overrides }, { output: output.emit, log }),
    facts: ({ layer }) => layer.started(),
    announce: ({ layer }) => layer.announce(),
    lines: ({ layer, config, registry }) => [`session ${sessionId}: ${proxyLine(layer, config, registry)}`],
    counted: proxyCountersLine,
  });
}
