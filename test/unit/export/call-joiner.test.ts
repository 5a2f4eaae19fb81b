/** Connections joined to calls that other processes stored. */
import { expect, it } from "vitest";
import { CallJoiner } from "../../../src/app/recording/call-joiner.ts";
import { type Call, spanContext } from "../../../src/export/otlp/ids.ts";
import { storeOf } from "../store/sample.ts";
import { called, connection, intercepted } from "./sample.ts";

function joining(store: string | null, ...before: Call[]) {
  const joined: [string, string, number][] = [];
  let dropped = 0;
  const joiner = new CallJoiner({
    sessionId: "demo",
    store,
    joined: ({ remote_addr }, { context, rivals }) => void joined.push([remote_addr, context.spanId, rivals]),
    onDropped: (count) => {
      dropped += count;
    },
  });
  for (const call of before) joiner.event(call);
  return { joiner, joined, dropped: () => dropped };
}

it("finds the call in the store, the one at its server first, and none where none is near", () => {
  const other = intercepted({ tool_call_id: "toolu_02", timestamp: "2026-11-21T10:00:00.010Z" });
  const blocked = intercepted({ tool_call_id: "toolu_03", action: "block" });
  const store = storeOf([intercepted(), called(), other, blocked]);
  const { joiner, joined } = joining(store);
  joiner.event(connection());
  joiner.event(connection({ remote_addr: "192.0.2.8:443", timestamp: "2026-11-21T10:00:00.500Z" }));
  joiner.event(connection({ remote_addr: "192.0.2.9:443", server_id: "other", host: null }));
  joiner.close();
  expect(joined).toEqual([["192.0.2.7:443", spanContext(called()).spanId, 1]]);
});

it("joins by calls of its own process where there is no store, and counts what does not fit", () => {
  const { joiner, joined, dropped } = joining(null, intercepted());
  for (let n = 0; n < 2003; n++) joiner.event(connection());
  joiner.close();
  expect(joined).toHaveLength(2000);
  expect(joined[0]?.[1]).toBe(spanContext(intercepted()).spanId);
  expect(dropped()).toBe(3);
});

it("joins a command's connections by its cgroup alone, when the call has ended", () => {
  const own_tool = {
    source: "builtin" as const,
    command: "curl",
    cgroup: "call-0123456789ab",
    cgroup_id: "4242",
  };
  const command = called({ server_id: "netmon", tool_call_id: "toolu_09", own_tool });
  const { joiner, joined, dropped } = joining(null, intercepted());
  joiner.event(connection({ remote_addr: "192.0.2.1:1", cgroup: "netmon/demo/call-0123456789ab" }));
  joiner.event(connection({ remote_addr: "192.0.2.2:2", cgroup: "netmon/demo/call-ffffffffffff" }));
  const later = { timestamp: "2026-11-21T10:05:00.000Z" };
  joiner.event(connection({ remote_addr: "192.0.2.3:3", cgroup: "4242", ...later }));
  expect(joined).toEqual([]);
  joiner.event(command);
  joiner.close();
  const span = spanContext(command).spanId;
  expect(joined.sort()).toEqual([
    ["192.0.2.1:1", span, 0],
    ["192.0.2.3:3", span, 0],
  ]);
  expect(dropped()).toBe(0);
});

it("joins a plugin's connections by its cgroup and the time of the call, and keeps those of calls that go on", () => {
  const own_tool = { source: "plugin:words" as const, cgroup: "call-0123456789ab", cgroup_id: "4242" };
  const ran = (timestamp: string, latency_ms: number) =>
    called({ ...{ server_id: "netmon", own_tool, timestamp, latency_ms }, jsonrpc_id: timestamp });
  const cgroup = { cgroup: "netmon/demo/call-0123456789ab" };
  const { joiner, joined, dropped } = joining(null);
  for (let n = 0; n < 2000; n++)
    joiner.event(connection({ ...cgroup, timestamp: "2026-11-21T09:00:00.000Z" }));
  joiner.event(connection({ ...cgroup, timestamp: "2026-11-21T10:00:00.050Z", remote_addr: "192.0.2.1:1" }));
  joiner.event(connection({ ...cgroup, timestamp: "2026-11-21T10:00:01.050Z", remote_addr: "192.0.2.2:2" }));
  const [first, second, beside] = [
    ran("2026-11-21T10:00:00.000Z", 100),
    ran("2026-11-21T10:00:01.000Z", 100),
    ran("2026-11-21T10:00:00.990Z", 200),
  ] as const;
  for (const call of [first, beside, second]) joiner.event(call);
  joiner.close();
  expect(joined).toEqual([
    ["192.0.2.1:1", spanContext(first).spanId, 0],
    ["192.0.2.2:2", spanContext(beside).spanId, 0],
  ]);
  expect(dropped()).toBe(2);
});
