/**
 * The conformance suite: every vector, as root with all capabilities and as an unprivileged user, undefended and in
 * each situation. One netmon watch serves both users' vectors of a situation.
 *
 *   undefended  must get through: otherwise the vector proves nothing
 *   denied      does not get through, an event says why
 *   allowed     fail_closed with a rule for it: gets through
 *   undeclared  fail_closed without a rule: does not get through
 *   observed    gets through, the event says that it would not
 *
 * On failure: a vector that cannot be judged is a failed check, never a passed one. "absent" is accepted only if the
 * kernel may lack the protocol, "not possible" only if the user lacks the privilege.
 */
import { readFileSync } from "node:fs";
import type { McpNetworkConnection } from "../../src/event/event.ts";
import { Defence, type Situation } from "./defence.ts";
import { EXPECTATIONS, type Expectation, mayBeAbsent } from "./expectations.ts";
import { DECOY, NOBODY, TARGET, type Topology } from "./topology.ts";
import { runVectorsPatiently, type VectorResult } from "./vectors.ts";

export interface Check {
  vector: string;
  user: "root" | "nobody";
  situation: Situation | "undefended";
  ok: boolean;
  /** One word for the table: through, refused, hang, absent, "not possible", ... */
  outcome: string;
  message: string;
}

export const SITUATIONS: readonly Situation[] = ["denied", "allowed", "undeclared", "observed"];

export function kernelVersion(): [number, number] {
  const [major, minor] = readFileSync("/proc/sys/kernel/osrelease", "utf8").split(".");
  return [Number(major), Number.parseInt(minor ?? "0", 10)];
}

const userOf = (uid: number): Check["user"] => (uid === 0 ? "root" : "nobody");

function expectationOf(vector: string): Expectation {
  const e = EXPECTATIONS[vector];
  if (!e) throw new Error(`expectations.ts does not know the vector ${vector}`);
  return e;
}

/** Got there, and the answer came back where one is expected. */
const isThrough = (r: VectorResult): boolean => r.outcome === "through" && (r.echo || r.one_way);

const said = (r: VectorResult): string =>
  `${r.outcome}${r.errno === null ? "" : ` ${r.errno} at ${r.detail}`}${r.outcome === "through" && !r.echo && !r.one_way ? " without an answer" : ""}`;

export function judgeUndefended(r: VectorResult, kernel: readonly [number, number]): Check {
  const e = expectationOf(r.vector);
  const base = { vector: r.vector, user: userOf(r.uid), situation: "undefended" as const };
  if (isThrough(r)) return { ...base, ok: true, outcome: "through", message: "" };
  if (r.outcome === "unsupported") {
    const ok = mayBeAbsent(e, kernel);
    return { ...base, ok, outcome: "absent", message: ok ? "" : `this kernel should have it: ${said(r)}` };
  }
  if (r.uid !== 0 && e.rootOnly && r.outcome === "refused" && (r.errno === "EPERM" || r.errno === "EACCES")) {
    return { ...base, ok: true, outcome: "not possible", message: "" };
  }
  return { ...base, ok: false, outcome: r.outcome, message: `does not work undefended: ${said(r)}` };
}

interface Verdict {
  stopped: boolean;
  /** The event that must be there; null: none is asked for. */
  event: { hook: string; remote: string; protocol: string; reason: string } | null;
}

/** What must become of a vector in a situation, given the hooks that are attached. */
export function verdictOf(
  e: Expectation,
  situation: Situation,
  hooks: readonly string[],
  dir: string,
): Verdict {
  const enforcing = situation !== "observed";
  const denies = situation === "denied" || situation === "observed";
  const at = { hook: e.hook, remote: e.remote, protocol: e.protocol };
  switch (e.stop) {
    case "never":
    case "inbound":
      return { stopped: false, event: null };
    case "alias": {
      const closed = situation === "allowed" || situation === "undeclared";
      return { stopped: closed, event: closed ? { ...at, reason: "undeclared" } : null };
    }
    case "own":
      if (!denies) return { stopped: false, event: null };
      return { stopped: enforcing, event: { ...at, reason: "server_denied" } };
    case "unix": {
      if (!hooks.includes(e.hook) || !denies) return { stopped: false, event: null };
      const remote = e.remote.startsWith("@") ? `@${dir}/${e.remote.slice(1)}` : `${dir}/${e.remote}`;
      return { stopped: enforcing, event: { ...at, remote, reason: "unix_path" } };
    }
    case "creation":
      return { stopped: enforcing, event: { ...at, reason: "socket_type" } };
    case "route":
      return { stopped: enforcing, event: { ...at, reason: "source_route" } };
    case "packet":
    case "call": {
      if (situation === "allowed") {
        // the call names an allowed address; the packet goes to the first hop, with the route in its headers
        const remote = `${e.remote.startsWith("[") ? `[${DECOY.v6}]` : DECOY.v4}:${TARGET.port}`;
        const event = { hook: "egress", remote, protocol: e.protocol, reason: "source_route" };
        return { stopped: e.sourceRouted, event: e.sourceRouted ? event : null };
      }
      // an unconnected socket has no peer to compare the packet's destination with
      const undeclared = e.stop === "packet" && e.protocol === "tcp" ? "translated" : "undeclared";
      return { stopped: enforcing, event: { ...at, reason: denies ? "server_denied" : undeclared } };
    }
  }
}

