/**
 * Network namespaces that the session makes: their loopback is the session's own, whatever the rules for this host's say,
 * and nothing turns it into a way out. IPv6 works there.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { NOBODY, Place } from "./place.ts";
import type { Watching } from "./watching.ts";

const INSIDE = fileURLToPath(new URL("./own-namespaces.py", import.meta.url));

const place = new Place("ownns");
let port = 0;
let watch: Watching | undefined;

beforeAll(async () => {
  port = await place.agent({ cgroup: place.outside }).listen("127.0.0.1");
  // the session's first process tells which namespaces are not its own
  await place.agent().listen("127.0.0.1");
});
afterEach(async () => {
  await watch?.kill();
});
afterAll(() => place.remove());

async function inside(): Promise<Record<string, string>> {
  const words = ["nsenter", `--net=/run/netns/${place.agentNetns}`, "setpriv", "--clear-groups", ...NOBODY];
  const child = spawn(
    "sh",
    [
      ...["-ec", `echo $$ > ${place.cgroup}/cgroup.procs; exec "$@"`, "sh", ...words],
      ...["setsid", "--wait", "/usr/bin/python3", "-B", INSIDE, String(port)],
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  let said = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  await once(child, "close");
  return JSON.parse(said) as Record<string, string>;
}

const all = (value: string, ...keys: string[]): Record<string, string> =>
  Object.fromEntries(keys.map((key) => [key, value]));
const LOOPBACK = ["127.0.0.1", "::1", "0.0.0.0"]
  .flatMap((host) => ["tcp", "udp", "connected"].map((how) => `${how} ${host}`))
  .concat("tcp 127.7.7.7", "mapped");
const OTHER = ["10.200.0.2", "fd77::2"].flatMap((host) => [`tcp ${host}`, `connected ${host}`]);

describe("a network namespace of the session's own", () => {
  const network = { mode: "enforce", fail_closed: true, resolvers: [] };

  it("has its own loopback, and no way out over it", async () => {
    watch = await place.watch(place.config({ network: { ...network, deny: ["127.0.0.0/8"] } }), ["--all"]);
    expect(await inside()).toEqual({
      home: "PermissionError",
      ...all("ok", ...LOOPBACK),
      ...all("PermissionError", "inherited", "passed in"),
      // at the loopback of the namespace it was made in, where nobody listens
      "passed out": "ConnectionRefusedError",
      ...all("PermissionError", ...OTHER, "bridge", "loopback outside"),
      // refused as a packet: the caller waits
      ...all("TimeoutError", "loopback outside, tcp", "translated"),
    });
    const { summary } = await watch.stop();
    expect(summary.counters.internal).toBeGreaterThanOrEqual(LOOPBACK.length);
    const events = watch.of("mcp_network_connection").filter(({ internal }) => internal);
    for (const hook of ["connect4", "connect6", "sendmsg4", "sendmsg6"])
      expect(events.some((e) => e.hook === hook && e.reason === "internal" && e.action === "allow")).toBe(
        true,
      );
  }, 120_000);

  it("reaches its neighbours over IPv6, whose discovery is the kernel's", async () => {
    watch = await place.watch(
      place.config({ network: { ...network, allow: ["10.200.0.0/24", "fd77::/64"] } }),
    );
    expect(await inside()).toMatchObject({
      ...all("ok", ...LOOPBACK, ...OTHER),
      ...all("PermissionError", "home", "inherited", "passed in", "loopback outside"),
    });
    const { summary } = await watch.stop();
    expect(summary.counters.neighbours).toBeGreaterThan(0);
    // without --all nobody hears of what stays inside, and no process is named for the kernel's packets
    const events = watch.of("mcp_network_connection");
    expect(events.filter((e) => e.internal || e.protocol === "icmpv6")).toEqual([]);
  }, 120_000);

  it("is none that a process outside made, however the session comes into it", async () => {
    const elsewhere = await place.peer().listen("127.0.0.1");
    watch = await place.watch(place.config({ network }));
    const script = `echo $$ > ${place.cgroup}/cgroup.procs; exec nsenter --net=/run/netns/${place.peerNetns} "$@"`;
    const code = `import socket; socket.create_connection(("127.0.0.1", ${elsewhere}), 5)`;
    const child = spawn("sh", ["-ec", script, "sh", "/usr/bin/python3", "-c", code], {
      stdio: ["ignore", "inherit", "pipe"],
    });
    let said = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
    await once(child, "close");
    expect(said).toContain("PermissionError");
    await watch.stop();
  }, 120_000);

  it("without fail_closed causes no event", async () => {
    watch = await place.watch(place.config({ network: { mode: "observe", resolvers: [] } }));
    expect(await inside()).toMatchObject(all("ok", "home", ...LOOPBACK, ...OTHER, "bridge", "translated"));
    await watch.stop();
    expect(watch.of("mcp_network_connection").filter((e) => e.remote_addr.startsWith("127.7"))).toEqual([]);
  }, 120_000);
});
