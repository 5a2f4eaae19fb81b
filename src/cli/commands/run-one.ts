/** netmon run, from its options to its exit code. */

import { randomBytes } from "node:crypto";
import { constants } from "node:os";
import { basename, resolve } from "node:path";
import type { Command } from "commander";
import type { SessionReport } from "../../analysis/report/report.ts";
import { executableFile } from "../../app/exec/executable-file.ts";
import { ownProcess, type RunHost } from "../../app/exec/run-host.ts";
import { RunFiles } from "../../app/run/run-files.ts";
import type { RunOptions } from "../../app/run/run-options.ts";
import { RunSession } from "../../app/run/run-session.ts";
import type { ServeShims } from "../../app/run/run-shims.ts";
import { type RunWay, runWay } from "../../app/serve/run-way.ts";
import { overrideConfig } from "../../config/override.ts";
import { postureOf } from "../../config/posture.ts";
import { errorMessage } from "../../errors/error-message.ts";
import { orElse } from "../../errors/or-else.ts";
import { processFaults } from "../../event/faults.ts";
import { chooseAccount } from "../../files/account.ts";
import { helperPath } from "../../kernel/helper/program.ts";
import type { ProgramLoader } from "../../kernel/program-loader.ts";
import { shimProgram } from "../../native/shim-program.ts";
import { checkSessionId } from "../../state/paths.ts";
import { callersEnvironment } from "../callers-environment.ts";
import { CliError, ExitCode, exitCodeOf } from "../exit-codes.ts";
import { callingUser, globalOptions } from "../options/global-options.ts";
import { overridesOf, type PolicyOptions } from "../options/shared-options.ts";
import { briefReport } from "../output/brief-report.ts";
import { END_SIGNALS } from "../output/ending.ts";
import { confirmPolicy } from "../output/policy-question.ts";
import { reportText } from "../output/report-text.ts";
import { type RunLog, runLog } from "../output/run-log.ts";
import { checkReportFile, reportOf, writeReport } from "../output/run-report.ts";
import { statusLines } from "../output/run-status.ts";
import { type CliIo, painter } from "../output/terminal.ts";
import { serveBy } from "../served-shims.ts";
import { sayWhatStays } from "../until-end.ts";

export interface RunCommandOptions extends PolicyOptions {
  session?: string;
  config?: string;
  mcpConfig: string[];
  tools?: true;
  user?: string;
  agent?: string;
  /** false: --no-kernel. */
  kernel: boolean;
  /** false: --no-pin. */
  pin: boolean;
  quiet?: true;
  report?: string;
}

