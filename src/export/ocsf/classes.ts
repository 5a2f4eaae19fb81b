/**
 * The classes of the Open Cybersecurity Schema Framework 1.8.0 (https://schema.ocsf.io/1.8.0) for netmon's events, and
 * their common attributes. Profiles: security_control (action_id, disposition_id, policy), host. Pure.
 */
import type { NetmonEvent } from "../../event/event.ts";
import type { Level } from "../../event/level.ts";
import { levelOf } from "../../event/types.ts";

export const OCSF_VERSION = "1.8.0";

export type OcsfEvent = Record<string, unknown>;

export const CLASS = {
  base: { class_uid: 0, category_uid: 0 },
  finding: { class_uid: 2004, category_uid: 2 },
  network: { class_uid: 4001, category_uid: 4 },
  lifecycle: { class_uid: 6002, category_uid: 6 },
  api: { class_uid: 6003, category_uid: 6 },
  error: { class_uid: 6008, category_uid: 6 },
} as const;

/** The activity_id for "Other", the same in every class. */
export const OTHER = 99;
export const SUCCESS = 1;
export const FAILURE = 2;

const SEVERITY: Readonly<Record<Level, readonly [id: number, name: string]>> = {
  informational: [1, "Informational"],
  low: [2, "Low"],
  medium: [3, "Medium"],
  high: [4, "High"],
  critical: [5, "Critical"],
};

export interface Kind {
  of: (typeof CLASS)[keyof typeof CLASS];
  activity: number;
  activityName: string;
  /** SUCCESS, FAILURE; 0: unknown. */
  status?: number;
  message: string;
}

/** Returns the attributes that every class has. The event's own fields are in `unmapped`, unchanged. */
export function baseEvent(event: NetmonEvent, kind: Kind, version: string): OcsfEvent {
  const { timestamp, type, ...rest } = event;
  const [severityId, severity] = SEVERITY[levelOf(event)];
  const callId = "tool_call_id" in event ? event.tool_call_id : "";
  return {
    activity_id: kind.activity,
    activity_name: kind.activityName,
    ...kind.of,
    type_uid: kind.of.class_uid * 100 + kind.activity,
    time: Date.parse(timestamp),
    severity_id: severityId,
    severity,
    ...(kind.status !== undefined && { status_id: kind.status }),
    message: kind.message,
    metadata: {
      version: OCSF_VERSION,
      product: { name: "netmon", vendor_name: "netmon", version },
      profiles: profilesOf(kind),
      log_name: type,
      original_time: timestamp,
      ...(callId !== "" && { correlation_uid: callId }),
    },
    ...judgement(event),
    unmapped: { type, ...rest },
  };
}

/** The profile `host` has the process that made a connection. */
function profilesOf({ of }: Kind): string[] {
  if (of === CLASS.base) return [];
  return of === CLASS.network ? ["security_control", "host"] : ["security_control"];
}

/** The attributes of the profile security_control: the decision and its rule. */
function judgement(event: NetmonEvent): OcsfEvent {
  if (!("action" in event)) return {};
  const wouldBlock = "would_block" in event && event.would_block;
  const rule = "rule" in event ? event.rule : null;
  const [action, disposition] =
    event.action === "block"
      ? [2, 2] // denied, blocked
      : event.action === "hide"
        ? [4, 2] // modified, blocked
        : wouldBlock || event.action === "alert" || event.action === "ask"
          ? [3, 15] // observed, detected
          : [1, 1]; // allowed, allowed
  return {
    action_id: action,
    disposition_id: disposition,
    ...(rule !== null && { policy: { name: rule, is_applied: !wouldBlock } }),
  };
}

/** `text`: `host:port` or `[address]:port`; anything else is a name. The result has at least one attribute. */
export function endpoint(text: string, service: string | null = null): OcsfEvent {
  const [host, port] = hostAndPort(text);
  const isAddress = /^[0-9a-f.:]+$/i.test(host) && /[.:]/.test(host);
  return {
    ...(host !== "" && (isAddress ? { ip: host } : port === null ? { name: host } : { hostname: host })),
    ...(port !== null && { port }),
    ...(service !== null && { svc_name: service }),
    ...(host === "" && service === null && { name: "unknown" }),
  };
}

/** Splits `host:port`, with IPv6 in brackets. Port null: a path, or a text without a port. */
export function hostAndPort(text: string): [host: string, port: number | null] {
  const match = /^(?:\[([^\]]+)\]|([^:]*)):(\d{1,5})$/.exec(text);
  return match === null ? [text, null] : [match[1] ?? match[2] ?? "", Number(match[3])];
}

/** `status`: 0 if unknown. */
export function kindOf(
  of: Kind["of"],
  activity: number,
  activityName: string,
  message: string,
  status = 0,
): Kind {
  return { of, activity, activityName, status, message };
}
