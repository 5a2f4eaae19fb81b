/**
 * What no hook of the session stops is detected: sockets from outside and packet sockets at the start, escaping
 * privileges, processes that leave while netmon watches.
 */
import { describe, expect, it } from "vitest";
import type { NetmonEvent, NetmonProcessLeft } from "../../src/event/event.ts";
import { Defence } from "./defence.ts";
import { NOBODY } from "./topology.ts";
import { useWorld } from "./world.ts";

const world = useWorld();

async function warningsWith(name: string, uid: number): Promise<{ pid: number; warnings: string }> {
  const resident = world.start("resident", name, uid);
  const { pid } = await resident.line(0);
  const defence = await Defence.start(world.topology, "denied");
  try {
    const { warnings: possible, holes = [] } = defence.started;
    const warnings = [...possible, ...holes.map(({ text }) => text)].join("\n");
    return { pid: pid as number, warnings };
  } finally {
    await defence.stop();
    await resident.stop();
  }
}

describe("at the start", () => {
  it.each([0, NOBODY])("names a socket made outside (uid %d)", async (uid) => {
    const { pid, warnings } = await warningsWith("brought", uid);
    expect(warnings).toMatch(new RegExp(`socket.*\\(pid ${pid}\\)`));
  });

  it("names an open packet socket", async () => {
    const { pid, warnings } = await warningsWith("packet", 0);
    expect(warnings).toMatch(new RegExp(`\\[${pid}\\] holds an AF_PACKET socket`));
  });

  it("names the rights that lead out", async () => {
    const { warnings } = await warningsWith("none", 0);
    expect(warnings).toMatch(/can leave the cgroup/);
    expect(warnings).toMatch(/CAP_NET_RAW/);
    expect(warnings).toMatch(/CAP_NET_ADMIN/);
  });

  it("has nothing to say about an unprivileged process without foreign sockets", async () => {
    const { warnings } = await warningsWith("none", NOBODY);
    expect(warnings).not.toMatch(/made outside|packet|leave|CAP_/);
  });
});

describe("while it runs", () => {
  it.each(["leave", "spawn"])("reports a process that is outside: %s", async (name) => {
    const defence = await Defence.start(world.topology, "denied");
    try {
      const resident = world.start("resident", name, 0);
      await resident.line(0);
      await new Promise((resolve) => setTimeout(resolve, 1500)); // it must have been seen inside
      resident.child.stdin.write("x");
      const acted = await resident.line(1);
      expect(acted.errno).toBe(0);
      const pid = name === "leave" ? acted.pid : acted.child;
      const left = await defence.event(
        "netmon_process_left",
        (e: NetmonEvent): e is NetmonProcessLeft => e.type === "netmon_process_left" && e.pid === pid,
      );
      expect(left.cgroup).toMatch(/\/outside$/);
      expect(left.uid).toBe(0);
      await resident.stop();
    } finally {
      await defence.stop();
    }
  });

  it("does not let an unprivileged process leave", async () => {
    const resident = world.start("resident", "leave", NOBODY);
    await resident.line(0);
    resident.child.stdin.write("x");
    expect((await resident.line(1)).errno).toBe(13); // EACCES
    await resident.stop();
  });
});
