/**
 * A server becomes denied while the agent is connected to it: the connection ends, with an event.
 */
import { writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { McpNetworkConnection, NetmonEvent, NetmonPolicyChanged } from "../../src/event/event.ts";
import { configOf, Defence } from "./defence.ts";
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

const MANY = 100_000;

/** What has no rule gets the other verdict here, so that a moment without the target's rule shows. */
it.each([
  {
    what: "refuses at every moment what rules before and after refuse",
    situation: "denied",
    list: "deny",
    open: 0,
  },
  {
    what: "permits at every moment what rules before and after permit",
    situation: "allowed",
    list: "allow",
    open: 1,
  },
] as const)(
  "$what, while 100,000 others come and go",
  async ({ situation, list, open }) => {
    const network = { fail_closed: open === 1 };
    const defence = await Defence.start(world.topology, situation, { network });
    const client = world.start("hammer", "target4", NOBODY);
    try {
      await client.line(0);
      // first by a server's rule alone, then by a range among many others
      const others = Array.from(
        { length: MANY },
        (_, n) => `20.${n >> 16}.${(n >> 8) & 255}.${n & 255}:443/tcp`,
      );
      const few = configOf(situation, world.topology.dir, network);
      const many = configOf("undeclared", world.topology.dir, {
        ...network,
        [list]: [...others, `${TARGET.v4}/32`],
      });
      for (const config of [many, few]) {
        const direction = config === many ? "added" : "removed";
        const before = defence.events.length;
        writeFileSync(defence.configFile, JSON.stringify(config));
        await defence.event(
          `${MANY} rules ${direction}`,
          (e): e is NetmonPolicyChanged =>
            e.type === "netmon_policy_changed" && e[direction] >= MANY && defence.events.indexOf(e) >= before,
          60_000,
        );
      }
    } finally {
      await client.stop();
      await defence.stop();
    }
    const { tries, errno, ...rest } = client.lines.at(-1) as { tries: number; errno: string | null };
    expect(errno).toBeNull(); // of what is neither answered nor refused
    expect(tries).toBeGreaterThan(200);
    const [passed, refused] = open ? [tries, 0] : [0, tries];
    expect(rest).toMatchObject({ state: "stopped", answered: passed, arrived: passed, refused, other: 0 });
  },
  300_000,
);
