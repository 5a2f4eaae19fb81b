/**
 * A server becomes denied while the agent talks to it: the connection ends, with an event.
 */
import { describe, expect, it } from "vitest";
import type { McpNetworkConnection, NetmonEvent, NetmonPolicyChanged } from "../../src/event/event.ts";
import { Defence } from "./defence.ts";
import { NOBODY, TARGET } from "./topology.ts";
import { useWorld } from "./world.ts";

const world = useWorld();

const CASES = [
  { name: "established-tcp4", protocol: "tcp", remote: `${TARGET.v4}:${TARGET.port}` },
  { name: "established-tcp6", protocol: "tcp", remote: `[${TARGET.v6}]:${TARGET.port}` },
  { name: "established-udp4", protocol: "udp", remote: `${TARGET.v4}:${TARGET.port}` },
  { name: "established-mptcp4", protocol: "tcp", remote: `${TARGET.v4}:${TARGET.port}` },
] as const;

describe.each([
  { user: "root", uid: 0 },
  { user: "nobody", uid: NOBODY },
])("as $user", ({ uid }) => {
  it.each(CASES)("$name ends when its server becomes denied", async ({ name, protocol, remote }) => {
    const defence = await Defence.start(world.topology, "allowed");
    try {
      const holder = world.start("hold", name, uid);
      const open = await holder.line(0);
      expect(open.state).toBe("open");
      await defence.reload("denied");
      const end = await holder.line(1);
      expect(end.state).toMatch(/^(ended|stalled)$/);
      expect(end.arrived).toBe(false);
      await defence.event(
        `an event for ${remote}`,
        (e: NetmonEvent): e is McpNetworkConnection =>
          e.type === "mcp_network_connection" &&
          e.remote_addr === remote &&
          e.protocol === protocol &&
          e.action === "block" &&
          (e.reason === "connection_ended" || (e.hook === "egress" && e.reason === "server_denied")),
      );
    } finally {
      await defence.stop();
    }
  });
});

it("counts the connections it ended and leaves those to allowed servers alone", async () => {
  const defence = await Defence.start(world.topology, "allowed");
  try {
    const denied = world.start("hold", "established-tcp4", NOBODY);
    const allowed = world.start("hold", "established-decoy4", NOBODY);
    expect((await denied.line(0)).state).toBe("open");
    expect((await allowed.line(0)).state).toBe("open");
    await defence.reload("denied");
    // socket destroy works on kernels with CONFIG_INET_DIAG_DESTROY: the caller is told at once
    expect(await denied.line(1)).toMatchObject({ state: "ended", errno: "ECONNABORTED", arrived: false });
    // the signal and the changed file are a change each
    const changes = defence.events.filter(
      (e): e is NetmonPolicyChanged => e.type === "netmon_policy_changed",
    );
    expect(changes.reduce((sum, { ended }) => sum + ended, 0)).toBe(1);
    await allowed.stop();
    expect(allowed.lines.at(-1)).toMatchObject({ state: "alive" });
  } finally {
    await defence.stop();
  }
});

it("leaves live connections alone when observing", async () => {
  const defence = await Defence.start(world.topology, "allowed", { network: { mode: "observe" } });
  try {
    const holder = world.start("hold", "established-tcp4", NOBODY);
    expect((await holder.line(0)).state).toBe("open");
    await defence.reload("observed");
    await holder.stop();
    expect(holder.lines.at(-1)).toMatchObject({ state: "alive" });
  } finally {
    await defence.stop();
  }
});
