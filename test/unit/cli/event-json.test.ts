/** JSON lines are written by hand for speed: they must equal those of JSON.stringify. */
import { describe, expect, it } from "vitest";
import { EventJson } from "../../../src/cli/output/event-json.ts";
import { jsonText } from "../../../src/cli/output/terminal.ts";
import type { McpNetworkConnection, NetmonEvent } from "../../../src/event/event.ts";

const CONNECTION: McpNetworkConnection = {
  type: "mcp_network_connection",
  timestamp: "2026-11-20T12:00:00.000001Z",
  session_id: "s",
  remote_addr: "10.0.0.1:443",
  server_id: "github",
  server_type: "http",
  action: "block",
  protocol: "tcp",
  reason: "server_denied",
  rule: "sandbox.mcp.servers[0]",
  mode: "enforce",
  would_block: false,
  pid: 7,
  comm: "node",
  uid: 1000,
  cgroup: "/agent",
  host: "github.example",
  errno: "EPERM",
  count: 1,
  generation: 3,
  hook: "connect4",
};

/** Another value for each field that may differ from one connection to the next. */
const VARIATIONS: Partial<McpNetworkConnection>[] = [
  { timestamp: "2026-11-20T12:00:00.000002Z" },
  { session_id: 'a "b" \\ \u2028 \ud800' },
  { remote_addr: "" },
  { server_id: null, server_type: null },
  { server_id: "new\nline" },
  { server_type: "sse" },
  { action: "allow" },
  { protocol: "ip-255" },
  { reason: "undeclared" },
  { rule: null },
  { mode: "observe" },
  { would_block: true },
  { pid: 0 },
  { comm: "\u0000\u001b[31m \ufffd ü 語" },
  { uid: 4_294_967_295 },
  { cgroup: "/agent/child" },
  { host: null },
  { errno: null },
  { count: 2 },
  { generation: 4_000_000_000 },
  { hook: "egress" },
  { server_ids: ["github", "gitlab"] },
  { foreign_task: true },
  { name: "a.example.com" },
  { shared_address: true },
  { sni: null },
  { sni: "b.example.com" },
];

describe("JSON of events", () => {
  it("is that of jsonText for each field, after each other field, and for repeats", () => {
    const json = new EventJson();
    const events = [{}, ...VARIATIONS].map((change) => ({ ...CONNECTION, ...change }));
    for (const before of events) {
      for (const event of events) {
        expect(json.text(before)).toBe(jsonText(before));
        expect(json.text(event)).toBe(jsonText(event));
        expect(json.text({ ...event })).toBe(jsonText(event));
      }
    }
  });

  it("varies every field of a connection in this test", () => {
    const varied = new Set(VARIATIONS.flatMap((change) => Object.keys(change)));
    expect([...varied].sort()).toEqual(
      [
        ...Object.keys(CONNECTION).filter((key) => key !== "type"),
        "server_ids",
        "foreign_task",
        "name",
        "shared_address",
        "sni",
      ].sort(),
    );
  });

  it("keeps other events as they are", () => {
    const event: NetmonEvent = {
      type: "netmon_events_dropped",
      timestamp: "2026-11-20T12:00:00.000Z",
      session_id: "s",
      dropped: 1,
      total: 2,
      where: "output",
    };
    expect(new EventJson().text(event)).toBe(jsonText(event));
  });
});
