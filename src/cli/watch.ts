/**
 * netmon watch: sees, attributes and, when told to, stops the network connections of one session.
 */
import { type Command, InvalidArgumentError, Option } from "commander";
import { bpffsMount } from "../app/watch/bpffs.ts";
import { Layers } from "../app/watch/layers.ts";
import { PolicySource } from "../app/watch/policy-source.ts";
import type { Attached } from "../app/watch/session-view.ts";
import { targetAppears } from "../app/watch/target-wait.ts";
import type { Watch } from "../app/watch/watch.ts";
import type { Counters, Mode } from "../event/event.ts";
import type { TargetSpec } from "../netmon/target/target.ts";
import { dnsCountersLine } from "./dns-line.ts";
import { parseDuration } from "./duration.ts";
import { EVENT_FORMATS, type EventFormat } from "./event-output.ts";
import { CliError, ExitCode } from "./exit-codes.ts";
import { logFormatOption } from "./log-format.ts";
import { longRunning } from "./long-running.ts";
import { proxyCountersLine, proxyLine } from "./proxy-lines.ts";
import { SessionArguments } from "./session-arguments.ts";
import { type CliIo, duration } from "./terminal.ts";

export interface WatchCommandOptions {
  waitForTarget?: number;
  endWithCgroup?: boolean;
  pods?: boolean;
  node?: string;
  selector?: string;
  podConfigs?: string;
  kubernetes?: string;
  serviceAccount: string;
  cgroupRoot?: string;
  mcpConfig: string[];
  mode?: Mode;
  failClosed?: boolean;
  format: EventFormat;
  all?: boolean;
  pin?: boolean;
  sidecar?: string | true;
  stats?: boolean;
  duration?: number;
  readyFile?: string;
  allowRootCgroup?: boolean;
}

/** Of one session. */
interface OneSession extends WatchCommandOptions {
  session: string;
  config?: string;
  target: TargetSpec | null;
}

const HELP = `
Target: one of --cgroup, --pid, --container, --sidecar. Without one, the session's own cgroup is used and made if need
be; start the agent in it with: netmon exec --session ID -- COMMAND

Several sessions: give --session again, each followed by its target and, where not all have the same, its --config.
One that cannot start does not keep the others from it. With --pods the sessions are the pods of this node that have
the annotation netmon.dev/session, or that --selector selects (docs/many-sessions.md).

Signals: SIGHUP reads the config again (so does a change of the file); SIGTERM and SIGINT end the watch.

Direction of failure: observe fails open; enforce starts closed, keeps the old policy when a new one cannot
be applied, and with --pin goes on enforcing without netmon.

With proxy.mode: embedded or mcp-only the LLM proxy runs inside: netmon env --session ID says how to use it.

Examples:
  sudo netmon watch --session demo --config netmon.yaml
  sudo netmon watch --session demo --mcp-config .mcp.json --mode enforce --fail-closed
  sudo netmon watch --session web --container my-agent --format json --pin
  sudo netmon watch --config netmon.yaml --session a --cgroup /agents/a --session b --container my-agent
  netmon watch --pods --node "$NODE_NAME" --config netmon.yaml
`;

function positiveInteger(text: string): number {
  const n = Number(text);
  if (!Number.isSafeInteger(n) || n <= 0) throw new InvalidArgumentError("Give a whole number above 0.");
  return n;
}

const SERVICE_ACCOUNT = "/var/run/secrets/kubernetes.io/serviceaccount";

