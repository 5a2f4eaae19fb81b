/**
 * netmon's command line: finds the command, loads its module, and turns errors into messages and exit codes. One file
 * per command; nothing else prints or sets an exit code.
 */
import { isatty } from "node:tty";
import { Command, CommanderError, Help } from "commander";
import { within } from "../async/within.ts";
import { errorText, frames, processFaults } from "../event/faults.ts";
import { isAsking } from "../files/answering.ts";
import { netmonPackage } from "../native/built-file.ts";
import { allowWatchdog } from "../native/watchdog.ts";
import { globalsBehind, normalizedHelp, ownOf, refuseUnknownWord, selected } from "./command-words.ts";
import { EXIT_CODE_TABLE, ExitCode, exitCodeOf, isExpected } from "./exit-codes.ts";
import { meantCommand, presentNames } from "./former-names.ts";
import { releaseLostTerminal } from "./lost-terminal.ts";
import { addGlobalOptions, globalOption, helpWithoutGlobals } from "./options/global-definitions.ts";
import { firstHelp } from "./output/first-help.ts";
import { wrapHelp } from "./output/help-text.ts";
import { columns } from "./output/layout.ts";
import { complain, say, warn } from "./output/messages.ts";
import { messageOutput, standardOutput } from "./output/own-output.ts";
import { type CliIo, onOutputClosed, print } from "./output/terminal.ts";
import { refuseWritableProgram } from "./own-program.ts";
import { CONTROLLER, tryToBecomeShim, wantsShim } from "./shim-process.ts";

interface CommandModule {
  /** Adds the command to the program. `tree`: every command with its options. */
  register: (program: Command, io: CliIo, tree: () => Promise<Command>) => void;
}

/** Commands are loaded on demand: loading all would triple the start-up time. So their descriptions are here. */
const DESCRIPTIONS = {
  init: "write a first policy for the agent on this machine",
  run: "start an agent in a session with all layers on",
  serve: "serve users' runs, so that they need no root: hold their kernel layer",
  watch: "see, attribute and stop the MCP connections of a session",
  agent: "give a prompt to an OpenAI-compatible model, with the tools of MCP servers alone",
  proxy: "find, judge and block tool calls in the answers of LLMs",
  gateway: "put a gateway in front of HTTP MCP servers: scan, pin, filter and log tools",
  env: "print the settings that make an agent use the LLM proxy",
  exec: "start a command inside a session",
  "wrap-config": "put netmon in front of the servers of an MCP client",
  shim: "put a shim in front of a stdio MCP server: scan, pin, filter and log tools",
  tools: "serve netmon's own tools: read, write, edit, search, run commands in a sandbox",
  events: "show recorded events, or a table of tool calls",
  trace: "show what every layer knows about one tool call",
  registry: "list, compare, approve and revoke tool definitions",
  inspect: "scan the tool definitions of a file, a URL, or a server that netmon starts",
  approvals: "show and answer what waits for a person",
  report: "show what happened in a session, and what does not match",
  learn: "write the policy that a session would have needed",
  discover: "find MCP servers that nobody declared",
  audit: "verify, export and prune the recorded events and their hash chain",
  policy: "explain the verdict on a tool call, and replay a session",
  status: "show sessions and what they prove: now, live, recorded",
  ui: "show events, map and timeline in a browser",
  "wait-ready": "wait until a session is attached and verified: a probe, or a gate before an agent",
  detach: "remove what a pinned session left in the kernel",
  service: "run a session as a systemd service",
  doctor: "check what this machine supports",
  install: "install a copy of netmon that only root can change",
  config: "check and show configuration",
  docs: "find and show netmon's documentation",
  completion: "print a script that completes netmon's command lines in a shell",
  version: "print netmon's version",
} as const;

const MODULES: Readonly<Record<keyof typeof DESCRIPTIONS, () => Promise<CommandModule>>> = {
  init: () => import("./commands/init.ts"),
  run: () => import("./commands/run.ts"),
  serve: () => import("./commands/serve.ts"),
  watch: () => import("./commands/watch.ts"),
  agent: () => import("./commands/agent.ts"),
  proxy: () => import("./commands/proxy.ts"),
  gateway: () => import("./commands/gateway.ts"),
  env: () => import("./env.ts"),
  exec: () => import("./commands/exec.ts"),
  "wrap-config": () => import("./commands/wrap-config.ts"),
  shim: () => import("./commands/shim.ts"),
  tools: () => import("./commands/tools.ts"),
  events: () => import("./commands/events.ts"),
  trace: () => import("./commands/trace.ts"),
  registry: () => import("./commands/registry.ts"),
  inspect: () => import("./commands/inspect.ts"),
  approvals: () => import("./commands/approvals.ts"),
  report: () => import("./commands/report.ts"),
  learn: () => import("./commands/learn.ts"),
  discover: () => import("./commands/discover.ts"),
  audit: () => import("./commands/audit.ts"),
  policy: () => import("./commands/policy.ts"),
  status: () => import("./commands/status.ts"),
  ui: () => import("./commands/ui.ts"),
  "wait-ready": () => import("./commands/wait-ready.ts"),
  detach: () => import("./commands/detach.ts"),
  service: () => import("./commands/service.ts"),
  doctor: () => import("./commands/doctor.ts"),
  install: () => import("./commands/install.ts"),
  config: () => import("./commands/config.ts"),
  docs: () => import("./commands/docs.ts"),
  completion: () => import("./commands/completion.ts"),
  version: async () => ({ register: registerVersion }),
};

