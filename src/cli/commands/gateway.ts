/** netmon gateway: a proxy in front of HTTP MCP servers that judges every message. Needs no root. */
import { type Command, Option } from "commander";
import type { UpstreamOptions } from "../../app/gateway/command-line-server.ts";
import { GatewayFiles } from "../../app/gateway/gateway-files.ts";
import { type LongRunningOptions, longRunning, withLongRunning } from "../long-running.ts";
import { collectHeaderFile, collectHeaderOf, fingerprint } from "../options/gateway-arguments.ts";
import { globalOption } from "../options/global-definitions.ts";
import { globalOptions } from "../options/global-options.ts";
import {
  collect,
  failClosedOption,
  mayHoldSecret,
  modeOption,
  overridesOf,
  type PolicyOptions,
  portNumber,
  usage,
  warnOfArgument,
} from "../options/shared-options.ts";
import { collectPattern } from "../options/tool-pattern.ts";
import { openLog } from "../output/log-format.ts";
import type { CliIo } from "../output/terminal.ts";
import { serveGateway } from "../serve-gateway.ts";
import { type PromptOptions, printPrompts } from "./gateway-prompt.ts";

interface GatewayCommandOptions extends PolicyOptions, LongRunningOptions {
  upstream?: string;
  serverId?: string;
  header: (readonly [name: string, value: string])[];
  headerFile: (readonly [name: string, value: string])[];
  sse?: boolean;
  tlsFingerprint?: string;
  port?: number;
  bind?: string;
  allowed: string[];
  denied: string[];
  rule: string[];
  printPrompt?: true;
}

const HELP = `
Endpoints: /mcp for --upstream (/sse for HTTP+SSE), /servers/ID/mcp for each http or sse server of --config,
/rules/NAME/mcp for each rule file, /health. It speaks every version of MCP over HTTP. A tool that a filter leaves
out is neither listed nor called, even in observe.

A rule file is any text that begins with YAML front matter: name, allowed_tools (exact names), allowed_tools_regex,
denied_tools_regex, server (the id of a declared server; default: --upstream).

Patterns are RE2, case-sensitive, and match anywhere in a name unless anchored. Denials come first; without
--allowed every tool that is not denied is offered.

Signals: SIGHUP reads the config and rule files again (so does a change of the config); SIGTERM and SIGINT end it.

If something cannot be read, observe passes and counts it, enforce refuses it. Web pages of other sites and
paths that are not configured are refused in every mode.

Examples:
  netmon gateway --upstream http://127.0.0.1:3001/mcp --port 8080 --allowed '^files_(read|grep)$' --denied '^shell_'
  netmon gateway --upstream https://mcp.example.com/mcp --header-file token.txt --rule no-unwrap.md
  netmon gateway --config netmon.yaml --mode enforce --fail-closed --ready-file /run/netmon-gateway.json
  netmon gateway --upstream http://127.0.0.1:3001/mcp --allowed '^files_' --print-prompt
`;

export function register(program: Command, io: CliIo): void {
  let plainHeaders = false;
  const command = program
    .command("gateway")
    .option("--upstream <url>", "serve this MCP server at /mcp")
    .option("--server-id <id>", "name it in rules and events (default: the declared id, or its host)")
    .option(
      "--header <line>",
      'send it "Name: value", or Name=env:VARIABLE for a secret; may be repeated',
      collectHeaderOf(io.env, () => {
        plainHeaders = true;
      }),
      [],
    )
    .option("--header-file <file>", "send it the lines of this file, for secrets", collectHeaderFile, [])
    .option("--sse", "speak HTTP+SSE of 2024-11-05 with it (default if its path ends in /sse)")
    .option("--no-sse", "speak Streamable HTTP with it, whatever its path")
    .option("--tls-fingerprint <sha256>", "accept only this certificate", fingerprint)
    .addOption(new Option("--port <n>", "override gateway.port; 0: a free one").argParser(portNumber))
    .option("--bind <address>", "override gateway.bind; anything but loopback lets others in")
    .option("--allowed <regex>", "offer only tools that match one of these", collectPattern, [])
    .option("--denied <regex>", "do not offer tools that match one of these", collectPattern, [])
    .option(
      "--rule <file>",
      "read limits from the front matter of this rule file; may be repeated",
      collect,
      [],
    )
    .addOption(globalOption("config"))
    .addOption(globalOption("mcpConfig"))
    .option("--session <id>", "name the session", "default")
    .addOption(modeOption())
    .addOption(failClosedOption())
    .option("--print-prompt", "print the sentence for the system prompt and exit")
    .addHelpText("after", HELP)
    .action(async (options: GatewayCommandOptions, command: Command) => {
      if (plainHeaders)
        warnOfArgument(
          io,
          "a value of --header",
          "for a secret give --header-file FILE, or --header NAME=env:VAR",
        );
      if (options.upstream !== undefined && mayHoldSecret(options.upstream))
        warnOfArgument(
          io,
          "--upstream, which may hold a key,",
          "declare the server in a file and use --config",
        );
      io.exitCode = await (options.printPrompt
        ? printPrompts(promptOptions(options, command, io), io)
        : run(options, command, io));
    });
  withLongRunning(command, "the URLs to this file once listening");
}

function filesOf(options: GatewayCommandOptions, io: CliIo): GatewayFiles {
  const { config, mcpConfig: mcpConfigs, rule: rules } = options;
  return new GatewayFiles({ config, mcpConfigs, env: io.env, upstream: upstreamOf(options), rules });
}

function promptOptions(options: GatewayCommandOptions, command: Command, io: CliIo): PromptOptions {
  const { dirs, logLevel } = globalOptions(command);
  const log = openLog(logLevel, undefined, io);
  const overrides = overridesOf(options);
  return { sessionId: options.session, dirs, files: filesOf(options, io), overrides, log };
}

function upstreamOf(options: GatewayCommandOptions): UpstreamOptions | null {
  const header = [...options.header, ...options.headerFile];
  const { upstream, serverId, sse, tlsFingerprint, allowed, denied } = options;
  if (upstream !== undefined)
    return { url: upstream, serverId, headers: header, sse, tlsFingerprint, allowed, denied };
  const about = [
    ["--server-id", serverId !== undefined],
    ["--header, --header-file", header.length > 0],
    ["--sse", sse !== undefined],
    ["--tls-fingerprint", tlsFingerprint !== undefined],
    ["--allowed", allowed.length > 0],
    ["--denied", denied.length > 0],
  ].flatMap(([name, given]) => (given === true ? [name] : []));
  if (about.length === 0) return null;
  throw usage(`${about.join(", ")}: these options need --upstream`);
}

function run(options: GatewayCommandOptions, command: Command, io: CliIo): Promise<number> {
  const files = filesOf(options, io);
  const { port, bind } = options;
  return serveGateway(longRunning(options, command, io), {
    files,
    overrides: overridesOf(options),
    port,
    bind,
  });
}
