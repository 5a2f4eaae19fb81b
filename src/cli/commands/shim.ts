/**
 * netmon shim: starts a stdio MCP server for its host and judges every message. Standard output is the server's;
 * netmon writes to standard error. This runs in the controller; the host's process is a small relay (native/shim).
 */
import { resolve } from "node:path";
import type { Command } from "commander";
import type { ShimOptions } from "../../app/shim/inspected-server.ts";
import type { ConfigSource } from "../../clients/session-config.ts";
import { defaults } from "../../config/defaults.ts";
import { checkServerId } from "../../config/server-id.ts";
import type { Log } from "../../event/log.ts";
import { accountStateDirs } from "../../state/account-paths.ts";
import { ExitCode } from "../exit-codes.ts";
import { globalOption } from "../options/global-definitions.ts";
import {
  failClosedOption,
  modeOption,
  overridesOf,
  type PolicyOptions,
  parsedBy,
} from "../options/shared-options.ts";
import { collectPattern } from "../options/tool-pattern.ts";
import { type LogLevel, logTo, messageLine } from "../output/messages.ts";
import { type CliIo, painter } from "../output/terminal.ts";
import { becomeShim } from "../shim-process.ts";

interface ShimCommandOptions extends PolicyOptions {
  serverId?: string;
  session?: string;
  config?: string;
  mcpConfig: string[];
  allowed: string[];
  denied: string[];
  stateDir?: string;
  logLevel?: LogLevel;
}

const HELP = `
Bytes, signals, standard error and the exit code are the server's. Observe changes nothing. Enforce hides denied
tools and answers calls to them itself.

The server's id is --server-id, else that of the declared server with this command, else made from the command
(npx -y @modelcontextprotocol/server-memory → server-memory).

Environment: NETMON_SESSION replaces --session; the default session is called default. Nothing else of the environment
decides how netmon runs, because hosts take it from the server's entry: it is the server's, unchanged.

Exit codes: the server's own, or its signal; 127 if the command was not found, 126 if it cannot be run, 10 if the
policy does not let it start, 2 for a mistake in the configuration.

Examples:
  netmon shim -- npx -y @modelcontextprotocol/server-memory
  netmon shim --server-id files --config netmon.yaml --mode enforce --denied '^write_' -- mcp-server-files /srv
  netmon events --session default
`;

function serverId(text: string): string {
  return parsedBy(() => checkServerId(text));
}

export function register(program: Command, io: CliIo): void {
  program
    .command("shim")
    .option("--server-id <id>", "name the server in rules and events", serverId)
    .option("--session <id>", "name the session (default: default)")
    .addOption(globalOption("config"))
    .addOption(globalOption("mcpConfig"))
    .addOption(modeOption())
    .addOption(failClosedOption())
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
  const { config, stateDir } = options;
  const at = (path: string): string => resolve(io.cwd ?? process.cwd(), path);
  return shimEnd(
    {
      sessionId: options.session ?? setting(io.env, "NETMON_SESSION") ?? "default",
      dirs: accountStateDirs(stateDir === undefined ? undefined : at(stateDir), io.env),
      files: await configSource(config === undefined ? null : at(config), options.mcpConfig.map(at), io),
      overrides: overridesOf(options),
      started: { command, args },
      serverId: options.serverId,
      allowed: options.allowed,
      denied: options.denied,
      path: io.env.PATH ?? "",
      directory: io.cwd ?? process.cwd(),
      env: io.env,
    },
    options.logLevel ?? "warn",
    io,
  );
}

/** Serves the shim if this is its controller; otherwise becomes a shim. Resolves to the exit code. */
export async function shimEnd(options: ShimOptions, logLevel: LogLevel, io: CliIo): Promise<number> {
  if (io.shim === undefined) return becomeShim();
  const end = await io.shim(options, standardErrorLog(logLevel, io));
  if ("refusal" in end) return ExitCode.blocked;
  return end.code ?? ExitCode.unexpected;
}

/** Loads the file readers only if there are files: nothing else delays the server's start as much. */
async function configSource(
  config: string | null,
  mcpConfigs: readonly string[],
  { env, files }: CliIo,
): Promise<ConfigSource> {
  if (config === null && mcpConfigs.length === 0)
    return {
      load: () => ({ config: defaults(), skipped: [] }),
      paths: [],
      onChange: () => {},
      close: () => {},
    };
  const { ConfigFiles } = await import("../../clients/session-config.ts");
  return new ConfigFiles({ config, mcpConfigs, env, source: await files?.() });
}

/** Returns undefined for null and ''. */
function setting(env: NodeJS.ProcessEnv, name: string): string | undefined {
  return env[name] || undefined;
}

/** Writes lines for the host's log of the server. */
function standardErrorLog(least: LogLevel, { stderr }: CliIo): Log {
  const plain = painter({}, {});
  return logTo(least, (level, message) => stderr.write(messageLine(level, message, plain)));
}