/** `loader`: may have loaded programs already; the caller drops what is not used. */
export async function run(
  command: string[],
  options: RunCommandOptions,
  self: Command,
  loader: ProgramLoader,
  io: CliIo,
): Promise<number> {
  const host = io.host ?? ownProcess();
  const { dirs, stateDir, logLevel } = globalOptions(self, undefined, callingUser(host.env));
  const log = runLog(io, logLevel === "info" ? "warn" : logLevel);
  const way = options.kernel ? await runWay(io) : NO_KERNEL;
  if (way.way !== "service") host.needsOwnProcess("no service has the session");
  if (way.way === "sudo") way.becomeRoot();
  const service = way.way === "service" ? way.socket : null;
  const withoutKernel = way.way === "no_kernel" ? way.why : null;
  const runOptions = { ...optionsFor(command, options, withoutKernel, io, host, dirs), service };
  const { sessionId } = runOptions;
  // its own descriptors, which are not the caller's
  if ([runOptions.config ?? "", ...runOptions.mcpConfigs].some((file) => /^\/(?:dev|proc)\//.test(file)))
    host.needsOwnProcess("a descriptor of the caller's is read");
  checkCommand(command, runOptions, io);
  if (options.report !== undefined) checkReportFile(options.report);
  let early: number | null = null;
  let ended = false;
  /** Aborted by a signal after the end, when only the report is missing. */
  const unreported = new AbortController();
  // a signal during the start takes the session down instead of leaving it half built
  let session: RunSession | null = null;
  /** Whether to reload as soon as there is a session. */
  let reloadsLater = false;
  /** Reloads, unless the terminal has closed, which ends the command. */
  const hungUp = (end: () => void): void =>
    processFaults.part("reload").background(async () => {
      if (await host.terminalIsGone()) return end();
      if (session === null) {
        reloadsLater = true;
        return;
      }
      const why = await session.hungUp();
      if (why !== null) log.warn(`SIGHUP reloads nothing: ${why}`);
    }, "kept");
  const unlisten = host.listen(END_SIGNALS, (signal) => {
    const ends = (): void => {
      early ??= constants.signals[signal];
      if (ended) unreported.abort(new Error(`${signal} came before it was ready`));
    };
    if (signal !== "SIGHUP") ends();
    else if (session === null) hungUp(ends);
  });
  /** Whether what was stored cannot be read. */
  let unread = false;
  /** Resolves to the error of stopping; it is reported and does not replace another error. */
  const end = async (reason: string): Promise<unknown> => {
    if (session === null || ended) return null;
    ended = true;
    host.endStandingStill();
    const { run, lib } = runOptions.dirs;
    const silent = await sayWhatStays([run, lib], log);
    unread = silent.includes(lib);
    return session.stop(reason).then(
      () => null,
      (error: unknown) => {
        log.error(`the session could not be closed cleanly: ${errorMessage(error)}`);
        return error;
      },
    );
  };
  try {
    const serveShims: ServeShims = (inspect) =>
      serveBy(
        (args, own) => (io.main as NonNullable<CliIo["main"]>)(args, own),
        null,
        (relay) => (asked, shimLog) => inspect(asked, relay, shimLog),
      );
    session = await RunSession.start(runOptions, {
      serveShims,
      loader,
      log,
      onPolicyChange: (change) => confirmPolicy(change, io, host, log),
      ...(io.startThread && { startThread: io.startThread }),
    });
    if (runOptions.account.uid === 0)
      log.warn(
        "the command runs as uid 0: it can read and change files of root. Give --user NAME to prevent that",
      );
    if (options.quiet !== true) for (const line of statusLines(sessionId, session)) log.say(line);
    if (early !== null) return 128 + early;
    if (reloadsLater) hungUp(() => {});
    host.guard();
    log.hold();
    const { stdin, stdout, stderr } = io;
    const code = await started(
      session.run({
        isUsed: [stdin, stdout, stderr].some((stream) => stream.isTTY === true),
        hungUp,
      }),
      command,
    );
    log.release();
    const failure = await end(`the command ended with exit code ${code}`);
    if (host.gone) return code;
    const reported = await showReport(
      session,
      { ...runOptions, unread, stateDir },
      options,
      io,
      log,
      unreported.signal,
    );
    if (code !== 0) return code;
    if (session.layers.kernel?.enforcementFailed === true) return ExitCode.enforcement;
    if (failure !== null) return exitCodeOf(failure);
    return reported ? ExitCode.ok : ExitCode.state;
  } finally {
    log.release();
    await end("netmon run ended");
    unlisten();
  }
}

function optionsFor(
  command: readonly string[],
  options: RunCommandOptions,
  withoutKernel: string | null,
  io: CliIo,
  host: RunHost,
  dirs: RunOptions["dirs"],
): Omit<RunOptions, "service"> {
  const callerUid = process.geteuid?.() ?? 0;
  const account = chooseAccount(options.user, io.env);
  if (callerUid !== 0 && account.uid !== callerUid)
    throw new CliError(ExitCode.privilege, "--user needs root: use sudo netmon run");
  const env = options.user === undefined ? callersEnvironment(io.env) : io.env;
  const config = options.config === undefined ? null : resolve(host.cwd, options.config);
  const overrides = overridesOf(options);
  const tools = options.tools === true;
  if (withoutKernel !== null && options.kernel) {
    const files = new RunFiles({ config, servers: [], models: [], overrides, tools, env });
    if (postureOf(overrideConfig(files.load().config, overrides), "kernel").mode === "enforce")
      throw new CliError(
        ExitCode.privilege,
        `enforce needs the kernel layer, but ${withoutKernel}; --no-kernel enforces in the other layers only`,
      );
  }
  const sessionId = checkSessionId(options.session ?? newSessionId(command[0] ?? "run"));
  return {
    sessionId,
    dirs,
    command,
    agent: options.agent,
    config,
    mcpConfigs: options.mcpConfig.map((file) => resolve(host.cwd, file)),
    overrides,
    tools,
    account,
    callerUid,
    env,
    host,
    withoutKernel,
    pinning: options.pin ? "enforcing" : "never",
    helper: withoutKernel === null ? helperOrNone() : "",
    shim: shimProgram(),
  };
}

const NO_KERNEL: RunWay = { way: "no_kernel", why: "--no-kernel was given" };

/** Returns an id such as `claude-20261121-233015-4f1a`. */
function newSessionId(program: string): string {
  const name =
    basename(program)
      .replace(/[^A-Za-z0-9_-]/g, "_")
      .replace(/^[_-]+/, "")
      .slice(0, 24) || "run";
  const [day = "", time = ""] = new Date().toISOString().replace(/[-:]/g, "").split("T");
  return `${name}-${day}-${time.slice(0, 6)}-${randomBytes(2).toString("hex")}`;
}

/** Returns '' if the helper is missing: the kernel layer then reports that it cannot start. */
function helperOrNone(): string {
  return orElse(() => helperPath(), "");
}

/** Checks the command before the session is built. A path is checked at the start, in the agent's own directory. */
function checkCommand([program = ""]: readonly string[], { env }: Pick<RunOptions, "env">, io: CliIo): void {
  if (program.includes("/") || env.PATH === undefined || executableFile(program, env.PATH) !== null) return;
  const isSudos = env === io.env && env.SUDO_UID !== undefined;
  const remedy = isSudos ? `, which is sudo's: sudo env "PATH=$PATH" netmon run -- ${program}` : "";
  throw new CliError(ExitCode.execNotFound, `${program}: no such program on PATH${remedy}`);
}

/** Translates errors of spawn to a shell's exit codes and messages. */
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

/** It is brief if there was no policy. Resolves to false if the requested file was not written. `stop`: nobody waits for it any more. */
async function showReport(
  session: RunSession,
  { dirs, sessionId, unread, stateDir }: RunOptions & { unread: boolean; stateDir: string | undefined },
  options: RunCommandOptions,
  io: CliIo,
  log: RunLog,
  stop: AbortSignal,
): Promise<boolean> {
  if (session.refusedShims > 0)
    log.warn(
      `a process of the agent's user sent a message that no shim sends (times: ${session.refusedShims})`,
    );
  const { quiet = false, report: file } = options;
  if (quiet && file === undefined) return true;
  let why = "no report: the store does not answer";
  let report: SessionReport | null = null;
  try {
    if (!unread) {
      report = await reportOf(dirs, sessionId, stop);
      why = "no report: nothing was stored (store.enabled: false, or the store cannot be used)";
    }
  } catch (error) {
    why = `no report: ${errorMessage(stop.aborted ? stop.reason : error)}`;
  }
  if (report === null) {
    log.say(why);
    return file === undefined;
  }
  const problem = file === undefined ? null : writeReport(file, report);
  if (problem !== null) log.error(`--report ${file} was not written: ${problem}`);
  const written = problem === null;
  if (quiet) return written;
  const { config, mode, failClosed = false } = options;
  const observesAll = config === undefined && mode !== "enforce" && !failClosed;
  const shown = observesAll ? briefReport : reportText;
  io.stderr.write(`${shown(report, painter(io.stderr, io.env), stateDir)}\n`);
  return written;
}
