/**
 * netmon's command line: finds the command, loads only its module, and turns errors into a message and an exit code. One file per command; nothing else prints or sets an exit code.
 */
import { Command, CommanderError } from "commander";
import { netmonPackage } from "../native/built-file.ts";
import { EXIT_CODE_TABLE, ExitCode, exitCodeOf, isExpected } from "./exit-codes.ts";
import { addGlobalOptions } from "./options/global-options.ts";
import { wrapHelp } from "./output/help-text.ts";
import { endOnFault } from "./output/last-fault.ts";
import { columns } from "./output/layout.ts";
import { complain } from "./output/messages.ts";
import { type CliIo, onOutputClosed } from "./output/terminal.ts";
import { CONTROLLER, tryToBecomeShim, wantsShim } from "./shim-process.ts";
import { selected, withoutVainHelp } from "./words.ts";

interface CommandModule {
  name: string;
  summary: string;
  /** Adds the command to the program. */
  register: () => Promise<(program: Command, io: CliIo) => void>;
}

const COMMANDS: readonly CommandModule[] = [
  {
    name: "run",
    summary: "start an agent in a session with all layers on",
    register: async () => (await import("./commands/run.ts")).registerRun,
  },
  {
    name: "watch",
    summary: "see, attribute and stop the MCP connections of a session",
    register: async () => (await import("./commands/watch.ts")).registerWatch,
  },
  {
    name: "agent",
    summary: "give a prompt to an OpenAI-compatible model, with the tools of MCP servers alone",
    register: async () => (await import("./commands/agent.ts")).registerAgent,
  },
  {
    name: "proxy",
    summary: "find, judge and block tool calls in the answers of LLMs",
    register: async () => (await import("./commands/proxy.ts")).registerProxy,
  },
  {
    name: "gateway",
    summary: "put a gateway in front of HTTP MCP servers: scan, pin, filter and log tools",
    register: async () => (await import("./commands/gateway.ts")).registerGateway,
  },
  {
    name: "env",
    summary: "print the settings that make an agent use the LLM proxy",
    register: async () => (await import("./env.ts")).registerEnv,
  },
  {
    name: "exec",
    summary: "start a command inside a session",
    register: async () => (await import("./commands/exec.ts")).registerExec,
  },
  {
    name: "wrap-config",
    summary: "put netmon shim in front of the servers of an MCP client",
    register: async () => (await import("./commands/wrap-config.ts")).registerWrapConfig,
  },
  {
    name: "shim",
    summary: "put a shim in front of a stdio MCP server: scan, pin, filter and log tools",
    register: async () => (await import("./commands/shim.ts")).registerShim,
  },
  {
    name: "tools",
    summary: "serve netmon's own tools: read, write, edit, search, run commands in a sandbox",
    register: async () => (await import("./commands/tools.ts")).registerTools,
  },
  {
    name: "mcp",
    summary: "show tool calls, events and servers' tools, approve tools, find poisoned ones",
    register: async () => (await import("./commands/mcp.ts")).registerMcp,
  },
  {
    name: "approvals",
    summary: "show and answer the tool calls that wait for a person",
    register: async () => (await import("./commands/approvals.ts")).registerApprovals,
  },
  {
    name: "report",
    summary: "show what happened in a session, and what does not match",
    register: async () => (await import("./commands/report.ts")).registerReport,
  },
  {
    name: "learn",
    summary: "write the least-privilege policy that a session would have needed",
    register: async () => (await import("./commands/learn.ts")).registerLearn,
  },
  {
    name: "audit",
    summary: "verify, show and export the hash chain of recorded events",
    register: async () => (await import("./commands/audit.ts")).registerAudit,
  },
  {
    name: "policy",
    summary: "explain the verdict on a tool call, and replay a session",
    register: async () => (await import("./commands/policy.ts")).registerPolicy,
  },
  {
    name: "sessions",
    summary: "list, show and prune the sessions that are recorded",
    register: async () => (await import("./commands/sessions.ts")).registerSessions,
  },
  {
    name: "status",
    summary: "show the sessions, LLM proxies and MCP gateways on this machine",
    register: async () => (await import("./commands/status.ts")).registerStatus,
  },
  {
    name: "top",
    summary: "watch sessions live: mode, calls, connections, blocks, detections",
    register: async () => (await import("./commands/top.ts")).registerTop,
  },
  {
    name: "ui",
    summary: "show events, map, timeline and changed tools in a browser",
    register: async () => (await import("./commands/ui.ts")).registerUi,
  },
  {
    name: "wait-ready",
    summary: "wait until a session is attached and verified",
    register: async () => (await import("./commands/wait-ready.ts")).registerWaitReady,
  },
  {
    name: "detach",
    summary: "remove what a pinned session left in the kernel",
    register: async () => (await import("./commands/detach.ts")).registerDetach,
  },
  {
    name: "service",
    summary: "run a session as a systemd service",
    register: async () => (await import("./commands/service.ts")).registerService,
  },
  {
    name: "doctor",
    summary: "check what this machine supports",
    register: async () => (await import("./commands/doctor.ts")).registerDoctor,
  },
  {
    name: "config",
    summary: "check and show configuration",
    register: async () => (await import("./commands/config.ts")).registerConfig,
  },
  {
    name: "completion",
    summary: "print a script that completes netmon's command lines in a shell",
    register: async () => {
      const { registerCompletion } = await import("./commands/completion.ts");
      return (program, io) => registerCompletion(program, io, () => commandTree(io));
    },
  },
  {
    name: "version",
    summary: "print the version",
    register: async () => registerVersion,
  },
];