export function registerWatch(program: Command, io: CliIo): void {
  const sessions = new SessionArguments();
  const target = (flags: string, description: string, specOf: (value: string) => TargetSpec): Option =>
    new Option(flags, description).argParser((value: string) => {
      sessions.target(specOf(value));
      return value;
    });
  program
    .command("watch")
    .description("see, attribute and stop the network connections of a session's MCP clients")
    .option("--session <id>", "name of the session; may be repeated", (id: string) => {
      sessions.session(id);
      return id;
    })
    .addOption(
      target("--cgroup <path>", "the cgroup v2 directory of the agent", (path) => ({ kind: "cgroup", path })),
    )
    .addOption(
      target("--pid <n>", "a process of the agent", (n) => ({ kind: "pid", pid: positiveInteger(n) })),
    )
    .addOption(
      target("--container <name>", "name or id of the agent's container", (reference) => ({
        kind: "container",
        reference,
      })),
    )
    .addOption(
      target(
        "--sidecar [command]",
        "the other container of netmon's pod; of several the one with this on a command line",
        (command) => ({ kind: "sidecar", command }),
      ),
    )
    .addOption(
      new Option("--wait-for-target <time>", "wait so long for a target that is not there yet").argParser(
        parseDuration,
      ),
    )
    .option("--end-with-cgroup", "end a session when its cgroup is removed, instead of waiting for it")
    .option("--pods", "a session for each pod of this node that asks for one")
    .option("--node <name>", "name of this node, with --pods; default: $NODE_NAME")
    .option("--selector <labels>", "with --pods: pods with these labels instead of those with the annotation")
    .option("--pod-configs <dir>", "with --pods: where netmon.dev/config: NAME finds NAME.yaml")
    .addOption(new Option("--kubernetes <url>", "the API; default: that of the pod netmon runs in"))
    .addOption(
      new Option("--service-account <dir>", "its ca.crt and token for the API").default(SERVICE_ACCOUNT),
    )
    .addOption(
      new Option(
        "--cgroup-root <dir>",
        "look for pods below this cgroup; default: where cgroup v2 is mounted",
      ),
    )
    .option(
      "--config <file>",
      "netmon configuration (docs/config.md); default: observe. May be repeated, for each session",
      (file: string) => {
        sessions.config(file);
        return file;
      },
    )
    .option(
      "--mcp-config <file>",
      "an MCP client's own configuration: its url servers are declared; may be repeated",
      (file: string, files: string[]) => [...files, file],
      [],
    )
    .addOption(
      new Option("--mode <mode>", "overrides sandbox.network.mode and sandbox.mcp.mode").choices([
        "observe",
        "enforce",
      ]),
    )
    .option(
      "--fail-closed",
      "overrides fail_closed of sandbox.network and sandbox.mcp: refuse what no rule allows",
    )
    .addOption(
      new Option("--format <format>", "of the events on stdout").choices(EVENT_FORMATS).default("pretty"),
    )
    .addOption(logFormatOption())
    .option("--all", "events for undeclared destinations that pass, allowed hosts and AF_UNIX paths, too")
    .option("--pin", "keep enforcing the last policy when netmon ends or dies; see netmon detach")
    .option("--stats", "print the exact counters every 5 seconds to stderr")
    .addOption(new Option("--duration <time>", "end after this time: 30s, 5m, ...").argParser(parseDuration))
    .option("--ready-file <path>", "written when attached and verified, removed at the end")
    .option("--allow-root-cgroup", "accept the root cgroup as target: cuts off the whole machine in enforce")
    .addHelpText("after", HELP)
    .action(async (options: WatchCommandOptions, command: Command) => {
      if (options.sidecar === true) sessions.target({ kind: "sidecar", command: "" });
      io.exitCode = await run(sessions, options, command, io);
    });
}

async function run(
  sessions: SessionArguments,
  options: WatchCommandOptions,
  command: Command,
  io: CliIo,
): Promise<number> {
  const all = sessions.all();
  const [one] = all;
  if (options.pods || all.length > 1) {
    const { runMany } = await import("./watch-many.ts");
    return runMany({ sessions: all, commonConfig: sessions.commonConfig, options, command, io });
  }
  if (!one)
    throw new CliError(ExitCode.usage, "required option '--session <id>' not specified (or use --pods)");
  const { sessionId: session, target, config } = one;
  return runWatch({ ...options, session, target, ...(config !== null && { config }) }, command, io);
}

/** The one line that says what is attached. */
export function attachedLine(session: string, a: Attached): string {
  const mode =
    a.mode === "observe" ? "observing" : a.verified ? "ENFORCING" : "attached in enforce mode, NOT VERIFIED,";
  const plural = (n: number, word: string) => `${n} ${word}${n === 1 ? "" : word.endsWith("s") ? "es" : "s"}`;
  return [
    `${mode} session ${session} at ${a.cgroup} (${a.target})`,
    `${plural(a.servers, "server")}, ${plural(a.addresses, "address")}`,
    `hooks ${a.hooks.join(" ")}`,
    ...(a.fail_closed ? ["fail closed"] : []),
    ...(a.pinned ? [a.adopted ? "pinned, taken over" : "pinned"] : []),
    ...(a.verified ? ["verified by canary"] : []),
  ].join("; ");
}

