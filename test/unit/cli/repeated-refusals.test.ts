/** Repeated refusals on the screen: one line at once, and one with the count of the others. */
import { PassThrough } from "node:stream";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { EventOutput } from "../../../src/cli/output/event-output.ts";
import type { McpNetworkConnection } from "../../../src/event/event.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const refused = (more: Partial<McpNetworkConnection> = {}): McpNetworkConnection => ({
  type: "mcp_network_connection",
  timestamp: "2026-11-28T10:00:00.000Z",
  session_id: "demo",
  remote_addr: "203.0.113.9:443",
  name: "eu.posthog.com",
  server_id: null,
  server_type: null,
  action: "block",
  protocol: "tcp",
  reason: "undeclared",
  rule: null,
  mode: "enforce",
  would_block: false,
  pid: 4,
  comm: "gptme",
  uid: 0,
  cgroup: "/demo",
  host: null,
  errno: "EPERM",
  count: 1,
  generation: 1,
  hook: "connect4",
  ...more,
});

function output(format: "pretty" | "json") {
  const stdout = new PassThrough();
  const stderr = new PassThrough();
  const io = { stdin: new PassThrough(), stdout, stderr, env: {}, cwd: "/", exitCode: 0 };
  const events = new EventOutput(io, format, "demo");
  let text = "";
  stdout.setEncoding("utf8").on("data", (chunk: string) => {
    text += chunk;
  });
  const lines = (): string[] => {
    events.flush();
    // without the line of the date and the zone
    return text.split("\n").filter((line) => line !== "" && !/^\d{4}-\d\d-\d\d/.test(line));
  };
  return { events, lines };
}

it("shows 104 tries of one program at one host as two lines", () => {
  const { events, lines } = output("pretty");
  events.emit(refused());
  expect(lines()).toHaveLength(1);
  for (let count = 0; count < 101; count++) events.emit(refused({ remote_addr: `203.0.113.${count}:443` }));
  events.emit(refused({ count: 2 }));
  expect(lines()).toHaveLength(1);
  vi.advanceTimersByTime(5000);
  expect(lines()).toHaveLength(2);
  expect(lines()[1]).toMatch(/gptme\[4\].*103 times/);
  vi.advanceTimersByTime(60_000);
  events.emit(refused());
  expect(lines()).toHaveLength(3);
});

it("keeps apart what differs, and holds nothing that passed", () => {
  const { events, lines } = output("pretty");
  const passed = refused({ action: "allow", errno: null });
  const different = [
    refused(),
    refused({ comm: "curl" }),
    refused({ name: "other.example" }),
    refused({ remote_addr: "203.0.113.9:80" }),
    refused({ reason: "denied_destination", rule: "sandbox.network.deny[0]" }),
    refused({ action: "allow", would_block: true }),
  ];
  for (const event of [...different, passed, passed]) events.emit(event);
  expect(lines()).toHaveLength(8);
});

it("writes what it holds at the end, and more than it can tell apart at once", async () => {
  const { events, lines } = output("pretty");
  for (let count = 0; count < 300; count++) events.emit(refused({ name: `n${count}.example` }));
  expect(lines()).toHaveLength(300);
  events.emit(refused({ name: "n0.example" }));
  events.emit(refused({ name: "n299.example" }));
  expect(lines()).toHaveLength(301);
  await events.end();
  expect(lines()).toHaveLength(302);
});

it("writes every event as JSON", () => {
  const { events, lines } = output("json");
  for (let count = 0; count < 10; count++) events.emit(refused());
  expect(lines()).toHaveLength(10);
});
