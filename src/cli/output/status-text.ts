/** Formats what runs now, for display: sessions, LLM proxies, MCP gateways, and who waits for a person. */
import { dnsTrouble } from "../../analysis/report/not-seen.ts";
import type { DeskState } from "../../approvals/protocol.ts";
import { holeText, type NotSeen } from "../../event/coverage.ts";
import type { ClaimState } from "../../state/claim.ts";
import type { SessionOverview } from "../../state/overview.ts";
import type { GatewayRecord, ProxyRecord } from "../../state/proxy-record.ts";
import { duration, labelled } from "./layout.ts";
import { type Painter, printable, type Style } from "./terminal.ts";

export interface Running {
  sessions: readonly SessionOverview[];
  proxies: readonly Noted<ProxyRecord>[];
  gateways: readonly Noted<GatewayRecord>[];
  approvals: readonly DeskState[];
}

/** With what a proxy or gateway alone has not seen; null: the session says it. */
export type Noted<T> = T & { not_seen: NotSeen | null };

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

export function runningText({ sessions, proxies, gateways, approvals }: Running, paint: Painter): string {
  return [
    ...sessions.map((s) => pretty(s, paint)),
    ...proxies.map((proxy) => {
      const asks = Object.entries(proxy.providers).map(([name, url]) => `${name} ${url}`);
      return prettyListener(proxy, "LLM proxy", asks, paint);
    }),
    ...gateways.map((gateway) => {
      const asks = gateway.endpoints.map((one) => `${one.server_id} ${one.upstream} for ${one.url}`);
      return prettyListener(gateway, "MCP gateway", asks, paint);
    }),
    ...approvals.map((state) => prettyApprovals(state, paint)),
  ].join("\n");
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

/** `asks`: the upstreams, labelled by `what`. */
function prettyListener(
  record: Omit<ProxyRecord, "providers"> & { not_seen: NotSeen | null },
  what: string,
  asks: readonly string[],
  { paint }: Painter,
): string {
  const {
    session_id,
    url,
    mode,
    fail_closed,
    started,
    pid: serving,
    shown_pid: pid = serving,
    not_seen,
  } = record;
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

function titled(
  sessionId: string,
  state: string,
  paint: Painter["paint"],
  values: Parameters<typeof labelled>[0],
): string {
  return [`${paint("bold", printable(sessionId))}  ${state}`, ...labelled(values), ""].join("\n");
}
