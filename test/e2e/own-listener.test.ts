/**
 * A session reaches its own listeners on loopback without a rule, and no others: the listener's cgroup decides, and
 * not its address or port.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { run } from "../kernel/command.ts";
import { Place } from "./place.ts";
import type { Watching } from "./watching.ts";

const INSIDE = fileURLToPath(new URL("./own-listener.py", import.meta.url));

const place = new Place("ownlisten");
const other = place.scratch.make("other");
let elsewhere = 0;
let watch: Watching | undefined;

beforeAll(async () => {
  // TCP Fast Open for clients and servers, without a cookie
  const words = ["ip", "netns", "exec", place.agentNetns, "sh", "-c"];
  run(words[0] as string, [...words.slice(1), "echo 1543 > /proc/sys/net/ipv4/tcp_fastopen"]);
  elsewhere = await place.agent({ cgroup: other }).listen("127.0.0.1");
  // the session's first process tells its network namespace
  await place.agent().listen("127.0.0.1");
});
afterEach(async () => {
  await watch?.kill();
});
afterAll(() => place.remove());

async function attempts(only: string[] = []): Promise<Record<string, string>> {
  const child = spawn(
    "sh",
    [
      ...["-ec", `echo $$ > ${place.outside}/cgroup.procs; exec "$@"`, "sh"],
      ...["nsenter", `--net=/run/netns/${place.agentNetns}`, "/usr/bin/python3", "-B", INSIDE],
      ...[place.cgroup, String(elsewhere), ...only],
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

const REACHED = [
  ...["own 127.0.0.1", "own mapped", "own unspecified", "own, much", "own, fast open"],
  ...["own, from one port", "own, from that port again"],
  ...["own ::1", "own ::", "own at 0.0.0.0", "own at ::", "own at ::, IPv4", "own at ::, mapped"],
  ...["own, shareable", "nested", "own, closed later", "own, with the port of one outside"],
];
const REFUSED = [
  ...["127.0.0.1", "0.0.0.0"].flatMap((host) =>
    ["", ", mapped", ", unspecified", ", fast open"].map((how) => `outside at ${host}${how}`),
  ),
  ...["outside at ::1", "outside at ::", "of another session", "inherited", "passed in"],
  ...["nobody's", "outside, where the session listened", "outside, with the session's port"],
  // nobody listens at that one
  "own, another address of loopback",
  // what cannot be decided: another socket may get what is sent
  ...["shared with one outside", "own, UDP", "own, connected UDP"],
];

describe("a session's own listeners on loopback", () => {
  const network = { mode: "enforce", fail_closed: true, resolvers: [] };

  it("need no rule, and open no others", async () => {
    watch = await place.watch(place.config({ network }), ["--all"]);
    const second = place.start(["--cgroup", other, "--config", place.config({ network })]);
    await second.started();
    const { "own, MPTCP": mptcp, ...rest } = await attempts();
    expect(rest).toEqual({
      ...all("ok", ...REACHED),
      ...all("PermissionError", ...REFUSED),
      ...all("ConnectionResetError", "own, too late", "own, too late and closed"),
    });
    expect(["ok", "absent"]).toContain(mptcp);
    await second.stop();
    const { summary } = await watch.stop();
    expect(summary.counters.internal).toBeGreaterThanOrEqual(REACHED.length);
    const events = watch.of("mcp_network_connection");
    const own = events.filter((e) => e.reason === "own_listener");
    for (const e of own)
      expect(e).toMatchObject({ action: "allow", internal: true, rule: null, errno: null });
    expect(new Set(own.map((e) => e.hook))).toEqual(new Set(["connect4", "connect6"]));
    // only the first packet of TCP Fast Open, which had data, did not pass
    const packets = events.filter((e) => e.hook === "egress" && e.action === "block" && e.protocol === "tcp");
    expect(packets.map((e) => e.count)).toEqual([1]);
  }, 120_000);

  it("are reached where replies to inbound connections are judged too", async () => {
    watch = await place.watch(place.config({ network: { ...network, inbound: "by_rule" } }));
    expect(await attempts()).toMatchObject({
      ...all("ok", ...REACHED),
      ...all("PermissionError", ...REFUSED),
    });
    await watch.stop();
    // without --all nobody hears of what stays inside
    expect(watch.of("mcp_network_connection").filter((e) => e.action !== "block")).toEqual([]);
  }, 120_000);

  it("are closed by a rule", async () => {
    watch = await place.watch(place.config({ network: { ...network, deny: ["127.0.0.0/8", "::1"] } }));
    const outcomes = await attempts();
    expect(new Set(Object.values(outcomes))).toEqual(new Set(["PermissionError"]));
    await watch.stop();
  }, 120_000);

  it("leave no connection to the port's next owner that a SYN cookie could give it", async () => {
    watch = await place.watch(place.config({ network }));
    expect(await attempts(["by_cookie"])).toEqual({ by_cookie: "TimeoutError" });
    await watch.stop();
  }, 120_000);

  it("leave no connection to the port's next owner that the kernel could move to it", async () => {
    const sysctl = "/proc/sys/net/ipv4/tcp_migrate_req";
    const set = (value: 0 | 1) =>
      run("ip", ["netns", "exec", place.agentNetns, "sh", "-c", `echo ${value} > ${sysctl}`]);
    watch = await place.watch(place.config({ network }));
    expect(await attempts(["taken_over"])).toEqual({ taken_over: "ConnectionResetError" });
    set(1);
    try {
      expect(await attempts(["taken_over"])).toEqual({ taken_over: "PermissionError" });
    } finally {
      set(0);
    }
    await watch.stop();
  }, 120_000);

  it("keep their connections when the rules change", async () => {
    const config = place.config({ network });
    watch = await place.watch(config);
    const [server, client] = [place.agent(), place.agent()];
    const port = await server.listen("127.0.0.1");
    expect(await client.hold("kept", "127.0.0.1", port)).toMatchObject({ ok: true });
    place.config({ network: { ...network, allow: ["10.98.0.3"] } }, config);
    const before = watch.of("netmon_policy_changed").length;
    watch.signal("SIGHUP");
    const changed = () => watch?.of("netmon_policy_changed").length !== before;
    await watch.event("netmon_policy_changed", changed);
    expect(await client.echo("kept")).toEqual({ text: "ping" });
    await watch.stop();
  }, 120_000);

  it("are not what enforce would refuse", async () => {
    watch = await place.watch(place.config({ network: { ...network, mode: "observe" } }), ["--all"]);
    expect(await attempts()).toMatchObject(all("ok", ...REACHED, "outside at 127.0.0.1", "inherited"));
    await watch.stop();
    const calls = watch.of("mcp_network_connection").filter((e) => e.hook.startsWith("connect"));
    const own = calls.filter((e) => e.reason === "own_listener");
    expect(own.length).toBeGreaterThanOrEqual(REACHED.length);
    expect(own.filter((e) => e.would_block)).toEqual([]);
    const refused = calls.filter((e) => e.reason === "undeclared" && e.would_block);
    expect(refused.length).toBeGreaterThanOrEqual(10);
  }, 120_000);
});
