/**
 * netmon inspect: scans the definitions of a file, a URL or a server it starts for poisoning. Needs no rights,
 * stores nothing.
 *
 * On failure: a server that cannot be queried ends the command with an error code, after other findings are shown.
 */
import { type Command, InvalidArgumentError, Option } from "commander";
import { type Inspected, inspectTargets } from "../../app/mcp-inspect/inspect.ts";
import { InspectTargetError, type Target, targetsOf } from "../../app/mcp-inspect/targets.ts";
import { atLeast, maxSeverity, SEVERITIES, type Severity } from "../../detection/detection.ts";
import { withoutUrlSecrets } from "../../event/shown-url.ts";
import { FileError } from "../../files/error.ts";
import { MAX_CLIENT_FILE_BYTES, readNamedFile } from "../../files/input.ts";
import { withPathRights } from "../../files/path-rights.ts";
import { netmonPackage } from "../../native/built-file.ts";
import { CliError, ExitCode } from "../exit-codes.ts";
import { globalOption } from "../options/global-definitions.ts";
import { collect, mayHoldSecret, usage, warnOfArgument } from "../options/shared-options.ts";
import { sarif } from "../output/inspect-sarif.ts";
import { SEVERITY_STYLES } from "../output/inspection-line.ts";
import { complain } from "../output/messages.ts";
import { type CliIo, type Painter, print, printable } from "../output/terminal.ts";

interface InspectOptions {
  server: string[];
  env: Record<string, string>;
  minSeverity: Severity;
  sse?: true;
  timeout: number;
  json?: true;
  sarif?: true;
}

const HELP = `
A target is a file, a URL (Streamable HTTP, or --sse) or, after --, the command of a stdio server. A file holds a
tools/list result, an array of tools, {tools, instructions}, or the configuration of an MCP client that wrap-config
knows, whose servers are then started or asked. Its placeholders are filled from your environment; a variable or
header that cannot be filled is left out and named, and so is a server whose command or address cannot. Several targets are compared with each other. A server runs with your rights: use a sandbox
for one that you would not start yourself. A command after -- has your environment, as if you started it; a server of
a file has what its client would give it. --env adds to both.

Exit code: 0 nothing at --min-severity or above, 11 found, 12 critical found, 5 a server could not be asked.

Examples:
  netmon inspect tools.json others.json
  netmon inspect https://mcp.example.com/mcp --json | jq '.servers[].detections'
  netmon inspect --sarif .mcp.json > mcp.sarif
  netmon inspect -- npx -y @modelcontextprotocol/server-everything
`;

const IS_URL = /^https?:\/\//i;

const MAX_TOOLS = 10_000;
const MAX_BYTES = 64 * 1024 * 1024;

export function register(program: Command, io: CliIo): void {
  program
    .command("inspect")
    .argument("[target...]", "files, URLs, or a command after --")
    .usage("[options] TARGET... | -- COMMAND [ARGUMENT...]")
    .addOption(
      new Option("--min-severity <severity>", "show and count only this severity and worse")
        .choices(SEVERITIES)
        .default("high"),
    )
    .option("--server <url>", "ask this URL too; may be repeated", collect, [])
    .option(
      "--env <name[=value]>",
      "give the servers that netmon starts this variable; without =VALUE, your own is passed on",
      (word, env) => ({ ...env, ...variable(word, io.env) }),
      {},
    )
    .option("--timeout <seconds>", "wait this long for each server", parseSeconds, 30)
    .addOption(new Option("--sse", "speak HTTP+SSE of 2024-11-05 with the URL"))
    .addOption(globalOption("json"))
    .addOption(new Option("--sarif", "print SARIF 2.1.0").conflicts("json"))
    .addHelpText("after", HELP)
    .action((words: string[], options: InspectOptions, self: Command) => {
      const command = words.length === 0 ? [] : behindDashes(self).slice(-words.length);
      const named = [...options.server, ...words.slice(0, words.length - command.length)];
      if (named.length + command.length === 0) throw usage("name a file, a URL, or a command after --");
      if (named.some((word) => IS_URL.test(word) && mayHoldSecret(word)))
        warnOfArgument(io, "a URL that may hold a key", "give a file with mcpServers that names the server");
      return inspect(
        [...named.flatMap((word) => targetsFor(word, options, io.env)), ...started(command, io.env)],
        options,
        io,
      );
    });
}

/** Returns the command after `--`, which commander removes, and the targets before it. */
function behindDashes(command: Command): string[] {
  let root = command;
  while (root.parent !== null) root = root.parent;
  const { rawArgs } = root as Command & { rawArgs: string[] };
  return rawArgs.includes("--") ? rawArgs.slice(rawArgs.indexOf("--") + 1) : [];
}

function parseSeconds(text: string): number {
  const seconds = Number(text);
  if (!(seconds > 0 && seconds <= 3600)) throw new InvalidArgumentError("Give seconds from 1 to 3600.");
  return seconds;
}

