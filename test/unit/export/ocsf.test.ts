/**
 * OCSF events validated against OCSF 1.8.0's own schema, as a JSON Schema for each class. `make test` generates it with
 * test/export/ocsf-schema.py from a Python package. It treats unknown attributes as errors.
 */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { NetmonEvent } from "../../../src/event/event.ts";
import { EVENT_TYPES } from "../../../src/event/types.ts";
import { ocsfEvent } from "../../../src/export/ocsf/ocsf.ts";
import { called, connection, intercepted, T0 } from "./sample.ts";

type Schema = Record<string, unknown>;
const schemas = JSON.parse(
  readFileSync(new URL("../../export/build/ocsf-1.8.0.json", import.meta.url), "utf8"),
) as Record<string, Schema>;
const classes = new Map(
  Object.entries(schemas).map(([uid, { anyOf: _constraint, ...schema }]) => [
    Number(uid),
    z.fromJSONSchema(schema),
  ]),
);

const common = { timestamp: T0, session_id: "demo" };
const server = { server_id: "weather", server_type: "http", server_addr: "[2001:db8::7]:8443" } as const;
const detection = {
  pattern: "reads_secret_file",
  category: "credential_theft",
  severity: "critical",
  field: "/description",
  matches: [],
} as const;
const judged = {
  action: "block",
  mode: "enforce",
  would_block: false,
  rule: "sandbox.mcp.denied_tools[0]",
  text: "no",
} as const;

function inProgress(): NetmonEvent {
  const { outcome: _, latency_ms: __, ...call } = called();
  return { ...call, type: "mcp_tool_call_started" };
}

