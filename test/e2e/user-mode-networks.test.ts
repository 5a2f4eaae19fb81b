/**
 * Network namespaces behind slirp4netns and pasta in a session: an alias of the host's loopback is no way around rules
 * for loopback, and what such a helper connects for them is counted once.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { SessionReport } from "../../src/analysis/report/report.ts";
import type { Check } from "../../src/app/doctor/promise.ts";
import { aliasesInto } from "../../src/kernel/target/loopback-aliases.ts";
import { readNamespace, readStatus } from "../../src/kernel/target/procfs.ts";
import { run } from "../kernel/command.ts";
import { eventually, NOBODY, OTHER_PEER, PEER, Place } from "./place.ts";
import { netmon } from "./start-netmon.ts";
import type { Watching } from "./watching.ts";

const INSIDE = fileURLToPath(new URL("./user-mode-network.py", import.meta.url));

const place = new Place("usermode");
/** Of an echo server on the loopback of the session's network namespace, and of one elsewhere. */
let home = 0;
let peer = 0;
/** The device that both open, as machines have it. */
const TUN = "mount -t tmpfs tmpfs /dev/net; mknod -m 666 /dev/net/tun c 10 200; ";
let watch: Watching | undefined;
const started: ChildProcess[] = [];

beforeAll(async () => {
  // pasta takes the interface of the default route, whose gateway is its alias
  run("ip", ["-n", place.agentNetns, "route", "add", "default", "via", PEER]);
  home = await place.agent({ cgroup: place.outside }).listen("127.0.0.1");
  peer = await place.peer().listen(OTHER_PEER);
  // the session's first process tells which namespaces are not its own
  await place.agent().listen("127.0.0.1");
});
afterEach(async () => {
  await watch?.kill();
  for (const child of started.splice(0)) {
    child.kill("SIGKILL");
    if (child.exitCode === null && child.signalCode === null) await once(child, "close");
  }
});
afterAll(() => place.remove());