/** Parses `NAME=VALUE`, or `NAME` with the value of `inherited`. */
function variable(word: string, inherited: NodeJS.ProcessEnv): Record<string, string> {
  const at = word.indexOf("=");
  const name = at < 0 ? word : word.slice(0, at);
  const value = at < 0 ? inherited[name] : word.slice(at + 1);
  if (name === "") throw new InvalidArgumentError("Give NAME=VALUE or NAME.");
  if (value === undefined)
    throw new InvalidArgumentError(`${printable(name)} is not in your environment: give a value.`);
  return { [name]: value };
}

async function inspect(named: Target[], options: InspectOptions, io: CliIo): Promise<void> {
  const targets = named.map((target) =>
    target.kind === "stdio"
      ? {
          ...target,
          env: { ...target.env, ...options.env },
          missing: (target.missing ?? []).filter((one) => !(one.split(":")[0]! in options.env)),
        }
      : target,
  );
  const { version } = netmonPackage();
  const limits = { timeoutMs: options.timeout * 1000, maxTools: MAX_TOOLS, maxBytes: MAX_BYTES, version };
  const found = await inspectTargets(targets, limits);
  const shown = found.map((one) => ({
    ...one,
    detections: one.detections.filter(({ severity }) => atLeast(severity, options.minSeverity)),
  }));
  const value = options.sarif ? sarif(shown, version) : { servers: shown };
  print(io, { json: options.json || options.sarif }, value, (paint) => table(shown, paint), 2);
  for (const { server, problem, missing } of shown)
    if (problem !== null) complain(io, printable(`${server}: ${problem}`));
    else if (missing.length > 0) complain(io, printable(`${server}: asked without ${missing.join("; ")}`));
  io.exitCode = exitCodeFor(shown);
}

/** A detection outweighs a server that could not be queried: a script must see the worse result. */
function exitCodeFor(shown: readonly Inspected[]): number {
  const worst = maxSeverity(shown.flatMap(({ detections }) => detections));
  if (worst === "critical") return ExitCode.detectedCritical;
  if (worst !== null) return ExitCode.detected;
  return shown.some(({ problem }) => problem !== null) ? ExitCode.target : ExitCode.ok;
}

function started([command, ...args]: readonly string[], env: NodeJS.ProcessEnv): Target[] {
  if (command === undefined) return [];
  return [
    {
      kind: "stdio",
      server: withoutUrlSecrets([command, ...args].join(" ")).slice(0, 80),
      command,
      args,
      env: {},
      inherited: Object.fromEntries(
        Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
      ),
    },
  ];
}

function textOf(file: string): string {
  return withPathRights(file, { to: "read", follow: true }, () =>
    readNamedFile(file, MAX_CLIENT_FILE_BYTES).toString("utf8"),
  );
}

function targetsFor(word: string, { sse }: InspectOptions, env: NodeJS.ProcessEnv): Target[] {
  if (IS_URL.test(word)) {
    if (!URL.canParse(word)) throw usage(`${printable(word)} is not a URL`);
    const { host } = new URL(word);
    return [{ kind: "network", server: host, url: word, type: sse ? "sse" : "http", headers: {} }];
  }
  try {
    return targetsOf(word, textOf(word), env);
  } catch (error) {
    if (error instanceof InspectTargetError || error instanceof FileError)
      throw usage(error.message, { cause: error });
    const code = (error as NodeJS.ErrnoException).code;
    if (code === undefined) throw error;
    throw new CliError(
      code === "ENOENT" ? ExitCode.target : ExitCode.usage,
      `cannot read ${printable(word)}: ${code}; a command goes after --`,
    );
  }
}

function table(inspected: readonly Inspected[], paint: Painter): string {
  const lines: string[] = [];
  for (const { server, tools, detections, problem } of inspected) {
    if (problem !== null) continue;
    const poisoned = new Set(detections.map(({ tool }) => tool)).size;
    const result = poisoned === 0 ? "nothing found" : `${poisoned} with detections`;
    lines.push(paint.paint("bold", `${printable(server)}: ${tools.length} tools, ${result}`));
    for (const { tool, severity, category, signals } of detections) {
      const word = paint.paint(SEVERITY_STYLES[severity], severity.padEnd(8));
      const [first, ...more] = signals;
      const further = more.length === 0 ? "" : ` (+${more.length})`;
      const why = first === undefined ? "" : `: ${printable(first.says)}${further}`;
      const where =
        first === undefined
          ? ""
          : `  ${printable(first.pointer)}:${first.offset} “${printable(first.excerpt)}”`;
      lines.push(
        `  ${word}  ${printable(tool) || "(server)"}  ${category}${why}${paint.paint("dim", where)}`,
      );
    }
  }
  return lines.length === 0 ? "" : `${lines.join("\n")}\n`;
}
