/**
 * netmon shim: starts a stdio MCP server for its host and judges every message. Standard output is the server's;
 * netmon writes to standard error.
 */
import { writeSync } from "node:fs";
import { constants, homedir } from "node:os";
import type { Readable } from "node:stream";
import { type Command, InvalidArgumentError, Option } from "commander";
import type { ConfigSource } from "../../app/config-files.ts";
import { NoConfigFiles } from "../../app/no-config-files.ts";
import type { ShimOptions } from "../../app/shim/inspected-server.ts";
import { runShim } from "../../app/shim/shim.ts";
import { checkServerId } from "../../config/server-id.ts";
import type { Mode } from "../../event/event.ts";
import type { Log } from "../../event/log.ts";
import { toolFilter } from "../../policy/tool-filter.ts";
import { userStateDirs } from "../../state/paths.ts";
import { CliError, ExitCode } from "../exit-codes.ts";
import type { GlobalOptions } from "../options/global-options.ts";
import { MESSAGE_LEVELS, type MessageLevel, messageLine } from "../output/messages.ts";
import { type CliIo, painter } from "../output/terminal.ts";

interface ShimCommandOptions {
  serverId?: string;
  session?: string;
  config?: string;
  mcpConfig: string[];
  mode?: Mode;
  failClosed?: true;
  allowed: string[];
  denied: string[];
  records?: string;
  stateDir?: string;
  logLevel?: GlobalOptions["logLevel"];
}

const MODES = ["observe", "enforce"] as const;

const HELP = `
Bytes, signals, standard error and the exit code are the server's. Observe changes nothing. Enforce hides denied
tools and answers calls to them itself.

The server's id is --server-id, else that of the declared server with this command, else made from the command
(npx -y @modelcontextprotocol/server-memory → server-memory).

Environment: NETMON_SESSION, NETMON_CONFIG, NETMON_MODE and NETMON_STATE_DIR replace the options of these names unless
those are given. The default session is called default.

Exit codes: the server's own, or its signal; 127 if the command was not found, 126 if it cannot be run, 10 if the
policy does not let it start, 2 for a mistake in the configuration.

Examples:
  netmon shim -- npx -y @modelcontextprotocol/server-memory
  netmon shim --server-id files --config netmon.yaml --mode enforce --denied '^write_' -- mcp-server-files /srv
  netmon mcp events --session default
`;

function collect(text: string, texts: string[]): string[] {
  return [...texts, text];
}

function serverId(text: string): string {
  try {
    return checkServerId(text);
  } catch (error) {
    throw new InvalidArgumentError((error as Error).message);
  }
}

function collectPattern(pattern: string, patterns: string[]): string[] {
  try {
    toolFilter([pattern], []);
  } catch (error) {
    throw new InvalidArgumentError((error as Error).message);
  }
  return [...patterns, pattern];
}

export function registerShim(program: Command, io: CliIo): void {
  program
    .command("shim")
    .summary("put a shim in front of a stdio MCP server: scan, pin, filter and log tools")
    .description("Starts a stdio MCP server and judges every message between it and its host.")
    .option("--server-id <id>", "the server's name in rules and events", serverId)
    .option("--session <id>", "name of the session (default: default)")
    .option("--config <file>", "netmon configuration (docs/config.md); default: observe")
    .option(
      "--mcp-config <file>",
      "an MCP client's configuration, to declare its servers; may be repeated",
      collect,
      [],
    )
    .addOption(new Option("--mode <mode>", "overrides sandbox.mcp.mode").choices(MODES))
    .option("--fail-closed", "overrides sandbox.mcp.fail_closed: block unknown tools and servers")
    .addOption(new Option("--records <socket>", "records socket of its netmon run").hideHelp())
    .option("--allowed <regex>", "offer only tools that match one of these", collectPattern, [])
    .option("--denied <regex>", "do not offer tools that match one of these", collectPattern, [])
    .argument("<command...>", "the server's command and its arguments, after --")
    .usage("[options] -- COMMAND [ARGUMENT...]")
    .passThroughOptions()
    .addHelpText("after", HELP)
    .action(async (command: string[], _options: ShimCommandOptions, self: Command) => {
      io.exitCode = await run(command, self.optsWithGlobals<ShimCommandOptions>(), io);
    });
}

async function run(
  [command = "", ...args]: string[],
  options: ShimCommandOptions,
  io: CliIo,
): Promise<number> {
  const config = options.config ?? setting(io.env, "NETMON_CONFIG") ?? null;
  const mode = options.mode ?? modeOf(setting(io.env, "NETMON_MODE"));
  const records = options.records ?? setting(io.env, "NETMON_RECORDS");
  return shimEnd(
    {
      sessionId: options.session ?? setting(io.env, "NETMON_SESSION") ?? "default",
      dirs: userStateDirs(options.stateDir ?? setting(io.env, "NETMON_STATE_DIR"), {
        uid: process.geteuid?.() ?? 0,
        home: homedir(),
        env: io.env,
      }),
      files: await configSource(config, options.mcpConfig, io.env),
      overrides: {
        ...(mode !== undefined && { mode }),
        ...(options.failClosed === true && { failClosed: true }),
      },
      started: { command, args },
      serverId: options.serverId,
      allowed: options.allowed,
      denied: options.denied,
      path: io.env.PATH ?? "",
      ...(records !== undefined && { records }),
    },
    options.logLevel ?? "warn",
    io,
  );
}

/** Runs a shim on this process's streams; resolves to the exit code. */
export async function shimEnd(
  options: ShimOptions,
  logLevel: GlobalOptions["logLevel"],
  io: CliIo,
): Promise<number> {
  const log = standardErrorLog(logLevel);
  const end = await runShim(options, {
    stdin: io.stdin as Readable,
    stdout: io.stdout,
    output: () => {},
    log,
  });
  if ("refusal" in end) return ExitCode.blocked;
  if (end.signal === null) return end.code ?? ExitCode.unexpected;
  process.kill(process.pid, end.signal); // for the host to see what the server died of
  return 128 + constants.signals[end.signal];
}

/** Loads the file readers only if there are files: nothing else delays the server's start as much. */
async function configSource(
  config: string | null,
  mcpConfigs: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<ConfigSource> {
  if (config === null && mcpConfigs.length === 0) return new NoConfigFiles();
  const { ConfigFiles } = await import("../../app/config-files.ts");
  return new ConfigFiles({ config, mcpConfigs, env });
}

/** null and '' are not set. */
function setting(env: NodeJS.ProcessEnv, name: string): string | undefined {
  return env[name] || undefined;
}

function modeOf(text: string | undefined): Mode | undefined {
  const mode = MODES.find((known) => known === text);
  if (text !== undefined && mode === undefined)
    throw new CliError(ExitCode.usage, `NETMON_MODE is ${JSON.stringify(text)}: use observe or enforce`);
  return mode;
}

/** Lines for the host's log of the server, written at once: pino would take a third of the start. */
function standardErrorLog(least: GlobalOptions["logLevel"]): Log {
  const painted = painter({}, {});
  const at = (level: MessageLevel) => (message: string) => {
    if (MESSAGE_LEVELS.indexOf(level) < MESSAGE_LEVELS.indexOf(least)) return;
    try {
      writeSync(2, messageLine(level, message, painted));
    } catch {
      // nobody reads it
    }
  };
  return {
    debug: at("debug"),
    info: at("info"),
    warn: at("warn"),
    error: at("error"),
  };
}