/** Is this event about that run of the vector? Egress may not know the task, a kernel worker is another. */
function isAbout(event: McpNetworkConnection, r: VectorResult): boolean {
  if (event.foreign_task || (event.hook === "egress" && event.pid === 0)) return true;
  return event.pid === r.pid || (event.uid === r.uid && event.comm === r.vector.slice(0, 15));
}

function verdictFor(r: VectorResult, situation: Situation, defence: Defence): Verdict {
  return verdictOf(expectationOf(r.vector), situation, defence.started.hooks, defence.topology.dir);
}

/** What must pass and had no answer. What netmon refused is judged as it was. */
const lostByChance = (r: VectorResult): boolean =>
  !isThrough(r) && r.outcome !== "refused" && r.outcome !== "unsupported" && r.errno !== "EPERM";

export function judge(r: VectorResult, situation: Situation, defence: Defence): Check {
  const e = expectationOf(r.vector);
  const verdict = verdictFor(r, situation, defence);
  const check = { vector: r.vector, user: userOf(r.uid), situation, outcome: r.outcome as string };
  const wrong = (message: string): Check => ({ ...check, ok: false, message: `${message}: ${said(r)}` });
  if (verdict.stopped) {
    if (r.outcome === "through") return wrong("got through");
    if (r.outcome === "error" || r.outcome === "unsupported") return wrong("was not tried");
    if (!e.silent && (r.outcome !== "refused" || r.errno !== "EPERM")) {
      // a route to an allowed destination: packets are dropped, TCP waits
      if (!(e.sourceRouted && situation === "allowed" && r.outcome === "hang"))
        return wrong("the caller was not told EPERM");
    }
  } else if (!isThrough(r)) {
    return wrong(
      situation === "observed" ? "observing changed what happens" : "was stopped although it is allowed",
    );
  }
  const { event } = verdict;
  if (event === null) return { ...check, ok: true, message: "" };
  const about = defence.connections.filter(
    (c) => isAbout(c, r) && c.hook === event.hook && c.remote_addr === event.remote,
  );
  const action = verdict.stopped ? "block" : "allow";
  const match = about.find(
    (c) =>
      c.protocol === event.protocol &&
      c.reason === event.reason &&
      c.action === action &&
      c.would_block === !verdict.stopped &&
      c.errno === (verdict.stopped && event.hook !== "egress" ? "EPERM" : null),
  );
  if (match) return { ...check, ok: true, message: "" };
  const seen = defence.connections.filter((c) => c.pid === r.pid);
  return {
    ...check,
    ok: false,
    message: `no event ${action} ${JSON.stringify(event)}; ${about.length > 0 ? "at that place" : "of that process"}: ${JSON.stringify(about.length > 0 ? about : seen)}`,
  };
}

export interface SuiteOptions {
  users?: readonly number[];
  situations?: readonly Situation[];
  /** See DefenceOptions. */
  beside?: boolean;
  /** See RunOptions. */
  jobs?: number;
  timeoutMs?: number;
}

/** Runs everything, hands out each check as it is made. */
export async function* runSuite(topology: Topology, options: SuiteOptions = {}): AsyncGenerator<Check> {
  const users = options.users ?? [0, NOBODY];
  const possible = new Map<number, string[]>();
  const { jobs, timeoutMs } = options;
  const how = { ...(jobs !== undefined && { jobs }), ...(timeoutMs !== undefined && { timeoutMs }) };
  const kernel = kernelVersion();
  for (const uid of users) {
    const results = await runVectorsPatiently(topology, { uid, ...how }, lostByChance);
    const checks = results.map((r) => judgeUndefended(r, kernel));
    possible.set(
      uid,
      checks.filter((c) => c.outcome === "through").map((c) => c.vector),
    );
    yield* checks;
  }
  for (const situation of options.situations ?? SITUATIONS) {
    const defence = await Defence.start(topology, situation, { beside: options.beside ?? false });
    const results: VectorResult[] = [];
    try {
      for (const uid of users) {
        const names = possible.get(uid) ?? [];
        const byChance = (r: VectorResult) => !verdictFor(r, situation, defence).stopped && lostByChance(r);
        results.push(...(await runVectorsPatiently(topology, { uid, ...how, names }, byChance)));
      }
    } finally {
      await defence.stop(); // drains its events
    }
    for (const r of results) yield judge(r, situation, defence);
  }
}

/** The table of outcomes, as tab-separated text: vector, then root and nobody in each situation. */
export function outcomeTable(checks: readonly Check[]): string {
  const columns = ["undefended", ...SITUATIONS].flatMap((s) => ["root", "nobody"].map((u) => `${s}/${u}`));
  const rows = new Map<string, Map<string, string>>();
  for (const c of checks) {
    const row = rows.get(c.vector) ?? new Map<string, string>();
    rows.set(c.vector, row);
    row.set(`${c.situation}/${c.user}`, c.ok ? c.outcome : `FAILED ${c.outcome}`);
  }
  return [
    ["vector", ...columns].join("\t"),
    ...[...rows].map(([vector, row]) => [vector, ...columns.map((c) => row.get(c) ?? "-")].join("\t")),
  ].join("\n");
}
