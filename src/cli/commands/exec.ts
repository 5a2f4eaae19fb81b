/**
 * netmon exec: a command inside a session from its first instruction, unable to leave it. Fails closed: nothing starts
 * unless the session is guarded and the command isolated.
 */
import { resolve } from "node:path";
import { type Command, InvalidArgumentError } from "commander";
import { findEntrance } from "../../app/exec/entrance.ts";
import { launch } from "../../app/exec/launch.ts";
import { outsideProxies, socketDirectories } from "../../app/exec/proxies.ts";
import { ownProcess, type RunHost } from "../../app/exec/run-host.ts";
import {
  NOTHING_SEALED,
  namedFiles,
  ownProgram,
  type Sealing,
  sealing,
  type TrustedPath,
} from "../../app/exec/sealed-paths.ts";
import { makeShimDirectory, type ShimDirectory } from "../../app/exec/shim-directory.ts";
import { runWay } from "../../app/serve/run-way.ts";
import { namedSocket, offeredService, SERVICE_VARIABLE } from "../../app/serve/service-client.ts";
import { ConfigFiles } from "../../clients/session-config.ts";
import { type Account, chooseAccount, environmentFor } from "../../files/account.ts";
import { helperPath } from "../../kernel/helper/program.ts";
import { checkSessionId, type StateDirs } from "../../state/paths.ts";
import type { SessionRecord } from "../../state/record.ts";
import { callersEnvironment } from "../callers-environment.ts";
import { CliError, ExitCode } from "../exit-codes.ts";
import { globalOptions } from "../options/global-options.ts";
import { warn } from "../output/messages.ts";
import type { CliIo } from "../output/terminal.ts";
import { netmonWords, shimOptions, shimWords } from "../shim-process.ts";
import { runJoined } from "./exec-joined.ts";

interface ExecOptions {
  session: string;
  user?: string;
  unwatched?: true;
  wait?: number;
  allowNewPrivs?: true;
  allowProxies?: true;
  shimServers?: true;
  config?: string;
}

const HELP = `
The command runs as the user who called sudo (or --user) and inherits only standard input, output and error.
It lacks the capabilities that lead out of the session (NET_RAW, NET_ADMIN, BPF, SYS_ADMIN and the like). With
no_new_privs, sudo and other setuid programs do not work inside. In its mount namespace the cgroup file system is
read-only and bpf file systems are hidden: not even uid 0 can leave the session. Its pid namespace hides every
process outside, and uid 0 cannot make namespaces or mounts. Sockets of services that could start a process
elsewhere (systemd, D-Bus, container engines, tmux) are hidden.

If you have a terminal, the command gets its own and netmon relays: job control, size and keys work as usual, but
nothing inside can type into your shell or change your terminal. Other standard input and output are passed as
they are. netmon ends what the command leaves running: SIGTERM, then SIGKILL after two seconds.

Signals are passed on. The exit code is the command's, 128+N when signal N ended it, 125 when netmon failed,
126 when the command cannot be run, 127 when it was not found.

NETMON_SESSION is set, so that shims in its MCP client's configuration (netmon wrap-config) join the session, if
the client passes its environment on. --shim-servers puts a directory first on PATH that starts stdio servers
behind a shim: those that are declared or match mcp.inspection.server_patterns and custom_servers, if started by
name. docs/mcp-inspection.md says what this misses. Shims run as the command's user and record in that user's
state directory.

The command has the environment of who called netmon or sudo. On a terminal, netmon asks sudo if it is not root.

Without root, you enter sessions of your own netmon run through netmon serve (docs/service.md), from outside of every
session. The command is isolated as the run's, and has the environment of that one, nothing of yours but TERM and PWD. Options
other than --session and --wait are root's.

Examples:
  sudo netmon exec --session demo -- my-agent --model x
  sudo netmon exec --session demo --wait 10 -- node agent.js     wait until netmon watch is ready
  sudo netmon exec --session demo --user nobody -- curl http://127.0.0.1:3000/mcp
  sudo netmon exec --session demo --shim-servers --config netmon.yaml -- my-agent
  netmon exec --session work -- bash                             beside the agent of your netmon run
`;

