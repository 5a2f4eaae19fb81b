/**
 * Every event netmon may print, as zod schemas that refuse unknown fields and contradictions. Each line of
 * each test of `netmon watch` is held against them, so that an event cannot change without a test that says so.
 */
import { isIP } from "node:net";
import { constants } from "node:os";
import { z } from "zod";
import type { NetmonEvent } from "../../src/event/event.ts";
import { HOOKS } from "../../src/netmon/layout.ts";

const count = z.int().min(0);
/** RFC 3339 in UTC, milliseconds or microseconds. */
const timestamp = z.iso.datetime({ precision: 3 }).or(z.iso.datetime({ precision: 6 }));
const common = { timestamp, session_id: z.string().min(1) };
const mode = z.enum(["observe", "enforce"]);
const action = z.enum(["allow", "block"]);
const serverType = z.enum(["stdio", "http", "sse"]);
const hook = z.enum(HOOKS);
const errno = z.string().refine((name) => name in constants.errno, "no errno of this name");
const protocol = z
  .enum(["tcp", "udp", "udplite", "sctp", "icmp", "icmpv6", "unix"])
  .or(z.templateLiteral(["ip-", z.int()]));

const counters = z.strictObject({
  allow: count,
  block: count,
  would_block: count,
  undeclared: count,
  events_emitted: count,
  events_folded: count,
  events_dropped: count,
  unparsed: count,
  canary: count,
  passed_over: count,
});

function isEndpoint(text: string): boolean {
  const match = /^(?:\[([^\]]+)\]|([^:]+)):(\d+)$/.exec(text);
  return (
    match !== null && isIP(match[1] ?? match[2] ?? "") === (match[1] ? 6 : 4) && Number(match[3]) < 65_536
  );
}

const connection = z
  .strictObject({
    type: z.literal("mcp_network_connection"),
    ...common,
    remote_addr: z.string(),
    server_id: z.string().nullable(),
    server_ids: z.array(z.string()).min(2).optional(),
    server_type: serverType.nullable(),
    action,
    protocol,
    reason: z.enum([
      "declared",
      "server_denied",
      "allowed_destination",
      "denied_destination",
      "undeclared",
      "socket_type",
      "source_route",
      "fragment",
      "malformed",
      "unix_path",
      "translated",
      "connection_ended",
    ]),
    rule: z.string().nullable(),
    mode,
    would_block: z.boolean(),
    pid: count,
    comm: z.string().max(15),
    uid: count,
    cgroup: z.string().regex(/^(\/|\d+$)/),
    host: z.string().nullable(),
    errno: errno.nullable(),
    count: z.int().min(1),
    generation: count,
    hook,
    foreign_task: z.literal(true).optional(),
  })
  .superRefine((e, ctx) => {
    const hold = (held: boolean, message: string): void => {
      if (!held) ctx.addIssue({ code: "custom", message });
    };
    hold(e.action === "allow" || e.mode === "enforce", "only enforce blocks");
    hold(!e.would_block || (e.action === "allow" && e.mode === "observe"), "would_block is observe's");
    hold((e.server_id === null) === (e.server_type === null), "server_id and server_type go together");
    hold(
      e.server_ids === undefined || e.server_ids[0] === e.server_id,
      "server_id is the first of server_ids",
    );
    hold(e.errno === null || e.action === "block", "what passes has no errno");
    hold(e.reason !== "undeclared" || e.server_id === null, "an undeclared destination has no server");
    hold(
      !["declared", "server_denied"].includes(e.reason) || e.server_id !== null,
      "a server's rule names it",
    );
    const unix = e.protocol === "unix";
    hold(unix || e.remote_addr === "" || isEndpoint(e.remote_addr), `remote_addr ${e.remote_addr}`);
    hold(unix || e.remote_addr !== "" || e.hook === "sock_create", "only sock_create sees no destination");
  });

export const eventShape = z.discriminatedUnion("type", [
  connection,
  z.strictObject({
    type: z.literal("netmon_started"),
    ...common,
    version: z.string().min(1),
    mode,
    fail_closed: z.boolean(),
    cgroup: z.string().startsWith("/"),
    hooks: z.array(hook).min(1),
    servers: count,
    addresses: count,
    generation: z.int().min(1),
    pinned: z.boolean(),
    adopted: z.boolean(),
    verified: z.boolean(),
    warnings: z.array(z.string().min(1)),
  }),
  z.strictObject({
    type: z.literal("netmon_stopped"),
    ...common,
    reason: z.string().min(1),
    duration_ms: count,
    counters,
    pinned: z.boolean(),
  }),
  z.strictObject({
    type: z.literal("netmon_policy_changed"),
    ...common,
    cause: z.enum(["config", "signal", "addresses"]),
    generation: z.int().min(1),
    added: count,
    changed: count,
    removed: count,
    ended: count,
  }),
  z.strictObject({
    type: z.literal("netmon_enforcement_failed"),
    ...common,
    failed: z.array(z.string().min(1)).min(1),
    detail: z.string().min(1),
  }),
  z.strictObject({
    type: z.literal("netmon_gap"),
    ...common,
    cause: z.enum(["cgroup_recreated", "link_lost"]),
    since: timestamp,
    cgroup: z.string().startsWith("/"),
  }),
  z.strictObject({
    type: z.literal("netmon_events_dropped"),
    ...common,
    dropped: z.int().min(1),
    total: z.int().min(1),
    where: z.enum(["kernel_ring", "output"]),
  }),
  z.strictObject({
    type: z.literal("netmon_process_left"),
    ...common,
    pid: z.int().min(1),
    comm: z.string(),
    uid: count,
    cgroup: z.string(),
  }),
]);

/** The text of docs/schema/events.schema.json. */
export function eventJsonSchemaText(): string {
  const schema = z.toJSONSchema(eventShape, { unrepresentable: "any" });
  return `${JSON.stringify({ title: "netmon events", ...schema }, null, 2)}\n`;
}

/** One line of --format json. Throws with the line when it is not an event as documented. */
export function parseEvent(line: string): NetmonEvent {
  const result = eventShape.safeParse(JSON.parse(line));
  if (!result.success) throw new Error(`not an event: ${line}\n${z.prettifyError(result.error)}`);
  return result.data as NetmonEvent;
}
