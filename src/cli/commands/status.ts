/**
 * netmon status: every session on this machine as its netmon and the kernel see it, and the running LLM proxies and MCP
 * gateways. Read-only.
 */
import type { Command } from "commander";
import { dnsTrouble, withoutLayers } from "../../analysis/report/not-seen.ts";
import { ApprovalError, deskStates } from "../../approvals/client.ts";
import type { DeskState } from "../../approvals/protocol.ts";
import { holeText, type NotSeen } from "../../event/coverage.ts";
import type { ClaimState } from "../../state/claim.ts";
import { StateError } from "../../state/error.ts";
import { overview, type SessionOverview } from "../../state/overview.ts";
import { type StateDirs, userStateDirs } from "../../state/paths.ts";
import { type ProxyRecord, runningGateways, runningProxies } from "../../state/proxy-record.ts";
import { callingUser, type GlobalOptions, globalOptions } from "../options/global-options.ts";
import { duration, labelled } from "../output/layout.ts";
import { warn } from "../output/messages.ts";
import { type CliIo, type Painter, print, printable, type Style } from "../output/terminal.ts";

const HELP = `
A session is one of:
  watched     its netmon is running
  pinned      its netmon has ended; the pinned links enforce its last policy
  dead        nothing guards it: its netmon ended without pinned links, or its cgroup was removed
  unreadable  its record cannot be read

Without root, netmon also shows the sessions of your own netmon, and says whose it may not read.

Examples:
  sudo netmon status
  sudo netmon status --json | jq '.sessions[] | select(.problem != null)'
`;

const COLOURS: Record<SessionOverview["status"], Style> = {
  watched: "green",
  pinned: "yellow",
  dead: "red",
  unreadable: "red",
};

const CLAIMS: Record<ClaimState, string> = {
  enforcing: "ENFORCING, proven",
  observing: "observing",
  unverified: "none: not verified",
  stale: "none: the last proof is too old",
  uncovered: "none: something bypasses every hook",
};

const CLAIM_COLOURS: Record<ClaimState, Style> = {
  enforcing: "green",
  observing: "dim",
  unverified: "red",
  stale: "red",
  uncovered: "red",
};

export function register(program: Command, io: CliIo): void {
  program
    .command("status")
    .option("--json", "print one JSON object")
    .addHelpText("after", HELP)
    .action(async (options: { json?: true }, self: Command) => {
      const stateDirs = placesOf(globalOptions(self));
      const { read, unread } = readPlaces(stateDirs);
      const sessions = read.flatMap((one) => one.sessions);
      const proxies = read.flatMap((one) => one.proxies);
      const gateways = read.flatMap((one) => one.gateways);
      const unwatched = unwatchedNotSeen(
        [
          ...proxies.map((one) => ({ ...one, layer: "proxy" as const })),
          ...gateways.map((one) => ({ ...one, layer: "inspection" as const })),
        ],
        new Set(sessions.flatMap((one) => (one.not_seen === null ? [] : [one.session_id]))),
      );
      const noted = <T extends { session_id: string }>(one: T): T & { not_seen: NotSeen | null } => ({
        ...one,
        not_seen: unwatched.get(one.session_id) ?? null,
      });
      const found = sessions.length + proxies.length + gateways.length > 0;
      // unreadable state must not look like an empty one
      if (!found && unread[0]) throw unread[0].error;
      for (const { error } of unread) warn(io, `what is there is not shown: ${error.message}`);
      const readable = stateDirs.filter(({ run }) => read.some((one) => one.run === run));
      const approvals = (await Promise.all(readable.map((dirs) => askedIn(dirs, io)))).flat();
      const value = {
        sessions,
        proxies: proxies.map(noted),
        gateways: gateways.map(noted),
        approvals,
        unread: unread.map(({ run }) => run),
      };
      const text = (paint: Painter): string => {
        if (!found && approvals.length === 0)
          return `no sessions in ${read.map(({ run }) => printable(run)).join(" or ")}\n`;
        return [
          ...sessions.map((s) => pretty(s, paint)),
          ...proxies.map((proxy) => {
            const asks = Object.entries(proxy.providers).map(([name, url]) => `${name} ${url}`);
            return prettyListener(noted(proxy), "LLM proxy", asks, paint);
          }),
          ...gateways.map((gateway) => {
            const asks = gateway.endpoints.map((one) => `${one.server_id} ${one.upstream} for ${one.url}`);
            return prettyListener(noted(gateway), "MCP gateway", asks, paint);
          }),
          ...approvals.map((state) => prettyApprovals(state, paint)),
        ].join("\n");
      };
      print(io, options, value, text, 2);
    });
}