function registerVersion(program: Command, io: CliIo): void {
  program
    .command("version")
    .description("Prints the version.")
    .option("--json", "one JSON object")
    .action(({ json }: { json?: true }) => {
      const { version } = netmonPackage();
      const platform = `${process.platform}-${process.arch}`;
      const all = { version, node: process.versions.node, platform };
      io.stdout.write(json ? `${JSON.stringify(all)}\n` : `netmon ${version}\n`);
    });
}

const EPILOGUE = `
Examples:
  sudo netmon doctor
  sudo netmon run -- claude
  sudo netmon watch --session demo --config netmon.yaml --mode enforce --fail-closed
  sudo netmon exec --session demo -- my-agent
  sudo netmon watch --session web --container my-agent
  netmon wrap-config .mcp.json                         start stdio servers behind netmon shim
  netmon gateway --upstream https://mcp.example.com/mcp --denied '^delete_'
  netmon mcp inspect -- npx -y some-mcp-server
  netmon proxy --session demo --config netmon.yaml
  eval "$(netmon env --session demo --for claude)"

Exit codes:
${columns(EXIT_CODE_TABLE.map(([code, meaning]) => [`  ${code.padStart(5)}`, meaning])).join("\n")}
`;

async function build(isWanted: (name: string) => boolean, io: CliIo): Promise<Command> {
  const program = new Command("netmon");
  program
    .description("netmon: an MCP firewall for machines that run AI agents")
    .version(`netmon ${netmonPackage().version}`, "--version", "print the version")
    .helpOption("-h, --help", "show this, or the help of a command")
    .helpCommand("help [command...]", "show the help of a command")
    .enablePositionalOptions()
    .showSuggestionAfterError()
    .showHelpAfterError("(netmon --help shows the commands, netmon COMMAND --help its options)")
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(wrapHelp(text, helpWidth(io.stdout))),
      writeErr: (text) => io.stderr.write(wrapHelp(text, helpWidth(io.stderr))),
      outputError: (text) => complain(io, text.replace(/^error: /, "").trimEnd()),
      getOutHelpWidth: () => helpWidth(io.stdout),
      getErrHelpWidth: () => helpWidth(io.stderr),
    })
    .addHelpText("after", EPILOGUE);
  for (const command of COMMANDS) {
    // The others are listed by name only: loading them all would triple the start-up time.
    if (isWanted(command.name)) (await command.register())(program, io);
    else program.command(command.name).description(command.summary);
  }
  inherit(program);
  return program;
}

/** Every command with its options, to parse a command line without running it. */
export function commandTree(io: CliIo): Promise<Command> {
  return build(() => true, io);
}

const HELP_WIDTH = { usual: 80, most: 100 };

function helpWidth({ columns = HELP_WIDTH.usual }: { columns?: number }): number {
  return Math.min(columns, HELP_WIDTH.most);
}

/** Global options for every command, and the program's output and exit behaviour. */
function inherit(command: Command): void {
  addGlobalOptions(command);
  for (const child of command.commands) {
    child.copyInheritedSettings(command);
    inherit(child);
  }
}

function report(error: unknown, io: CliIo, args: readonly string[]): number {
  if (error instanceof CommanderError) {
    // help and version are not errors; commander has printed everything else
    return error.exitCode === 0 ? ExitCode.ok : ExitCode.usage;
  }
  const own = args.slice(0, args.includes("--") ? args.indexOf("--") : args.length);
  const verbose = /(?:^| )--log-level[ =](?:debug|trace)(?: |$)/.test(own.join(" "));
  const lines = [error instanceof Error ? error.message : String(error)];
  if (error instanceof Error && (verbose || !isExpected(error))) {
    lines.push(error.stack ?? "");
    if (error.cause !== undefined) lines.push(`caused by: ${String(error.cause)}`);
  }
  complain(io, lines.join("\n"));
  return selected(args) === "exec" ? ExitCode.execFailed : exitCodeOf(error);
}

/** Runs one command; `args` without node and script. Resolves to the exit code, never rejects. */
export async function main(args: readonly string[], io: CliIo): Promise<number> {
  io.main ??= main;
  try {
    const name = selected(args);
    const program = await build((command) => command === name, io);
    await program.parseAsync([...withoutVainHelp(program, args)], { from: "user" });
    return io.exitCode;
  } catch (error) {
    return report(error, io, args);
  }
}

/** The process's own streams, environment and exit; used by the launcher. */
export async function runFromProcess(): Promise<void> {
  const args = process.argv.slice(2);
  // before the streams are touched: they are the same open files afterwards
  if (wantsShim(args)) tryToBecomeShim();
  const { stdout, stderr, env } = process;
  const io: CliIo = {
    // a file as standard input loads half of Node's streams
    get stdin() {
      return process.stdin;
    },
    ...{ stdout, stderr, env, exitCode: ExitCode.ok },
  };
  // Commands with something attached add their own listener and end in order; the others have nothing to undo.
  onOutputClosed(stdout, () => {
    if (stdout.listenerCount("error") === 1) process.exit(ExitCode.ok);
  });
  onOutputClosed(stderr, () => {});
  endOnFault(ExitCode.fault);
  // nothing is left to do or to write, and Node's own cleanup may never end (nodejs/node#47748)
  process.once("beforeExit", () => process.exit());
  if (args[0] === CONTROLLER) {
    const { controlShims } = await import("./shim-controller.ts");
    await controlShims(args[1] ?? "", main);
    process.exit(ExitCode.ok);
  }
  process.exitCode = await main(args, io);
}
