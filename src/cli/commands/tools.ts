/** netmon tools: netmon's own tools as a stdio MCP server behind a shim that judges and records calls; plugins. */
import { homedir, tmpdir } from "node:os";
import { resolve } from "node:path";
import type { Command } from "commander";
import { claimDirectory, removeAbandoned } from "../../app/abandoned-directories.ts";
import { outsideProxies, socketDirectories } from "../../app/exec/proxies.ts";
import { askHere, listPlugins } from "../../app/tools/plugin-reports.ts";
import { chosenPlugins } from "../../app/tools/plugins.ts";
import { ToolServerFiles, type ToolServerPlace, toolServerCommand } from "../../app/tools/tool-server.ts";
import { ConfigFiles } from "../../clients/session-config.ts";
import { problemsIn } from "../../config/parse.ts";
import { OwnDirectory } from "../../files/directory.ts";
import { TOOL_SERVER } from "../../registry/own-server.ts";
import { accountStateDirs } from "../../state/account-paths.ts";
import { globalOption } from "../options/global-definitions.ts";
import { globalOptions } from "../options/global-options.ts";
import {
  failClosedOption,
  modeOption,
  overridesOf,
  type PolicyOptions,
  portNumber,
  usage,
} from "../options/shared-options.ts";
import { columns } from "../output/layout.ts";
import { say } from "../output/messages.ts";
import { type CliIo, jsonText, printable } from "../output/terminal.ts";
import { shimEnd } from "./shim.ts";
import type { HttpOptions } from "./tools-http.ts";

interface ServeOptions extends PolicyOptions, Omit<HttpOptions, "tokenFile"> {
  http?: true;
  tokenFile?: string;
}

interface PluginsOptions {
  config?: string;
  json?: true;
}

const PLUGINS_HELP = `
Each plugin in mcp_proxy.plugin_directories is started in its sandbox, asked what it can do, and ended (20 s at most). An
operation becomes the tool PLUGIN_OPERATION where mcp_proxy.plugin_tools exposes it (docs/tools.md).

Examples:
  netmon tools plugins
  netmon tools plugins --config netmon.yaml --json
`;

const PREFIX = "netmon-tools-";

const HELP = `
Offers Read, Write, Edit, Bash, Glob and Grep to any MCP client, in the directory it is started in. mcp_proxy.sandbox in
the configuration says what they may touch (docs/tools.md). Each call is judged and recorded as one of server "netmon".

To give an agent these tools alone: netmon run --tools.

With --http clients send "Authorization: Bearer TOKEN", with the token of --token-file. All clients share the working directory,
background commands and what was read.

Exit codes: 0, 2 for a mistake in the configuration, 9 if netmon's installation is incomplete, 10 if the policy denies the
server.

Examples:
  netmon tools serve
  netmon tools serve --config netmon.yaml --mode enforce --session work
  netmon tools serve --http --port 8090 --token-file ~/.netmon-tools-token
`;

export function register(program: Command, io: CliIo): void {
  const tools = program.command("tools");
  tools
    .command("plugins")
    .description("list plugins, and the operations that could become tools")
    .addOption(globalOption("config"))
    .addOption(globalOption("json"))
    .addHelpText("after", PLUGINS_HELP)
    .action((options: PluginsOptions) => plugins(options, io));
  tools
    .command("serve")
    .description("serve netmon's own tools as an MCP server, over stdio or HTTP")
    .addOption(globalOption("config"))
    .option("--session <id>", "name the session", "default")
    .addOption(modeOption())
    .addOption(failClosedOption())
    .option("--http", "serve on loopback instead of stdio, behind a gateway")
    .option("--port <n>", "override gateway.port, with --http; 0: a free one", portNumber)
    .option(
      "--token-file <file>",
      "read the token that clients of --http send; the file is created if it does not exist",
    )
    .option("--ready-file <path>", "write the URL to this file once --http listens, and remove it at the end")
    .addHelpText("after", HELP)
    .action(async (options: ServeOptions, self: Command) => {
      io.exitCode = await serve(options, self, io);
    });
}

async function serve(options: ServeOptions, self: Command, io: CliIo): Promise<number> {
  const { session, http, tokenFile } = options;
  const at = (path: string): string => resolve(io.cwd ?? process.cwd(), path);
  const config = options.config === undefined ? null : at(options.config);
  const { stateDir, logLevel } = globalOptions(self);
  const dirs = accountStateDirs(stateDir === undefined ? undefined : at(stateDir), io.env);
  const only = [options.port, tokenFile, options.readyFile].some((value) => value !== undefined);
  if (http === true ? tokenFile === undefined : only)
    throw usage(
      http === true
        ? "--http needs --token-file FILE: whoever has the token in it may use the tools"
        : "--port, --token-file and --ready-file are options of --http",
    );
  const source = config === null ? undefined : await io.files?.();
  const files = new ToolServerFiles({ config, env: io.env, source });
  return inToolPlace(io, async (here) => {
    const place = { ...here, own: [...(config === null ? [] : [config]), dirs.lib, dirs.run] };
    const loaded = files.load().config;
    const { problems } = chosenPlugins(loaded, place);
    if (config !== null && problems.length > 0) throw problemsIn(config, problems, source?.read.bind(source));
    const overrides = overridesOf(options);
    const command = toolServerCommand(loaded, place);
    if (tokenFile !== undefined) {
      // includes the gateway, which stdio does not need to load
      const { serveHttp } = await import("./tools-http.ts");
      return serveHttp({ ...options, tokenFile }, overrides, command, self, io);
    }
    return shimEnd(
      {
        sessionId: session,
        dirs,
        files,
        overrides,
        serverId: TOOL_SERVER,
        started: command,
        allowed: [],
        denied: [],
        path: "",
        directory: here.cwd,
        env: io.env,
      },
      logLevel === "info" ? "warn" : logLevel,
      io,
    );
  });
}

/** Runs `use` with this process's directories, and a directory for outputs that is removed at the end. */
export async function inToolPlace<T>(
  { env, cwd = process.cwd() }: CliIo,
  use: (place: ToolServerPlace) => T | Promise<T>,
): Promise<T> {
  const temporary = env.TMPDIR || tmpdir();
  await removeAbandoned(temporary, PREFIX);
  const outputs = OwnDirectory.make(temporary, PREFIX, 0o700);
  claimDirectory(outputs, null);
  try {
    const home = env.HOME || homedir();
    // in a session, these are hidden from the whole session
    const uid = process.geteuid?.() ?? 0;
    const account = { uid, name: env.USER ?? null };
    const hidden = [...outsideProxies(uid, env), ...socketDirectories(account, env)];
    return await use({ cwd, home, outputs: outputs.path, hidden, own: [], calls: null });
  } finally {
    await outputs.removeInTurns();
  }
}

async function plugins({ config: file, json }: PluginsOptions, io: CliIo): Promise<void> {
  const { config } = new ConfigFiles({ config: file, env: io.env }).load();
  const listed = await inToolPlace(io, (place) => listPlugins(config, place, askHere));
  if (json) {
    io.stdout.write(jsonText(listed));
    return;
  }
  if (listed.length === 0) return say(io, `no plugins in ${config.mcp_proxy.plugin_directories.join(", ")}`);
  const rows = listed.map(({ name, version, state, path, problem, operations }) => {
    const offers = operations.map((one) => `${one.tool}${one.exposed ? " (exposed)" : ""}`).join(", ");
    return [name, version, state, path, problem ?? offers].map(printable);
  });
  io.stdout.write(`${columns(rows).join("\n")}\n`);
}
