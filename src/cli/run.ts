/**
 * netmon run: one command, one session. Builds the session around the command, starts it inside, and reports.
 *
 * Direction of failure: closed. In enforce nothing is started unless every layer is up and proven; in observe what a
 * machine cannot do is said and done without. The exit code is the command's.
 */
import { randomBytes } from "node:crypto";
import { basename, resolve } from "node:path";
import { type Command, Option } from "commander";
import { AccountError, chooseAccount } from "../app/exec/account.ts";
import { executableFile } from "../app/exec/executable-file.ts";
import { ShimDirectoryError } from "../app/exec/shim-directory.ts";
import { AGENTS, type Agent } from "../app/proxy/agent-settings.ts";
import { RunFiles } from "../app/run/run-files.ts";
import type { RunOptions } from "../app/run/run-options.ts";
import { RunSession } from "../app/run/run-session.ts";
import { checkSessionId } from "../app/state/paths.ts";
import { overrideConfig } from "../config/parse.ts";
import type { Mode } from "../event/event.ts";
import { builtFile } from "../netmon/kernel/built-file.ts";
import { CliError, ExitCode, exitCodeOf } from "./exit-codes.ts";
import { globalOptions } from "./global-options.ts";
import { RunLog } from "./run-log.ts";
import { checkReportFile, learnedText, reportLines, reportOf, writeReport } from "./run-report.ts";
import { statusLines } from "./run-status.ts";
import { type CliIo, painter } from "./terminal.ts";

interface RunCommandOptions {
  session?: string;
  config?: string;
  mcpConfig: string[];
  mode?: Mode;
  failClosed?: true;
  user?: string;
  agent?: Agent | "none";
  /** false: --no-kernel. */
  kernel: boolean;
  quiet?: true;
  report?: string;
}

const HELP = `
Claude Code, Codex, Gemini CLI and opencode are known by name: their own MCP servers are found where they look for them,
put behind netmon shim (stdio) and netmon's gateway (http, sse) for the time of the run, and their model is reached
through netmon's LLM proxy. No file of theirs is changed. Any other command gets the environment that SDKs read, and
launchers (npx, uvx, node, ...) in front of PATH that recognise MCP servers.

The command runs as the user who called sudo (or --user), as netmon exec would start it. Without root the kernel layer is
off: the other layers observe; to enforce without it give --no-kernel. What the command leaves running is ended with it.

Exit code: the command's, 128+N when signal N ended it; netmon's own when it failed before; 7 where the command ended
well and enforcement did not hold.

Examples:
  sudo netmon run -- claude                            observe, with no configuration at all
  sudo netmon run --config netmon.yaml --mode enforce --fail-closed -- codex exec "fix the tests"
  sudo netmon run --mcp-config .mcp.json --report run.json -- python agent.py
`;

function collect(text: string, texts: string[]): string[] {
  return [...texts, text];
}

export function registerRun(program: Command, io: CliIo): void {
  program
    .command("run")
    .summary("start an agent in a session of its own, all layers on")
    .description("Builds a session around one command, starts it inside, and reports at the end.")
    .option("--session <id>", "name of the session (default: made from the command's name and the time)")
    .option("--config <file>", "netmon configuration (docs/config.md); default: observe, LLM proxy embedded")
    .option(
      "--mcp-config <file>",
      "an MCP client's configuration: its servers are given to the agent; may be repeated",
      collect,
      [],
    )
    .addOption(
      new Option("--mode <mode>", "overrides the mode of every layer").choices(["observe", "enforce"]),
    )
    .option("--fail-closed", "overrides fail_closed of sandbox.network and sandbox.mcp")
    .option("--user <name|uid>", "run as this user (default: who called sudo, else the caller)")
    .addOption(
      new Option("--agent <kind>", "what the command is (default: told by its name)").choices([
        ...AGENTS,
        "none",
      ]),
    )
    .option("--no-kernel", "without the kernel layer: connections are neither seen nor refused")
    .option("--quiet", "no status and no report")
    .option("--report <file>", "the report as JSON")
    .argument("<command...>", "the command and its arguments, after --")
    .usage("[options] -- COMMAND [ARGUMENT...]")
    .passThroughOptions()
    .addHelpText("after", HELP)
    .action(async (command: string[], options: RunCommandOptions, self: Command) => {
      io.exitCode = await run(command, options, self, io);
    });
}