const SAMPLES: NetmonEvent[] = [
  connection(),
  connection({
    action: "block",
    reason: "undeclared",
    server_id: null,
    host: null,
    errno: "EPERM",
    rule: null,
  }),
  connection({ parents: [{ pid: 20, comm: "bash" }] }),
  connection({
    parents: [
      { pid: 20, comm: "" },
      { pid: 10, comm: "claude" },
    ],
  }),
  connection({ reason: "connection_ended", action: "block", protocol: "ip-4" }),
  connection({ remote_addr: "", reason: "socket_type", host: null, server_id: null, action: "block" }),
  connection({ remote_addr: "/run/docker.sock", protocol: "unix", host: null, server_id: null }),
  intercepted(),
  intercepted({ tool_call_id: "", server_id: null, server_addr: "", would_block: true, rule: "x" }),
  called(),
  inProgress(),
  called({
    server_type: "stdio",
    server_addr: "",
    tool_call_id: "",
    jsonrpc_id: null,
    outcome: "refused",
    ...judged,
  }),
  {
    type: "mcp_tool_seen",
    ...common,
    ...server,
    tool_name: "t",
    tool_hash: "sha256:00",
    description: "",
    status: "new",
    pinned: null,
    detections: [],
    max_severity: "high",
  },
  ...(["listed", "changed"] as const).map(
    (status): NetmonEvent => ({
      type: "mcp_tool_offered",
      ...{
        ...common,
        ...judged,
        request_id: "req_1",
        dialect: "openai",
        api: "responses",
        agent: null,
        status,
      },
      ...{
        server_id: "weather",
        tool_name: "t",
        wire_name: "w",
        offered_hash: "a",
        tool_hash: "b",
        rule: null,
      },
      ...{ changes: [], detections: [], max_severity: null },
    }),
  ),
  {
    type: "mcp_tool_changed",
    ...common,
    server_id: "weather",
    tool_name: "t",
    previous_hash: "a",
    new_hash: "b",
    changes: [],
    action: "block",
    detections: [],
  },
  {
    type: "mcp_program_seen",
    ...common,
    server_id: "weather",
    program: "npm weather-server 1.0.0",
    program_hash: `sha256:${"a".repeat(64)}`,
    pinned: true,
    published: null,
    text: "",
  },
  {
    type: "mcp_program_changed",
    ...common,
    server_id: "weather",
    program: "npm weather-server 1.1.0",
    previous_hash: `sha256:${"a".repeat(64)}`,
    new_hash: `sha256:${"b".repeat(64)}`,
    reason: "changed",
    changes: [],
    action: "block",
    text: "its program is not the pinned one",
  },
  {
    type: "netmon_approval_webhook_failed",
    ...common,
    receiver: "https://approvals.example.com",
    failure: "answer_refused",
    count: 2,
    text: "the signature of an answer was not made with the configured secret",
  },
  {
    type: "mcp_call_approval",
    ...common,
    approval_id: "A-0123456789",
    state: "rejected",
    layer: "mcp",
    server_id: "weather",
    tool_name: "t",
    tool_hash: "b",
    input: { city: "Bonn" },
    arguments_hash: "sha256:00",
    destination: "127.0.0.1:80 (sha256:00)",
    policy_revision: "sha256:00",
    agent: null,
    target: null,
    user: null,
    process: null,
    rule: "sandbox.mcp.ask[0]",
    text: "a person must approve this call",
    decided_by: "ann (uid 1000)",
    uid: 1000,
    reason: null,
    channel: "command",
    always: false,
    waited_ms: 5,
    expires: "2026-11-21T10:00:00.000Z",
    outcome: null,
  },
  {
    type: "mcp_tool_approval",
    ...common,
    decision: "approved",
    server_id: "weather",
    tool_name: "t",
    tool_hash: "b",
    previous_hash: "a",
    status: "changed",
    decided_by: "ann (uid 1000)",
    uid: 1000,
    origin: "options",
    detections: [],
    max_severity: "critical",
  },
  {
    type: "mcp_detection",
    ...common,
    server_id: "weather",
    tool_name: "t",
    subject: "tool",
    detection: { ...detection, matches: [] },
    action: "hide",
    mode: "enforce",
    would_block: false,
  },
  {
    type: "mcp_server_discovered",
    ...common,
    server_id: "weather",
    pid: 8,
    command: "node /srv/weather/index.js",
    client_pid: 5,
    client: "node",
    evidence: "message",
    confidence: "high",
    would_block: false,
    declare: null,
    text: "it has no shim",
  },
  { type: "netmon_credential_failed", ...common, credential: "model", text: "the file is gone" },
  {
    type: "mcp_server_hindered",
    ...common,
    server_id: "docs",
    method: "tools/list",
    outcome: "error",
    refused: [
      {
        destination: "tcp docs.example:443",
        reason: "undeclared",
        rule: null,
        allow: ["docs.example:443/tcp"],
        process: "node",
        owner: "server",
        count: 1,
      },
    ],
    text: "[netmon] refused",
  },
  {
    type: "mcp_server_unreachable",
    ...common,
    server_id: "weather",
    server_addr: "a:1",
    reason: "tls_fingerprint",
    text: "no",
    attempts: 1,
    retry_ms: 5,
  },
  {
    type: "mcp_server_request",
    ...common,
    server_id: "weather",
    method: "sampling/createMessage",
    ...judged,
  },
  {
    type: "mcp_refusal",
    ...common,
    server_id: "weather",
    direction: "to_client",
    reason: "too_large",
    action: "block",
    mode: "enforce",
    would_block: false,
    text: "no",
  },
  {
    type: "llm_refusal",
    ...common,
    request_id: "req_1",
    dialect: null,
    api: null,
    direction: "request",
    reason: "unparsed",
    server_id: null,
    ...judged,
  },
  {
    type: "llm_request_failed",
    ...common,
    request_id: "req_1",
    dialect: "anthropic",
    api: "messages",
    provider: "anthropic",
    upstream: "https://gw.example",
    status: null,
    error: "ECONNREFUSED",
  },
  { type: "netmon_enforcement_failed", ...common, failed: ["connect4"], detail: "through" },
  { type: "netmon_gap", ...common, cause: "link_lost", since: T0, cgroup: "/a", pinned: false },
  {
    type: "netmon_session_pruned",
    ...common,
    pruned_session: "old",
    events: 3,
    decided_by: "ann (uid 1000)",
    uid: 1000,
  },
  {
    ...{ type: "netmon_policy_file_changed", ...common, file: "/p/netmon.yaml", hash: "b", former_hash: "a" },
    ...{ former_session: "s", weaker: true, settings: ["sandbox.mcp.mode"], diff: "" },
  },
  {
    type: "netmon_coverage_changed",
    ...common,
    covered: false,
    holes: [{ kind: "packet_socket", pid: 1, comm: "x", text: "x[1] holds it", remedy: "end it" }],
  },
  { type: "netmon_process_left", ...common, pid: 1, comm: "sh", uid: 0, cgroup: "/a" },
  {
    ...common,
    type: "netmon_fault",
    part: "dns_udp",
    error: "RangeError: port",
    at: null,
    handled: "request_ended",
    count: 2,
    total: 5,
  },
  { type: "netmon_events_dropped", ...common, dropped: 3, total: 3, where: "store" },
  {
    type: "netmon_policy_changed",
    ...common,
    cause: "config",
    layer: "kernel",
    generation: 2,
    added: 1,
    changed: 0,
    removed: 0,
    ended: 0,
  },
  {
    type: "netmon_policy_changed",
    ...common,
    cause: "config",
    layer: "mcp",
    ...{ generation: 0, added: 0, changed: 0, removed: 0, ended: 0 },
    ...{ mode: "observe", former_mode: "enforce", fail_closed: false, former_fail_closed: false },
    ...{ enforce_policy: true, former_enforce_policy: true, weaker: true },
  },
  ...(
    [
      "netmon_started",
      "netmon_stopped",
      "netmon_proxy_started",
      "netmon_proxy_stopped",
      "netmon_inspection_started",
      "netmon_inspection_stopped",
    ] as const
  ).map((type) => ({ type, ...common, reason: "SIGTERM" }) as unknown as NetmonEvent),
  { type: "of_tomorrow", ...common, new_field: [1] } as unknown as NetmonEvent,
];

