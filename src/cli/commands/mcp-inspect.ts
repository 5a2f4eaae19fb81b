/**
 * netmon mcp inspect: looks for poisoning in the definitions of a file, a URL or a server it starts. Needs no
 * rights, keeps nothing.
 *
 * Direction of failure: a server that cannot be asked ends the command with an error code, after what was
 * found elsewhere is shown.
 */

import { type Command, InvalidArgumentError, Option } from "commander";
import { type Inspected, inspectTargets } from "../../app/inspect/inspect.ts";
import { InspectTargetError, type Target, targetsOf } from "../../app/inspect/targets.ts";
import { atLeast, maxSeverity, SEVERITIES, type Severity } from "../../detection/detection.ts";
import { withoutUrlSecrets } from "../../event/shown-url.ts";
import { FileError } from "../../files/error.ts";
import { MAX_CLIENT_FILE_BYTES, readNamedFile } from "../../files/input.ts";
import { withPathRights } from "../../files/path-rights.ts";
import { netmonPackage } from "../../native/built-file.ts";
import { CliError, ExitCode } from "../exit-codes.ts";
import { mayHoldSecret, warnOfArgument } from "../options/secret-arguments.ts";
import { sarif } from "../output/inspect-sarif.ts";
import { complain } from "../output/messages.ts";
import { type CliIo, jsonText, type Painter, painter, printable, type Style } from "../output/terminal.ts";

interface InspectOptions {
  minSeverity: Severity;
  sse?: true;
  timeout: number;
  json?: true;
  sarif?: true;
}

const HELP = `
A target is a file, a URL (Streamable HTTP, or --sse) or, after --, the command of a stdio server. A file holds a
tools/list result, an array of tools, {tools, instructions}, or an MCP client's configuration, whose servers are
then started or asked. Several targets are compared with each other. A server runs with your rights: use a sandbox
for one that you would not start yourself.

Exit code: 0 nothing at --min-severity or above, 11 found, 12 critical found, 5 a server could not be asked.

Examples:
  netmon mcp inspect tools.json others.json
  netmon mcp inspect https://mcp.example.com/mcp --json | jq '.servers[].detections'
  netmon mcp inspect --sarif .mcp.json > mcp.sarif
  netmon mcp inspect -- npx -y @modelcontextprotocol/server-everything
`;

const IS_URL = /^https?:\/\//i;

const MAX_TOOLS = 10_000;
const MAX_BYTES = 64 * 1024 * 1024;

export function registerMcpInspect(mcp: Command, io: CliIo): void {
  mcp
    .command("inspect")
    .description("Scans tool definitions from a file, a URL or a server that it starts.")
    .argument("<target...>", "files, URLs, or a command after --")
    .usage("[options] TARGET... | -- COMMAND [ARGUMENT...]")
    .addOption(
      new Option("--min-severity <severity>", "show and count only these and worse")
        .choices(SEVERITIES)
        .default("high"),
    )
    .option("--timeout <seconds>", "for each server", parseSeconds, 30)
    .addOption(new Option("--sse", "the URL speaks HTTP+SSE of 2024-11-05"))
    .option("--json", "one JSON object")
    .addOption(new Option("--sarif", "SARIF 2.1.0").conflicts("json"))
    .addHelpText("after", HELP)
    .action((words: string[], options: InspectOptions, self: Command) => {
      const command = behindDashes(self).slice(-words.length);
      const named = words.slice(0, words.length - command.length);
      if (named.some((word) => IS_URL.test(word) && mayHoldSecret(word)))
        warnOfArgument(io, "a URL that may hold a key", "give a file with mcpServers that names the server");
      return inspect(
        [...named.flatMap((word) => targetsFor(word, options)), ...started(command)],
        options,
        io,
      );
    });
}

/** The command after `--`, which commander removes, and the targets before it. */
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