function seconds(text: string): number {
  const value = Number(text);
  if (text.trim() === "" || !Number.isFinite(value) || value < 0 || value > 86_400)
    throw new InvalidArgumentError("Give seconds, from 0 to 86400.");
  return value;
}

export function register(program: Command, io: CliIo): void {
  program
    .command("exec")
    .requiredOption("--session <id>", "join this session, as given to netmon watch")
    .option("--user <name|uid>", "run as this user (default: who called sudo, else the caller)")
    .option("--wait <seconds>", "wait up to this long for the session to be watched and verified", seconds)
    .option("--unwatched", "start without a guard; create the session's cgroup if missing")
    .option(
      "--allow-new-privs",
      "let setuid programs such as sudo gain rights inside; they still cannot leave, but no user can make namespaces",
    )
    .option(
      "--allow-proxies",
      "leave the sockets of systemd, D-Bus, container engines and tmux reachable, through which the command can start " +
        "processes outside the session",
    )
    .option(
      "--shim-servers",
      "put netmon shim in front of the MCP servers that the command starts through PATH",
    )
    .option("--config <file>", "give the shims this netmon configuration (default: NETMON_CONFIG)")
    .argument("<command...>", "the command and its arguments, after --")
    .usage("--session ID [options] -- COMMAND [ARGUMENT...]")
    .passThroughOptions()
    .addHelpText("after", HELP)
    .action(async (command: string[], options: ExecOptions, self: Command) => {
      io.exitCode = await run(command, options, self, io);
    });
}

async function run(command: string[], options: ExecOptions, self: Command, io: CliIo): Promise<number> {
  const uid = process.geteuid?.() ?? 0;
  const waitMs = (options.wait ?? 0) * 1000;
  if (uid !== 0) {
    const refused = ROOTS.flatMap(([name, option]) => (options[name] === undefined ? [] : [option]));
    const env = refused.length > 0 ? { ...io.env, [SERVICE_VARIABLE]: "" } : io.env;
    const way = await runWay({ ...io, env });
    if (way.way !== "service") io.host?.needsOwnProcess("no service has the session");
    if (way.way === "sudo") way.becomeRoot();
    if (way.way !== "service") throw needsRoot(io.env, refused);
    const { session } = options;
    return runJoined(command, { session: checkSessionId(session), waitMs }, way.socket, io);
  }
  let shims: ShimDirectory | null = null;
  const host = ownProcess();
  try {
    const account = chooseAccount(options.user, io.env);
    const callers = options.user === undefined ? callersEnvironment(io.env) : io.env;
    const { dirs } = globalOptions(self);
    const entrance = await findEntrance(dirs, options.session, {
      unwatched: options.unwatched === true,
      waitMs,
    });
    for (const warning of entrance.warnings) warn(io, warning);
    if (account.uid === 0)
      warn(
        io,
        "the command runs as uid 0: it can still read and change files of root. Give --user NAME to prevent that",
      );
    const { stdin, stdout, stderr } = io;
    const env = { ...environmentFor(account, callers, uid), ...shimEnvironment(options) };
    if (options.shimServers) {
      shims = await shimDirectory(options, account, env, entrance.cgroup.path, host, io);
      if (shims) Object.assign(env, { PATH: shims.path, NETMON_SHIM_PIPES: shims.pipes });
    }
    const { denied_unix_paths = [], secret_files = [] } = entrance.record ?? {};
    const { paths: seal, notes } = sealedFor(entrance.record, env.NETMON_CONFIG || null, account.uid);
    for (const note of notes) warn(io, note);
    const state = hiddenState(entrance.record, account, dirs, shims !== null);
    const proxies = options.allowProxies ? [] : outsideProxies(account.uid, callers);
    return await launch(
      {
        helper: helperPath(),
        cgroupPath: entrance.cgroup.path,
        account,
        maskPaths: [...new Set([...denied_unix_paths, ...secret_files, ...state, ...proxies])],
        ownDirs: options.allowProxies ? [] : socketDirectories(account, callers),
        seal,
        allowNewPrivs: options.allowNewPrivs === true,
        command,
        env,
      },
      { isUsed: [stdin, stdout, stderr].some((stream) => stream.isTTY === true) },
      host,
    );
  } finally {
    await shims?.remove();
  }
}