async function run(command: string[], options: RunCommandOptions, self: Command, io: CliIo): Promise<number> {
  const { dirs, logLevel } = globalOptions(self);
  const log = new RunLog(io, logLevel === "info" ? "warn" : logLevel);
  const runOptions = optionsFor(command, options, io, dirs);
  const { sessionId } = runOptions;
  checkCommand(command, io);
  if (options.report !== undefined) checkReportFile(options.report);
  const signalled = new EarlySignal();
  let session: RunSession | null = null;
  let ended = false;
  /** What went wrong, which is said and takes no other error's place. */
  const end = async (reason: string): Promise<unknown> => {
    if (session === null || ended) return null;
    ended = true;
    return session.stop(reason).then(
      () => null,
      (error: unknown) => {
        log.error(
          `the session could not be ended in order: ${error instanceof Error ? error.message : error}`,
        );
        return error;
      },
    );
  };
  try {
    session = await RunSession.start(runOptions, { output: () => {}, log });
    if (runOptions.account.uid === 0)
      log.warn(
        "the command runs as uid 0: it can read and change files of root. Give --user NAME to prevent that",
      );
    if (options.quiet !== true) for (const line of statusLines(sessionId, session)) log.say(line);
    const early = signalled.received;
    if (early !== null) return 128 + early;
    log.hold();
    const { stdin, stdout, stderr } = io;
    const code = await started(
      session.run([stdin, stdout, stderr].some((stream) => stream.isTTY === true)),
      command,
    );
    log.release();
    const failure = await end(`the command ended with exit code ${code}`);
    const reported = report(session, runOptions, options, io, log);
    if (code !== 0) return code;
    if (session.layers.watch?.enforcementFailed === true) return ExitCode.enforcement;
    if (failure !== null) return exitCodeOf(failure);
    return reported ? ExitCode.ok : ExitCode.state;
  } catch (error) {
    if (error instanceof AccountError || error instanceof ShimDirectoryError)
      throw new CliError(ExitCode.usage, error.message, { cause: error });
    throw error;
  } finally {
    log.release();
    await end("netmon run ended");
    signalled.dispose();
  }
}

/** Throws CliError. */
function optionsFor(
  command: readonly string[],
  options: RunCommandOptions,
  io: CliIo,
  dirs: RunOptions["dirs"],
): RunOptions {
  const callerUid = process.geteuid?.() ?? 0;
  const caller = { uid: callerUid, gid: process.getegid?.() ?? 0, groups: process.getgroups?.() ?? [] };
  let account: RunOptions["account"];
  try {
    account = chooseAccount(options.user, io.env, caller);
  } catch (error) {
    throw new CliError(ExitCode.usage, (error as Error).message, { cause: error });
  }
  if (callerUid !== 0 && account.uid !== callerUid)
    throw new CliError(ExitCode.privilege, "--user needs root: use sudo netmon run");
  const config = options.config === undefined ? null : resolve(options.config);
  const overrides = {
    ...(options.mode !== undefined && { mode: options.mode }),
    ...(options.failClosed === true && { failClosed: true }),
  };
  const withoutKernel = whyNoKernel(options, callerUid);
  if (withoutKernel !== null && options.kernel) {
    const files = new RunFiles({ config, servers: [], overrides, env: io.env });
    if (overrideConfig(files.load().config, overrides).sandbox.network.mode === "enforce")
      throw new CliError(
        ExitCode.privilege,
        `enforce needs the kernel layer, and ${withoutKernel}; --no-kernel enforces in the other layers alone`,
      );
  }
  const sessionId = checkSessionId(options.session ?? newSessionId(command[0] ?? "run"));
  return {
    sessionId,
    dirs,
    command,
    agent: options.agent,
    config,
    mcpConfigs: options.mcpConfig,
    overrides,
    account,
    callerUid,
    env: io.env,
    cwd: process.cwd(),
    withoutKernel,
    helper: withoutKernel === null ? helperPath() : "",
    netmon: [process.execPath, ...process.execArgv, process.argv[1] ?? ""],
  };
}