async function inspect(targets: Target[], options: InspectOptions, io: CliIo): Promise<void> {
  const { version } = netmonPackage();
  const limits = { timeoutMs: options.timeout * 1000, maxTools: MAX_TOOLS, maxBytes: MAX_BYTES, version };
  const found = await inspectTargets(targets, limits);
  const shown = found.map((one) => ({
    ...one,
    detections: one.detections.filter(({ severity }) => atLeast(severity, options.minSeverity)),
  }));
  if (options.json) io.stdout.write(`${jsonText({ servers: shown }, 2)}\n`);
  else if (options.sarif) io.stdout.write(`${jsonText(sarif(shown, version), 2)}\n`);
  else io.stdout.write(table(shown, painter(io.stdout, io.env)));
  for (const { server, problem } of shown)
    if (problem !== null) complain(io, printable(`${server}: ${problem}`));
  io.exitCode = exitCodeFor(shown);
}

/** A detection outweighs a server that could not be asked: a script must see the worse. */
function exitCodeFor(shown: readonly Inspected[]): number {
  const worst = maxSeverity(shown.flatMap(({ detections }) => detections));
  if (worst === "critical") return ExitCode.detectedCritical;
  if (worst !== null) return ExitCode.detected;
  return shown.some(({ problem }) => problem !== null) ? ExitCode.target : ExitCode.ok;
}

function started([command, ...args]: readonly string[]): Target[] {
  if (command === undefined) return [];
  return [
    {
      kind: "stdio",
      server: withoutUrlSecrets([command, ...args].join(" ")).slice(0, 80),
      command,
      args,
      env: {},
    },
  ];
}

function textOf(file: string): string {
  return withPathRights(file, { to: "read", follow: true }, () =>
    readNamedFile(file, MAX_CLIENT_FILE_BYTES).toString("utf8"),
  );
}

/** Throws CliError. */
function targetsFor(word: string, { sse }: InspectOptions): Target[] {
  if (IS_URL.test(word)) {
    if (!URL.canParse(word)) throw new CliError(ExitCode.usage, `${printable(word)} is not a URL`);
    const { host } = new URL(word);
    return [{ kind: "network", server: host, url: word, type: sse ? "sse" : "http", headers: {} }];
  }
  try {
    return targetsOf(word, textOf(word));
  } catch (error) {
    if (error instanceof InspectTargetError) throw new CliError(ExitCode.usage, error.message);
    if (error instanceof FileError) throw new CliError(ExitCode.usage, error.message, { cause: error });
    const code = (error as NodeJS.ErrnoException).code;
    if (code === undefined) throw error;
    throw new CliError(
      code === "ENOENT" ? ExitCode.target : ExitCode.usage,
      `cannot read ${printable(word)}: ${code}; a command goes after --`,
    );
  }
}

const STYLE: Readonly<Record<Severity, Style>> = {
  low: "dim",
  medium: "cyan",
  high: "yellow",
  critical: "red",
};

function table(inspected: readonly Inspected[], paint: Painter): string {
  const lines: string[] = [];
  for (const { server, tools, detections, problem } of inspected) {
    if (problem !== null) continue;
    const poisoned = new Set(detections.map(({ tool }) => tool)).size;
    const told = poisoned === 0 ? "nothing found" : `${poisoned} with detections`;
    lines.push(paint.paint("bold", `${printable(server)}: ${tools.length} tools, ${told}`));
    for (const { tool, severity, category, signals } of detections) {
      const word = paint.paint(STYLE[severity], severity.padEnd(8));
      lines.push(`  ${word}  ${printable(tool) || "(server)"}  ${category}`);
      for (const { says, pointer, offset, excerpt } of signals) {
        lines.push(`            ${printable(says)}`);
        lines.push(
          paint.paint("dim", `              ${printable(pointer)}:${offset} “${printable(excerpt)}”`),
        );
      }
    }
  }
  return lines.length === 0 ? "" : `${lines.join("\n")}\n`;
}