export function countersLine(c: Counters): string {
  return (
    `${c.allow} allowed, ${c.block} blocked, ${c.would_block} would be blocked, ${c.undeclared} undeclared passed; ` +
    `events: ${c.events_emitted} sent, ${c.events_folded} folded, ${c.events_dropped} lost; ${c.unparsed} unreadable`
  );
}

/** With those of the resolver proxy, where there is one. */
export function watchCountersLine(watch: Pick<Watch, "counters" | "dnsCounters">): string {
  const dns = watch.dnsCounters();
  return [countersLine(watch.counters()), ...(dns === null ? [] : [dnsCountersLine(dns)])].join("; ");
}

async function runWatch(options: OneSession, command: Command, io: CliIo): Promise<number> {
  const { dirs, log, output, say, ending, files, readyFile } = longRunning(options, command, io);
  const overrides = {
    ...(options.mode !== undefined && { mode: options.mode }),
    ...(options.failClosed === true && { failClosed: true }),
  };
  const policySource = new PolicySource(files, overrides, log);
  let layers: Layers | null = null;
  let hungUp = false;
  const onHup = (): void => {
    if (layers) void layers.watch.reload("signal");
    else hungUp = true;
  };
  process.on("SIGHUP", onHup);
  let stats: NodeJS.Timeout | null = null;
  let impatient: NodeJS.Signals | null = null;
  try {
    const { target } = options;
    if (target !== null && options.waitForTarget !== undefined) {
      const { allowRootCgroup = false, waitForTarget: timeoutMs } = options;
      const { reason: ended } = ending;
      if (!(await targetAppears(target, { allowRootCgroup, timeoutMs, ended }))) {
        await output.end();
        return ExitCode.ok;
      }
    }
    layers = await Layers.start(
      {
        sessionId: options.session,
        dirs,
        target,
        allowRootCgroup: options.allowRootCgroup ?? false,
        pinDir: options.pin ? bpffsMount().pinDir(options.session) : null,
        eventsAll: options.all ?? false,
      },
      {
        policySource,
        output: output.emit,
        log,
        ...(options.endWithCgroup && { onCgroupGone: () => ending.now("the cgroup was removed") }),
      },
    );
    const { attached, watch, llm } = layers;
    const statsLine = (): string =>
      [watchCountersLine(watch), policySource.namesSummary(), llm && proxyCountersLine(llm.counters)]
        .filter((part) => part !== null)
        .join("; ");
    output.flush();
    say(attachedLine(options.session, attached));
    readyFile?.write({
      session_id: options.session,
      pid: process.pid,
      ...attached,
      canary: watch.canary,
      ...(llm && { proxy: llm.started() }),
    });
    void layers.ready.then(() => {
      if (llm?.announce()) say(proxyLine(llm, policySource.config, policySource.registry));
    });
    files.onChange(() => void watch.reload("config"));
    if (hungUp) onHup();
    ending.after(options.duration);
    if (options.stats) stats = setInterval(() => say(statsLine()), 5000);

    const reason = await ending.reason;
    const stopping = Date.now();
    const counters = await layers.stop(reason);
    // a reader that does not read holds up no more than the end of its events, and a second signal ends that
    impatient = await Promise.race([output.end().then(() => null), ending.again]);
    say(
      `stopped (${reason}) after ${duration(stopping - watch.startedAt)}: ${countersLine(counters.kernel)}`,
    );
    if (counters.proxy) say(`LLM proxy: ${proxyCountersLine(counters.proxy)}`);
    if (attached.pinned)
      say(
        `the links stay pinned and go on ${watch.enforcing ? "enforcing" : "observing"}: netmon detach --session ${options.session} removes them`,
      );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await layers?.stop(reason).catch((next: unknown) => log.error(`could not end in order: ${String(next)}`));
    await output.end();
    throw error;
  } finally {
    ending.dispose();
    if (stats) clearInterval(stats);
    files.close();
    process.off("SIGHUP", onHup);
    readyFile?.remove();
  }
  if (impatient) process.kill(process.pid, impatient);
  return layers.watch.enforcementFailed ? ExitCode.enforcement : ExitCode.ok;
}
