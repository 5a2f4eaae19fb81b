/** netmon watch: sees, attributes and, in enforce, refuses the network connections of sessions. */
import { type Command, Option } from "commander";
import type { NamedTarget } from "../../kernel/target/target.ts";
import { withLongRunning } from "../long-running.ts";
import { SessionArguments, type WatchCommandOptions } from "../options/session-arguments.ts";
import { mcpConfigOption, modeOption, usage } from "../options/shared-options.ts";
import { parseCount, parseDuration } from "../options/time-argument.ts";
import type { CliIo } from "../output/terminal.ts";
import { withProgramsAhead } from "../preload-programs.ts";

const HELP = `
Target: one of --cgroup, --pid, --container, --sidecar. Without one, the session's own cgroup is used, and created if
missing; start the agent in it with: netmon exec --session ID -- COMMAND

Several sessions: repeat --session, each followed by its target and, if they differ, its --config. A session that
cannot start does not stop the others. With --pods each pod of this node with the annotation netmon.dev/session, or
that --selector selects, is a session (docs/many-sessions.md).

Signals: SIGHUP reads the config again (so does a change of the file); SIGTERM and SIGINT end the watch.

Observe fails open. Enforce starts closed and keeps the old policy if a new one cannot be applied. It holds without
netmon: its links are pinned on a bpf file system (netmon mounts one if missing) as long as the session's cgroup
exists. If netmon dies, it is started again and takes them over; netmon detach removes them.

With proxy.mode: embedded or mcp-only the LLM proxy runs inside; netmon env --session ID prints how to use it.

Examples:
  sudo netmon watch --session demo --config netmon.yaml
  sudo netmon watch --session demo --mcp-config .mcp.json --mode enforce --fail-closed
  sudo netmon watch --session web --container my-agent --format json
  sudo netmon watch --config netmon.yaml --session a --cgroup /agents/a --session b --container my-agent
  netmon watch --pods --node "$NODE_NAME" --config netmon.yaml
`;

const SERVICE_ACCOUNT = "/var/run/secrets/kubernetes.io/serviceaccount";

export function register(program: Command, io: CliIo): void {
  const sessions = new SessionArguments();
  const target = (flags: string, description: string, specOf: (value: string) => NamedTarget): Option =>
    new Option(flags, description).argParser((value: string) => {
      sessions.target(specOf(value));
      return value;
    });
  const command = program
    .command("watch")
    .option("--session <id>", "name the session; may be repeated", (id: string) => {
      sessions.session(id);
      return id;
    })
    .addOption(
      target("--cgroup <path>", "watch the agent's cgroup v2 directory", (path) => ({
        kind: "cgroup",
        path,
      })),
    )
    .addOption(
      target("--pid <n>", "watch this process of the agent", (n) => ({ kind: "pid", pid: parseCount(n) })),
    )
    .addOption(
      target("--container <name>", "watch the agent's container, by name or id", (reference) => ({
        kind: "container",
        reference,
      })),
    )
    .addOption(
      target(
        "--sidecar [command]",
        "watch the other container of netmon's pod; if several, the one running COMMAND",
        (command) => ({ kind: "sidecar", command }),
      ),
    )
    .option("--wait-for-target <time>", "wait this long for a target that does not exist yet", parseDuration)
    .option("--end-with-cgroup", "end a session when its cgroup is removed, instead of waiting for a new one")
    .option("--pods", "watch a session for each pod of this node that asks for one")
    .option("--node <name>", "name this node, with --pods (default: $NODE_NAME)")
    .option("--selector <labels>", "select pods by these labels instead of by the annotation, with --pods")
    .option("--pod-configs <dir>", "look for NAME.yaml of netmon.dev/config: NAME here, with --pods")
    .option("--kubernetes <url>", "use this Kubernetes API (default: that of the pod netmon runs in)")
    .option("--service-account <dir>", "read ca.crt and token for the API here", SERVICE_ACCOUNT)
    .option("--cgroup-root <dir>", "look for pods below this cgroup (default: the cgroup v2 mount)")
    .option(
      "--config <file>",
      "read this netmon configuration (docs/config.md); default: observe; may be repeated, for each session",
      (file: string) => {
        sessions.config(file);
        return file;
      },
    )
    .addOption(mcpConfigOption("declare the url servers of this MCP client's configuration; may be repeated"))
    .addOption(modeOption("the mode of every layer"))
    .option("--fail-closed", "refuse what no rule allows, in every layer (overrides fail_closed)")
    .option(
      "--all",
      "report allowed hosts, AF_UNIX paths and, in enforce, undeclared destinations that pass, too",
    )
    .option("--pin", "keep the links when netmon ends, also in observe and for an empty session")
    .option("--no-pin", "detach when netmon exits; if netmon dies, the session is unprotected")
    .option("--stats", "print the exact counters every 5 seconds to stderr")
    .option("--allow-root-cgroup", "accept the root cgroup as target: cuts off the whole machine in enforce")
    .addHelpText("after", HELP)
    .action(async (options: WatchCommandOptions, command: Command) => {
      if (options.sidecar === true) sessions.target({ kind: "sidecar", command: "" });
      io.exitCode = await run(sessions, options, command, io);
    });
  withLongRunning(command, "this file once attached and verified");
}

async function run(
  sessions: SessionArguments,
  options: WatchCommandOptions,
  command: Command,
  io: CliIo,
): Promise<number> {
  const all = sessions.all();
  const [first = null] = all;
  if (!options.pods && first === null)
    throw usage("required option '--session <id>' not specified (or use --pods)");
  const only = options.pods || all.length > 1 ? null : first;
  return withProgramsAhead(only !== null && options.waitForTarget === undefined, async (loader) => {
    const { watchSessions } = await import("./watch-sessions.ts");
    const { commonConfig } = sessions;
    return watchSessions({ sessions: all, only, commonConfig, options, command, io }, loader);
  });
}