/** What the isolation of a run's session leaves to root. */
const ROOTS = [
  ["user", "user"],
  ["unwatched", "unwatched"],
  ["allowNewPrivs", "allow-new-privs"],
  ["allowProxies", "allow-proxies"],
  ["shimServers", "shim-servers"],
  ["config", "config"],
] as const;

/** `refused`: options that are root's, of those that were given. */
function needsRoot(env: NodeJS.ProcessEnv, refused: readonly string[]): CliError {
  const why =
    refused.length > 0
      ? `enters only sessions of your own netmon run, and without --${refused.join(", --")}`
      : serviceOutlook(env);
  return new CliError(
    ExitCode.execFailed,
    "netmon exec needs root to put the command into the session and to drop its rights: use sudo netmon exec; " +
      `the command then runs as you again. Without root, it goes through netmon serve, which ${why}`,
  );
}

function serviceOutlook(env: NodeJS.ProcessEnv): string {
  if (offeredService(env) === "not let in") return "is for its group: an administrator adds you";
  const socket = namedSocket(env);
  return socket === "" ? "NETMON_SERVICE switches off" : `is not at ${socket}, and never inside a session`;
}

/** What the next session will trust and the command could change, if this session enforces. Throws ConfigError. */
function sealedFor(record: SessionRecord | null, config: string | null, uid: number): Sealing {
  if (record?.mode !== "enforce") return NOTHING_SEALED;
  const files = [...namedFiles(config, []), ...(record.policy_files ?? []).map(policyFile)];
  return sealing([...files, ...ownProgram()], uid);
}

const policyFile = (path: string): TrustedPath => ({ path, what: "the session's policy", required: true });

/** Settings for shims in an MCP client's configuration, if the client passes its environment on. */
/** Root could lock the store by reading alone, so that nothing is recorded. Its own shims inside record there. */
function hiddenState(
  record: SessionRecord | null,
  { uid }: Account,
  { lib, run }: StateDirs,
  hasShims: boolean,
): string[] {
  return uid === 0 && record?.mode === "enforce" && !hasShims ? [lib, run] : [];
}

function shimEnvironment({ session, config }: ExecOptions): NodeJS.ProcessEnv {
  return { NETMON_SESSION: session, ...(config !== undefined && { NETMON_CONFIG: resolve(config) }) };
}

/** Returns null if inspection is switched off. */
async function shimDirectory(
  { session }: ExecOptions,
  account: Account,
  env: NodeJS.ProcessEnv,
  cgroup: string,
  host: RunHost,
  io: CliIo,
): Promise<ShimDirectory | null> {
  const { sandbox, mcp } = new ConfigFiles({ config: env.NETMON_CONFIG || null, env }).load().config;
  if (!mcp.inspection.enabled) {
    warn(io, "mcp.inspection.enabled is false: --shim-servers does nothing");
    return null;
  }
  const { NETMON_CONFIG: config, NETMON_MODE: mode, NETMON_STATE_DIR: stateDir } = env;
  return makeShimDirectory({
    host,
    inspection: mcp.inspection,
    servers: sandbox.mcp.servers.filter(({ type }) => type === "stdio"),
    account,
    path: env.PATH ?? DEFAULT_PATH,
    netmon: netmonWords(),
    shim: [...shimWords(netmonWords()), "shim", ...shimOptions({ session, config, mode, stateDir })],
    cgroup,
  });
}

/** The PATH that execvp(3) uses if none is set. */
const DEFAULT_PATH = "/bin:/usr/bin";