function registerVersion(program: Command, io: CliIo): void {
  program
    .command("version")
    .addOption(globalOption("json"))
    .action((options: { json?: true }) => {
      const { version } = netmonPackage();
      const platform = `${process.platform}-${process.arch}`;
      print(io, options, { version, node: process.versions.node, platform }, () => `netmon ${version}\n`);
    });
}

const EPILOGUE = `
Examples:
  sudo netmon doctor
  netmon run -- claude
  sudo netmon watch --session demo --config netmon.yaml --mode enforce --fail-closed
  sudo netmon exec --session demo -- my-agent
  sudo netmon watch --session web --container my-agent
  netmon wrap-config .mcp.json                         start stdio servers behind netmon shim
  netmon gateway --upstream https://mcp.example.com/mcp --denied '^delete_'
  netmon inspect -- npx -y some-mcp-server
  netmon proxy --session demo --config netmon.yaml
  eval "$(netmon env --session demo --for claude)"

Exit codes:
${columns(EXIT_CODE_TABLE.map(([code, meaning]) => [`  ${code.padStart(5)}`, meaning])).join("\n")}
`;

/** `whole`: its own help lists everything. */
async function build(isWanted: (name: string) => boolean, io: CliIo, whole = true): Promise<Command> {
  const program = new Command("netmon");
  program
    .description("netmon: an MCP firewall for machines that run AI agents")
    .version(`netmon ${netmonPackage().version}`, "--version", "print the version")
    .helpOption("-h, --help", "show this, or the help of a command; --all: everything")
    .helpCommand("help [command...]", "show the help of a command")
    .enablePositionalOptions()
    .showSuggestionAfterError()
    .exitOverride()
    .configureHelp({
      formatHelp: (command, helper) => {
        if (command !== program) return helpWithoutGlobals(command, helper);
        return whole ? Help.prototype.formatHelp.call(helper, command, helper) : firstHelp(DESCRIPTIONS);
      },
      commandDescription: (command) => {
        const text = command.description();
        return text.startsWith("netmon:") ? text : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
      },
      optionDescription: (option) =>
        new Help().optionDescription(option).replace(/ \(default: (?:\[\]|\{\})\)$/, ""),
    })
    .configureOutput({
      writeOut: (text) => io.stdout.write(wrapHelp(text, helpWidth(io.stdout))),
      writeErr: (text) => io.stderr.write(wrapHelp(text, helpWidth(io.stderr))),
      outputError: (text) => complain(io, text.replace(/^error: /, "").trimEnd()),
      getOutHelpWidth: () => helpWidth(io.stdout),
      getErrHelpWidth: () => helpWidth(io.stderr),
    })
    .addHelpText("after", whole ? EPILOGUE : "");
  for (const [name, description] of Object.entries(DESCRIPTIONS)) {
    if (isWanted(name))
      (await MODULES[name as keyof typeof MODULES]()).register(program, io, () => commandTree(io));
    else program.command(name);
    program.commands.find((command) => command.name() === name)?.description(description);
  }
  inherit(program);
  return program;
}

/** Returns every command with its options, to parse a command line without running it. */
export function commandTree(io: CliIo): Promise<Command> {
  return build(() => true, io);
}

const HELP_WIDTH = { usual: 80, most: 100 };

function helpWidth({ columns = HELP_WIDTH.usual }: { columns?: number }): number {
  return Math.min(columns, HELP_WIDTH.most);
}

/** Gives each command the global options, output and exit behaviour. `words`: what a person types for it. */
function inherit(command: Command, words = command.name()): void {
  addGlobalOptions(command);
  command.showHelpAfterError(`(see ${words} --help)`);
  for (const child of command.commands) {
    child.copyInheritedSettings(command);
    inherit(child, `${words} ${child.name()}`);
  }
}

/** Returns the value of --log-level, for what is said outside of a command. */
function logLevelOf(args: readonly string[]): string {
  return /(?:^| )--log-level[ =](\w+)/.exec(ownOf(args).join(" "))?.[1] ?? "info";
}

