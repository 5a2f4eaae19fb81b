/** A running watch as presented to others: the session record, the summary of the attachment, the history line. */
import type { ResolverAddress } from "../config/config.ts";
import type { Counters, Coverage, NetmonStarted } from "../event/event.ts";
import type { UnixRule } from "../kernel/table/compile.ts";
import { readStat } from "../kernel/target/procfs.ts";
import { netmonPackage } from "../native/built-file.ts";
import type { ClaimFacts } from "../state/claim.ts";
import type { HistoryEntry } from "../state/history.ts";
import { RECORD_VERSION, type SessionRecord } from "../state/record.ts";
import type { SessionAttachment } from "./attachment/session-attachment.ts";
import type { EffectivePolicy } from "./policy/policy.ts";

export interface SessionView {
  sessionId: string;
  started: Date;
  session: SessionAttachment;
  policy: EffectivePolicy;
  secretFiles: readonly string[];
  policyFiles: readonly string[];
  nameServers: readonly ResolverAddress[] | null;
  /** When the canary was last refused; null: currently unproven. */
  verified: Date | null;
  proofSeconds: number;
  coverage: Coverage | undefined;
}

/** What the view's claim rests on. */
export function claimFacts({ policy, verified, proofSeconds, coverage }: SessionView): ClaimFacts {
  return {
    mode: policy.mode,
    verified: verified?.toISOString() ?? null,
    proof_seconds: proofSeconds,
    coverage,
  };
}

/** Summary of the attachment, for its one-line report. */
export interface Attached extends Omit<NetmonStarted, "type" | "timestamp" | "session_id"> {
  target: string;
}

export function attachedOf(view: SessionView, adopted: boolean, warnings: string[]): Attached {
  const { policy, verified } = view;
  const { target, attachment, linkDir } = view.session;
  return {
    target: target.description,
    version: netmonPackage().version,
    mode: policy.mode,
    fail_closed: policy.fail_closed,
    cgroup: target.cgroup.display,
    hooks: [...attachment.kernel.hooks],
    servers: policy.servers.size,
    addresses: attachment.addresses,
    generation: attachment.generation,
    pinned: linkDir !== null,
    adopted,
    verified: verified !== null,
    holes: [...(view.coverage?.holes ?? [])],
    warnings,
  };
}

export function recordOf(view: SessionView): SessionRecord {
  return { ...factsOf(view), legend: view.session.ruleNames.record() };
}

/** Differs if the record does. Names are only added, so an equal number means equal names. */
export function contentOf(view: SessionView): string {
  return `${view.session.ruleNames.count} ${JSON.stringify(factsOf(view))}`;
}

/** The record without the names of rules, which may number a hundred thousand. */
function factsOf(view: SessionView): Omit<SessionRecord, "legend"> {
  const { policy } = view;
  const { target, createdCgroup, attachment, linkDir } = view.session;
  const { path, id, display } = target.cgroup;
  return {
    record_version: RECORD_VERSION,
    netmon_version: netmonPackage().version,
    session_id: view.sessionId,
    cgroup: { path, id: String(id), display, created_by_netmon: createdCgroup },
    target: target.description,
    watcher: { pid: process.pid, start_time: readStat(process.pid)?.startTime ?? "0" },
    fail_closed: policy.fail_closed,
    enforce_policy: policy.enforce_policy,
    hooks: [...attachment.kernel.hooks],
    generation: attachment.generation,
    pin_dir: linkDir,
    denied_unix_paths: wholeFilePaths(policy.unixRules),
    secret_files: [...view.secretFiles],
    policy_files: [...view.policyFiles],
    ...(view.nameServers && { name_servers: [...view.nameServers] }),
    started: view.started.toISOString(),
    ...claimFacts(view),
  };
}

export function historyOf(view: SessionView, reason: string, counters: Counters): HistoryEntry {
  return {
    session_id: view.sessionId,
    netmon_version: netmonPackage().version,
    started: view.started.toISOString(),
    stopped: new Date().toISOString(),
    reason,
    cgroup: view.session.target.cgroup.display,
    mode: view.policy.mode,
    fail_closed: view.policy.fail_closed,
    pinned: view.session.linkDir !== null,
    counters,
  };
}

/** Returns paths that a mount can cover: no abstract names, no prefixes. */
function wholeFilePaths(rules: readonly UnixRule[]): string[] {
  return rules.filter((rule) => !rule.prefix && rule.path.startsWith("/")).map((rule) => rule.path);
}