function whyNoKernel({ kernel }: RunCommandOptions, uid: number): string | null {
  if (!kernel) return "--no-kernel was given";
  return uid === 0 ? null : "it needs root: sudo netmon run";
}

/** `claude-20261121-233015-4f1a` */
function newSessionId(program: string): string {
  const name =
    basename(program)
      .replace(/[^A-Za-z0-9_-]/g, "_")
      .slice(0, 24) || "run";
  const [day = "", time = ""] = new Date().toISOString().replace(/[-:]/g, "").split("T");
  return `${name}-${day}-${time.slice(0, 6)}-${randomBytes(2).toString("hex")}`;
}

/** '' where it is missing: the kernel layer cannot start then, and says so. */
function helperPath(): string {
  try {
    return builtFile("netmon-bpf", "dist/native/netmon-bpf", "NETMON_HELPER");
  } catch {
    return "";
  }
}

/** Before anything is built for it. What is given as a path is left to the start, in the agent's own directory. */
function checkCommand([program = ""]: readonly string[], { env }: CliIo): void {
  if (program.includes("/") || env.PATH === undefined) return;
  if (executableFile(program, env.PATH) === null)
    throw new CliError(ExitCode.execNotFound, `${program}: no program of this name in PATH`);
}

/** The errors of spawn as shells tell them. */
async function started(code: Promise<number>, [program = ""]: readonly string[]): Promise<number> {
  try {
    return await code;
  } catch (error) {
    const errno = (error as NodeJS.ErrnoException).code;
    if (errno !== "ENOENT" && errno !== "EACCES") throw error;
    const missing = errno === "ENOENT";
    throw new CliError(
      missing ? ExitCode.execNotFound : ExitCode.execNotExecutable,
      `${program}: ${missing ? "not found" : "cannot be run"}`,
      { cause: error },
    );
  }
}

/** False: the file that was asked for is not written. */
function report(
  session: RunSession,
  { dirs, sessionId }: RunOptions,
  options: RunCommandOptions,
  io: CliIo,
  log: RunLog,
): boolean {
  if (session.refusedRecords > 0)
    log.warn(`${session.refusedRecords} times a process of the agent's user sent records that no shim makes`);
  const result = reportOf(dirs, sessionId);
  if (result === null) {
    if (options.quiet !== true || options.report !== undefined)
      log.say("there is no report: nothing was stored (store.enabled: false, or the store cannot be used)");
    return options.report === undefined;
  }
  const problem = options.report === undefined ? null : writeReport(options.report, result);
  if (problem !== null) log.error(`--report ${options.report} was not written: ${problem}`);
  const written = problem === null;
  if (options.quiet === true) return written;
  io.stderr.write(`${reportLines(result, painter(io.stderr, io.env))}\n`);
  const learned = options.config === undefined ? learnedText(dirs, sessionId) : null;
  if (learned === null) return written;
  log.say(`the policy that this run would have needed (netmon learn --session ${sessionId} > netmon.yaml):`);
  io.stderr.write(`\n${learned}`);
  return written;
}

/** A signal while the session is being built ends it in order, instead of leaving half of it behind. */
class EarlySignal {
  received: number | null = null;
  readonly #listener = (_name: NodeJS.Signals, number: number): void => {
    this.received ??= number;
  };

  constructor() {
    process.on("SIGINT", this.#listener).on("SIGTERM", this.#listener).on("SIGHUP", this.#listener);
  }

  dispose(): void {
    process.off("SIGINT", this.#listener).off("SIGTERM", this.#listener).off("SIGHUP", this.#listener);
  }
}