/** Returns the desks' states; warns a process of a session that it may not ask, as with `netmon approvals`. */
async function askedIn(dirs: StateDirs, io: CliIo): Promise<DeskState[]> {
  try {
    return await deskStates(dirs);
  } catch (error) {
    if (!(error instanceof ApprovalError)) throw error;
    warn(io, `calls that wait are not shown: ${error.message}`);
    return [];
  }
}

function prettyApprovals(state: DeskState, { paint }: Painter): string {
  const counts = [
    `${state.asked} asked, ${state.not_approved} not approved, ${state.approvals_expired} expired`,
    ...(state.approval_messages_dropped > 0 ? [`${state.approval_messages_dropped} messages dropped`] : []),
    ...(state.approval_answers_refused > 0 ? [`${state.approval_answers_refused} answers refused`] : []),
  ];
  return titled(state.session_id, paint("yellow", `${state.waiting} calls wait`), paint, [
    ["approvals", `${counts.join(", ")}, by pid ${state.pid}`],
    ...state.webhooks.map(({ receiver, delivered, problem }): [string, string] => {
      const trouble = problem === null ? "" : `, ${paint("red", printable(problem))}`;
      return ["webhook", `${printable(receiver)}: ${delivered} messages delivered${trouble}`];
    }),
  ]);
}

/** Returns the system's directories and the caller's own, which netmon without root uses. */
function placesOf({ dirs, stateDir }: GlobalOptions): StateDirs[] {
  const own = userStateDirs(stateDir, callingUser());
  return own.run === dirs.run ? [dirs] : [dirs, own];
}

function readPlaces(stateDirs: readonly StateDirs[]) {
  const readPlace = (dirs: StateDirs) => ({
    run: dirs.run,
    sessions: overview(dirs),
    proxies: runningProxies(dirs),
    gateways: runningGateways(dirs),
  });
  const read: ReturnType<typeof readPlace>[] = [];
  const unread: { run: string; error: StateError }[] = [];
  for (const dirs of stateDirs) {
    const { run } = dirs;
    try {
      read.push(readPlace(dirs));
    } catch (error) {
      if (!(error instanceof StateError)) throw error;
      unread.push({ run, error });
    }
  }
  return { read, unread };
}

/** `asks`: the upstreams, labelled by `what`. */
function prettyListener(
  record: Omit<ProxyRecord, "providers"> & { not_seen: NotSeen | null },
  what: string,
  asks: readonly string[],
  { paint }: Painter,
): string {
  const { session_id, url, mode, fail_closed, started, pid, not_seen } = record;
  return titled(session_id, paint("green", what), paint, [
    ["url", printable(url)],
    ["mode", modeText(mode, fail_closed)],
    ...asks.map((one, at): [string, string] => [at === 0 ? "asks" : "", printable(one)]),
    ["since", `${started}, by pid ${pid}`],
    ...notSeenRows(not_seen, paint),
  ]);
}

function modeText(mode: string, failClosed: boolean | null): string {
  return mode === "observe" ? "observe" : `enforce${failClosed ? ", fail closed" : ""}`;
}

