/**
 * Posture that a session's layer had in its last run, from the event store: a start with a weaker configuration is
 * reported like such a reload.
 *
 * Fails open. A posture that was not stored, or cannot be read, is not compared.
 */
import type { StoreConfig } from "../config/config.ts";
import { type Posture, postureChange, postureChangeText } from "../config/posture.ts";
import { orElse } from "../errors/or-else.ts";
import type { NetmonEvent, NetmonPolicyChanged } from "../event/event.ts";
import type { Log } from "../event/log.ts";
import type { SessionSink, Unstamped } from "../event/session-sink.ts";
import { EventReader } from "../store/reader.ts";
import { timeMicros } from "../store/time.ts";
import { type StateDirs, storePath } from "./paths.ts";

export interface PreviousRun {
  sessionId: string;
  layer: "llm" | "mcp";
  /** Servers of this shim or gateway, because others of the session may have another configuration. */
  servers?: readonly string[];
  /** Unix time in milliseconds: later events belong to this run. */
  before: number;
}

/** Maximum starts and changes that are searched for one of the same servers. */
const MAX_EVENTS = 200;

/** Returns the fields that are known: none without a store, not all from events of older netmon versions. */
export function previousPosture(
  dirs: StateDirs,
  { enabled }: StoreConfig,
  run: PreviousRun,
): Partial<Posture> {
  if (!enabled) return {};
  return orElse(() => {
    const reader = new EventReader(storePath(dirs));
    try {
      return postureIn(reader, run);
    } finally {
      reader.close();
    }
  }, {});
}

function postureIn(reader: EventReader, run: PreviousRun): Partial<Posture> {
  const { sessionId, layer, before: until } = run;
  const started = layer === "llm" ? "netmon_proxy_started" : "netmon_inspection_started";
  const found = ([started, "netmon_policy_changed"] as const)
    .flatMap((type) => reader.events({ sessionId, until, types: [type], limit: MAX_EVENTS }))
    .map(({ event }) => event)
    .filter((event) => isOf(event, run))
    .sort((a, b) => timeMicros(a.timestamp) - timeMicros(b.timestamp));
  const { mode, fail_closed, enforce_policy } = (found.at(-1) ?? {}) as Partial<Posture>;
  if (mode === undefined) return {};
  return {
    mode,
    ...(fail_closed !== undefined && { fail_closed }),
    ...(enforce_policy !== undefined && { enforce_policy }),
  };
}

/** Reports whether the event carries a posture of this layer. */
function isOf(event: NetmonEvent, { layer, servers = [] }: PreviousRun): boolean {
  if (event.type === "netmon_proxy_started") return true;
  if (event.type === "netmon_policy_changed" && (event.layer !== layer || event.mode === undefined))
    return false;
  if (layer === "llm") return true;
  const theirs = "servers" in event && Array.isArray(event.servers) ? event.servers : [];
  return theirs.some((server) => servers.includes(server));
}

type PolicyChangedFields = Omit<Unstamped<NetmonPolicyChanged>, "type">;

/** Table fields of a layer without a table. */
const NO_TABLE = { generation: 0, added: 0, changed: 0, removed: 0, ended: 0 } as const;

/** Reports a posture that differs from `former`, of which unknown fields count as equal. */
export function reportPostureChange(
  about: Pick<PolicyChangedFields, "layer" | "cause"> & Partial<PolicyChangedFields>,
  former: Partial<Posture>,
  now: Posture,
  emit: SessionSink,
  log: Pick<Log, "info" | "warn">,
): void {
  const change = postureChange({ ...now, ...former }, now);
  if (change !== null) reportPolicyChange({ ...NO_TABLE, ...about, ...change }, emit, log);
}

export function reportPolicyChange(
  event: PolicyChangedFields,
  emit: SessionSink,
  log: Pick<Log, "info" | "warn">,
): void {
  emit({ type: "netmon_policy_changed", ...event });
  const text = postureChangeText(event);
  if (text !== null) log[event.weaker ? "warn" : "info"](text);
}