function report(error: unknown, io: CliIo, args: readonly string[]): number {
  if (error instanceof CommanderError) {
    // help and version are not errors; commander has printed everything else
    const meant = error.code === "commander.unknownCommand" ? meantCommand(args) : null;
    if (meant !== null) say(io, `did you mean netmon ${meant}?`);
    return error.exitCode === 0 ? ExitCode.ok : ExitCode.usage;
  }
  const verbose = ["debug", "trace"].includes(logLevelOf(args));
  const lines = [error instanceof Error ? error.message : String(error)];
  if (error instanceof Error && (verbose || !isExpected(error))) {
    lines.push(error.stack ?? "");
    if (error.cause !== undefined) lines.push(`caused by: ${String(error.cause)}`);
  }
  complain(io, lines.join("\n"));
  return selected(args) === "exec" ? ExitCode.execFailed : exitCodeOf(error);
}

/** Runs one command; `args` without node and script. Resolves to the exit code, never rejects. */
export async function main(typed: readonly string[], io: CliIo): Promise<number> {
  io.main ??= main;
  const { args, names } = presentNames(typed);
  if (names !== null && !["error", "fatal", "silent"].includes(logLevelOf(args)))
    warn(io, `netmon ${names.former} is now netmon ${names.present}; the next release drops the former name`);
  try {
    const name = selected(args);
    const whole = ownOf(args).includes("--all");
    const program = await build((command) => command === name, io, whole);
    refuseUnknownWord(program, args);
    const line = globalsBehind(program, normalizedHelp(program, args));
    await program.parseAsync([...line], { from: "user" });
    return io.exitCode;
  } catch (error) {
    io.failed = true;
    return report(error, io, args);
  }
}

/** How long a command that has ended may take to let go of what it had begun, in vain or not. */
const LETTING_GO_MS = { failed: 1000, ended: 5000 };
/** Time for a slow reader, where nothing else keeps this process. */
const LAST_OUTPUT_MS = 1000;

/** Runs with the process's own streams, environment and exit; used by the launcher. */
export async function runFromProcess(): Promise<void> {
  const args = process.argv.slice(2);
  try {
    refuseWritableProgram(args, process.env);
  } catch (error) {
    complain(process, error instanceof Error ? error.message : String(error));
    process.exit(selected(args) === "exec" ? ExitCode.execFailed : exitCodeOf(error));
  }
  // must precede any use of the streams: the shim inherits the same open files
  if (wantsShim(args)) tryToBecomeShim();
  endOnFault(ExitCode.fault);
  allowWatchdog();
  releaseLostTerminal();
  // nothing is left to do or write, and Node's own cleanup may never end (nodejs/node#47748)
  process.once("beforeExit", () => process.exit());
  if (args[0] === CONTROLLER) {
    const { controlShims } = await import("./shim-controller.ts");
    await controlShims(args[1] ?? "", args[2] === "run", main);
    process.exit(ExitCode.ok);
  }
  const { env } = process;
  const stdout = standardOutput(() => process.stdout);
  const stderr = messageOutput(() => process.stderr);
  const io: CliIo = {
    // lazy: a file as standard input loads half of Node's streams
    get stdin() {
      return process.stdin;
    },
    stdout,
    stderr,
    env,
    exitCode: ExitCode.ok,
    ...(isatty(2) && { sudo: async () => (await import("./ask-sudo.ts")).wayBySudo(args, env) }),
  };
  // commands with an attachment add their own listener and end in order; others have nothing to undo
  const alone = (): boolean => stdout.listenerCount("error") === 1;
  onOutputClosed(
    stdout,
    () => {
      if (alone()) process.exit(ExitCode.ok);
    },
    ({ message }) => {
      if (!alone()) return;
      complain(io, `stdout cannot be written: ${message}`);
      process.exit(ExitCode.state);
    },
  );
  onOutputClosed(stderr, () => {});
  process.exitCode = await main(args, io);
  const letGo = (ms: number): void => {
    setTimeout(() => process.exit(), ms).unref();
  };
  // whatever was left open must neither keep the process nor go on listening
  if (io.failed) letGo(LETTING_GO_MS.failed);
  // a terminal that is gone refuses even nothing
  const open = [stdout, stderr].filter(({ writable, writableLength }) => writable && writableLength > 0);
  const written = Promise.all(open.map((stream) => new Promise((resolve) => stream.write("", resolve))));
  if (isAsking()) {
    await within(written, LAST_OUTPUT_MS);
    process.exit();
  }
  await written;
  letGo(LETTING_GO_MS.ended);
}

/** Also handles unhandled rejections. */
export function endOnFault(exitCode: number): void {
  process.on("uncaughtException", (error: unknown) => {
    try {
      processFaults.last(error);
      const text = [errorText({ part: "process", error }), ...frames(error)].join("\n    ");
      complain(process, `stops after an uncaught error: ${text}`);
    } finally {
      process.exit(exitCode);
    }
  });
}