function pretty(session: SessionOverview, { paint }: Painter): string {
  const { mode, fail_closed, cgroup, target, hooks, dead_hooks, generation, counters, dns } = session;
  const dead = dead_hooks.length > 0 ? `; lost: ${dead_hooks.join(" ")}` : "";
  const by = session.watcher_pid === null ? "" : `, by pid ${session.watcher_pid}`;
  const age = duration((session.age_seconds ?? 0) * 1000);
  const trouble = dns === null ? [] : dnsTrouble(dns).map(([what, count]) => `${count} ${what}`);
  const faults = Object.entries(session.faults ?? {}).map(([part, n]) => `${n} in ${part.replace("_", " ")}`);
  return titled(session.session_id, paint(COLOURS[session.status], session.status), paint, [
    ["cgroup", cgroup && `${printable(cgroup)} (${session.cgroup_state})`],
    ["target", target && printable(target)],
    ["mode", mode && modeText(mode, fail_closed)],
    [
      "pins",
      mode === "enforce" && session.pinned === false
        ? paint("yellow", "none (--no-pin): if netmon dies, the session is unprotected")
        : null,
    ],
    ["hooks", hooks.length > 0 ? `${hooks.join(" ")}${dead}` : null],
    ["generation", generation === null ? null : String(generation)],
    ["since", session.started && `${age} (${session.started}${by})`],
    ["verified", mode && (session.verified ?? "never")],
    ["claim", session.claim && paint(CLAIM_COLOURS[session.claim], CLAIMS[session.claim])],
    ...(session.coverage?.holes ?? []).map((hole): [string, string] => [
      "not covered",
      paint("red", printable(holeText(hole))),
    ]),
    ...(session.coverage?.daemons ?? []).map(({ text }): [string, string] => [
      "reached",
      paint("yellow", printable(text)),
    ]),
    ...(session.coverage?.bare_servers ?? []).map(({ text }): [string, string] => [
      "no shim",
      paint("yellow", printable(text)),
    ]),
    ...(session.coverage?.possible ?? []).map((text): [string, string] => ["could", printable(text)]),
    [
      "judged",
      counters &&
        `${counters.allow} allowed, ${counters.block} refused, ${counters.would_block} would be refused, ` +
          `${counters.undeclared} undeclared; AF_UNIX: ${counters.unix_passed ?? 0} passed`,
    ],
    [
      "events",
      counters &&
        `${counters.events_emitted} emitted, ${counters.events_folded} folded, ${counters.events_dropped} dropped`,
    ],
    ["names", dns && `${dns.queries} asked, ${dns.answers} answered, ${dns.other_names} without a rule`],
    ["learned", dns && `${dns.names} names at ${dns.addresses} addresses`],
    ["dns", trouble.join(", ") || null],
    ["faults", faults.length > 0 ? paint("red", faults.join(", ")) : null],
    ...notSeenRows(session.not_seen, paint),
    ["problem", session.problem === null ? null : paint("red", printable(session.problem))],
  ]);
}

function notSeenRows(notSeen: NotSeen | null, paint: Painter["paint"]): [string, string][] {
  if (notSeen === null) return [];
  const { holes, losses } = notSeen;
  const lines = [
    ...holes.map((line) => paint("yellow", printable(line))),
    ...losses.map((line) => printable(line)),
  ];
  return (lines.length === 0 ? ["no gaps known"] : lines).map((line, at) => [
    at === 0 ? "not seen" : "",
    line,
  ]);
}

/** What proxies and gateways alone have not seen; watched sessions say it themselves. */
function unwatchedNotSeen(
  listeners: readonly { session_id: string; layer: "proxy" | "inspection" }[],
  watched: ReadonlySet<string>,
): Map<string, NotSeen> {
  const running = new Map<string, Set<"proxy" | "inspection">>();
  for (const { session_id, layer } of listeners)
    running.set(session_id, (running.get(session_id) ?? new Set()).add(layer));
  return new Map(
    [...running]
      .filter(([id]) => !watched.has(id))
      .map(([id, layers]) => [id, { holes: withoutLayers(layers), losses: [] }]),
  );
}

function titled(
  sessionId: string,
  state: string,
  paint: Painter["paint"],
  values: Parameters<typeof labelled>[0],
): string {
  return [`${paint("bold", printable(sessionId))}  ${state}`, ...labelled(values), ""].join("\n");
}