/** The outcome of each connection, as an unprivileged user. */
async function inside(cgroup: string, stack: string, ...places: string[]): Promise<Record<string, string>> {
  const child = spawn(
    "unshare",
    [
      ...["--mount", "sh", "-ec", `${TUN}echo $$ > ${cgroup}/cgroup.procs; exec "$@"`, "sh"],
      ...["nsenter", `--net=/run/netns/${place.agentNetns}`, "setpriv", "--clear-groups", ...NOBODY],
      ...["/usr/bin/python3", "-B", INSIDE, stack, ...places],
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

/** A process of nobody in a cgroup. */
function start(cgroup: string, ...words: string[]): ChildProcess {
  const child = spawn(
    "unshare",
    [
      ...["--mount", "sh", "-ec", `${TUN}echo $$ > ${cgroup}/cgroup.procs; exec "$@"`, "sh"],
      ...[
        "nsenter",
        `--net=/run/netns/${place.agentNetns}`,
        "setpriv",
        "--clear-groups",
        ...NOBODY,
        ...words,
      ],
    ],
    { stdio: "ignore" },
  );
  started.push(child);
  return child;
}

/** Of the connections to a place: who made each, and what came of it. */
const seen = (remote: string) =>
  watch
    ?.of("mcp_network_connection")
    .filter((e) => e.remote_addr === remote)
    .map(({ action, reason, comm, own_namespace = false }) => ({ action, reason, comm, own_namespace }));

describe.each([
  ["slirp4netns", "10.0.2.2", "slirp4netns"],
  ["pasta", PEER, expect.stringMatching(/^pas(?:t|s)/)],
])("%s", (stack, alias, helper) => {
  const TIME = { timeout: 90_000 };

  it("leads to this host's loopback without netmon", TIME, async () => {
    const places = { [`${alias}:${home}`]: "ok", [`${OTHER_PEER}:${peer}`]: "ok" };
    expect(await inside(place.outside, stack, ...Object.keys(places))).toEqual(places);
  });

  it("is judged where it connects, whatever its alias of loopback is called", TIME, async () => {
    const network = { mode: "enforce", fail_closed: true, resolvers: [], allow: [alias, OTHER_PEER] };
    const session = `${stack}-${process.pid}`;
    const config = place.config({ network: { ...network, deny: ["127.0.0.0/8"] } });
    watch = await place.watch(config, ["--all"], { session });
    const { [`${alias}:${home}`]: refused, ...rest } = await inside(
      place.cgroup,
      ...[stack, `${alias}:${home}`, `${OTHER_PEER}:${peer}`],
    );
    expect(refused).not.toBe("ok");
    expect(rest).toEqual({ [`${OTHER_PEER}:${peer}`]: "ok" });
    const { summary } = await watch.stop();
    expect(seen(`127.0.0.1:${home}`)).toContainEqual({
      ...{ action: "block", reason: "denied_destination", comm: helper, own_namespace: false },
    });
    const passed = { action: "allow", reason: "allowed_destination" };
    expect(seen(`${OTHER_PEER}:${peer}`)).toEqual([
      { ...passed, comm: "python3", own_namespace: true },
      { ...passed, comm: helper, own_namespace: false },
    ]);
    // counted once: where it leaves
    expect(summary.counters).toMatchObject({ allow: 1, own_namespace: 2 });
    const { stdout } = await netmon([
      "report",
      "--session",
      session,
      "--state-dir",
      place.stateDir,
      "--json",
    ]);
    const { connections } = JSON.parse(stdout) as SessionReport;
    expect(connections).toMatchObject({ allowed: 1, own_namespace: 2, undeclared: [] });
  });
});

describe.each([
  ["slirp4netns", "10.0.2.2", "--disable-host-loopback", (pid: number) => ["--configure", `${pid}`, "tap0"]],
  [
    "pasta",
    "the gateway's address and 127.0.0.1",
    "--no-map-gw -T none -U none",
    (pid: number) => ["--config-net", "--foreground", `${pid}`],
  ],
])("%s outside the session", (stack, address, without, options) => {
  /** A namespace of the session's, and the helper that serves it. */
  async function serve(...more: string[]): Promise<number> {
    const home = readNamespace(place.agent().pid, "net");
    const { pid = 0 } = start(place.cgroup, "unshare", "--user", "--map-root-user", "--net", "sleep", "1000");
    const comm = () => readStatus(pid)?.comm;
    await eventually("the namespace", () => comm() === "sleep" && readNamespace(pid, "net") !== home);
    start(place.outside, stack, ...more, ...options(pid));
    await eventually("the interface", () =>
      /^ *(?!lo:)\w+:/m.test(readFileSync(`/proc/${pid}/net/dev`, "utf8")),
    );
    return pid;
  }

  it("is named, with its alias of the host's loopback", { timeout: 60_000 }, async () => {
    await serve();
    const [alias, ...others] = await aliasesInto(place.cgroup);
    expect([alias, others]).toEqual([
      { pid: expect.any(Number), program: expect.any(String), address, without, forwards: stack === "pasta" },
      [],
    ]);
    const named = `${alias?.program}[${alias?.pid}]`;
    watch = place.start(["--cgroup", place.cgroup, "--config", place.config({ network: { resolvers: [] } })]);
    const { warnings } = await watch.started();
    expect(warnings).toContainEqual(expect.stringContaining(`${named} outside the session`));
    const doctor = await netmon(["doctor", "--json"]);
    const { checks } = JSON.parse(doctor.stdout) as { checks: Check[] };
    expect(checks).toContainEqual(
      expect.objectContaining({ name: "loopback_alias", answer: "no", why: expect.stringContaining(named) }),
    );
  });

  it("ends the claim to enforce where it forwards the namespace's own loopback", {
    timeout: 60_000,
  }, async () => {
    const network = { mode: "enforce", fail_closed: true, resolvers: [] };
    await serve();
    watch = await place.watch(place.config({ network }));
    const { code } = await watch.stop();
    const holes = watch.of("netmon_coverage_changed").flatMap((e) => e.holes);
    if (stack === "slirp4netns") {
      expect([code, holes]).toEqual([0, []]);
      return;
    }
    const text = expect.stringMatching(/^pas.*outside the session forwards the loopback/);
    expect(holes).toEqual([expect.objectContaining({ kind: "loopback_forwarder", text })]);
    expect(code).toBe(7);
  });

  it("is not where it has none", { timeout: 60_000 }, async () => {
    await serve(...without.split(" "));
    expect(await aliasesInto(place.cgroup)).toEqual([]);
  });
});

/** pasta forwards ports of the namespace's own loopback, which no rule judges. */
describe("pasta outside the session that gives no alias but forwards ports", () => {
  it.each([
    ["by default", []],
    ["over UDP", ["-T", "none"]],
    ["over TCP", ["-U", "none"]],
  ])("%s is named", { timeout: 60_000 }, async (_, more) => {
    const { pid = 0 } = start(place.cgroup, "unshare", "--user", "--map-root-user", "--net", "sleep", "1000");
    await eventually("the namespace", () => readStatus(pid)?.comm === "sleep");
    start(place.outside, "pasta", "--no-map-gw", ...more, "--config-net", "--foreground", `${pid}`);
    await eventually("the warning", async () => (await aliasesInto(place.cgroup)).length === 1);
  });
});