describe("OCSF", () => {
  it.each(SAMPLES.map((event) => [event.type, event] as const))("%s is valid", (_type, event) => {
    const told = JSON.parse(JSON.stringify(ocsfEvent(event, "0.1.0"))) as { class_uid: number } & Schema;
    const result = classes.get(told.class_uid)?.safeParse(told);
    expect(result?.error?.issues ?? []).toEqual([]);
    expect(result?.success).toBe(true);
    expect(told.type_uid).toBe(told.class_uid * 100 + Number(told.activity_id));
    const { timestamp: _timestamp, ...fields } = event;
    expect(told.unmapped).toEqual(JSON.parse(JSON.stringify(fields)));
  });

  it("has a sample of every type of event here", () => {
    const shown = new Set(SAMPLES.map(({ type }) => type as string));
    const isBase = (type: string): boolean => {
      try {
        return ocsfEvent({ type, ...common } as unknown as NetmonEvent, "0").class_uid === 0;
      } catch {
        return false; // looks for fields of its own
      }
    };
    expect(EVENT_TYPES.filter((type) => !shown.has(type) && !isBase(type))).toEqual([]);
  });

  it("says what was refused, and what would have been", () => {
    expect(ocsfEvent(connection({ action: "block", reason: "server_denied" }), "0")).toMatchObject({
      class_uid: 4001,
      activity_id: 5,
      action_id: 2,
      disposition_id: 2,
      status_id: 2,
      severity_id: 3,
      dst_endpoint: { ip: "192.0.2.7", port: 443, svc_name: "weather", hostname: "weather.example" },
      policy: { name: "sandbox.mcp.servers[0]", is_applied: true },
    });
    expect(ocsfEvent(intercepted({ would_block: true }), "0")).toMatchObject({
      action_id: 3,
      disposition_id: 15,
    });
    expect(ocsfEvent(intercepted(), "0")).toMatchObject({ metadata: { correlation_uid: "toolu_01" } });
  });

  it("is checked by a schema that refuses what is missing, unknown or of another type", () => {
    const right = ocsfEvent(connection(), "0");
    const network = classes.get(4001)!;
    for (const wrong of [
      { ...right, time: undefined },
      { ...right, zzz: 1 },
      { ...right, activity_id: 50 },
      { ...right, connection_info: {} },
    ])
      expect(network.safeParse(JSON.parse(JSON.stringify(wrong))).success).toBe(false);
  });
});
