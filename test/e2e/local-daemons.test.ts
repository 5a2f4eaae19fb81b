/**
 * Daemons outside a session on this host, which would ask models and call tools in its stead: real listeners that it
 * reaches over loopback and over its own addresses. What every surface says, what is refused, and whom a rule names.
 */
import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { NetmonCoverageChanged } from "../../src/event/event.ts";
import type { SessionOverview } from "../../src/state/overview.ts";
import { type Agent, SCRIPT } from "./agent.ts";
import { eventually, AGENT as OWN, Place } from "./place.ts";
import { netmon, startNetmon } from "./start-netmon.ts";
import type { Watching } from "./watching.ts";

const TIME = { timeout: 180_000 };
/** On a busy machine, glances are rare; looks are not. */
const LONG = 60_000;
const HERE = "127.0.0.1";
const REFUSED = { err: "EPERM" };
const OPEN = { ok: true };

let place: Place;
let session = "";
let serial = 0;

beforeEach(() => {
  place = new Place("daemons");
});
afterEach(() => place.remove());

const TOOL_RULES = { denied_tools: [{ server: "weather", tool: "delete_records" }] };

function watch(network: object = {}, mcp: object = TOOL_RULES): Promise<Watching> {
  session = `daemons-${process.pid}-${++serial}`;
  const content = { network: { mode: "enforce", resolvers: [], ...network }, mcp };
  return place.watch(place.config(content), [], { session });
}

/** Outside the session, in its network namespace. `agent`: whose package its program lies in. */
function daemon(agent = "a-database"): Agent {
  const directory = join(place.directory, "node_modules", agent, "dist");
  mkdirSync(directory, { recursive: true });
  const script = join(directory, "hub.py");
  copyFileSync(SCRIPT, script);
  return place.agent({ cgroup: place.outside, script });
}

async function status(): Promise<SessionOverview> {
  const { stdout } = await netmon(["status", "--state-dir", place.stateDir, "--json"]);
  const { sessions } = JSON.parse(stdout) as { sessions: SessionOverview[] };
  const own = sessions.find(({ session_id }) => session_id === session);
  if (!own) throw new Error(`no session ${session} in ${stdout}`);
  return own;
}

const report = async (): Promise<string> =>
  (await netmon(["report", session, "--state-dir", place.stateDir])).stdout.replace(/\s+/g, " ");

const uncovered = (watching: Watching): Promise<NetmonCoverageChanged> =>
  watching.event("netmon_coverage_changed", ({ covered }) => !covered, LONG);

describe("a daemon that is no known agent's", TIME, () => {
  it("ends the claim when rules about tools are in force and the session has reached it, even shortly", async () => {
    const hub = daemon();
    const port = await hub.listen(HERE);
    const watching = await watch();
    const agent = place.agent();
    expect((await status()).claim).toBe("enforcing");
    // closed again before anybody can look
    expect(await agent.tcp(HERE, port)).toEqual(OPEN);
    expect(await uncovered(watching)).toMatchObject({
      holes: [
        {
          kind: "local_daemon",
          pid: hub.pid,
          text: expect.stringContaining(`python3 hub.py[${hub.pid}] at ${HERE}:${port}, outside the session`),
          remedy: expect.stringContaining(`sandbox.network.allow: ["${HERE}:${port}"]`),
        },
      ],
    });
    expect(await status()).toMatchObject({
      claim: "uncovered",
      problem: expect.stringContaining(`was reached by python3[${agent.pid}]`),
    });
    expect(
      (await netmon(["wait-ready", session, "--state-dir", place.stateDir, "--timeout", "1s"])).code,
    ).toBe(14);
    await hub.end();
    await watching.event("netmon_coverage_changed", ({ covered }) => covered, LONG);
    expect((await status()).claim).toBe("enforcing");
    expect((await watching.stop()).code).toBe(7);
    expect(await report()).toMatch(/NOT COVERED from \S+ to \S+: python3 hub\.py\[\d+\] at 127\.0\.0\.1:/);
  });

  it("is found at every address of this host, over TCP and UDP", async () => {
    const places = [
      ["0.0.0.0", OWN, false],
      ["::", "::1", false],
      [OWN, OWN, false],
      ["127.0.0.5", "127.0.0.5", false],
      [HERE, HERE, true],
    ] as const;
    const agent = place.agent();
    const watching = await watch();
    for (const [at, reached, udp] of places) {
      const hub = daemon();
      const port = await hub.listen(at, 0, udp);
      if (udp) expect(await agent.udpEcho(reached, port)).toMatchObject({ text: "hello" });
      else expect([at, await agent.tcp(reached, port)]).toEqual([at, OPEN]);
      await watching.event("netmon_coverage_changed", ({ holes }) =>
        holes.some(({ pid }) => pid === hub.pid),
      );
    }
    await watching.stop();
  });

  it("is no hole if a rule names its port, nor if the session itself listens", async () => {
    const hub = daemon();
    const other = daemon();
    const [named, open] = [await hub.listen(HERE), await other.listen(HERE)];
    const watching = await watch({ allow: [`${HERE}:${named}`] });
    const agent = place.agent();
    const own = await agent.listen(HERE);
    for (const port of [named, own]) expect(await agent.tcp(HERE, port)).toEqual(OPEN);
    // the order of the calls is that of their events
    expect(await agent.tcp(HERE, open)).toEqual(OPEN);
    const { holes } = await uncovered(watching);
    expect(holes.map(({ pid }) => pid)).toEqual([other.pid]);
    await watching.stop();
  });

  it("is named in status and report without such rules, and in observe, where nothing ends", async () => {
    const hub = daemon();
    const port = await hub.listen(HERE);
    for (const [network, mcp, claim] of [
      [{}, {}, "enforcing"],
      [{ mode: "observe" }, TOOL_RULES, "observing"],
    ] as const) {
      const watching = await watch(network, mcp);
      const agent = place.agent();
      expect(await agent.tcp(HERE, port)).toEqual(OPEN);
      const { holes, daemons } = await watching.event("netmon_coverage_changed");
      expect([holes, daemons]).toEqual([
        [],
        [expect.objectContaining({ pid: hub.pid, address: `${HERE}:${port}` })],
      ]);
      const now = await status();
      expect([now.claim, now.coverage?.daemons]).toEqual([claim, daemons]);
      const text = (await netmon(["status", "--state-dir", place.stateDir])).stdout;
      expect(text).toMatch(new RegExp(`reached +python3 hub\\.py\\[${hub.pid}\\] at ${HERE}:${port}`));
      await agent.end();
      expect((await watching.stop()).code).toBe(0);
      expect(await report()).toContain(`at ${HERE}:${port}, outside the session`);
    }
  });

  it("is refused with local_daemons: refuse, wherever it listens", async () => {
    const [hub, later] = [daemon(), daemon()];
    const agent = place.agent();
    const port = await hub.listen("0.0.0.0");
    const watching = await watch({ local_daemons: "refuse" });
    for (const host of [HERE, "0.0.0.0", "::ffff:127.0.0.1", OWN])
      expect([host, await agent.tcp(host, port)]).toEqual([host, REFUSED]);
    const datagrams = await later.listen(HERE, 0, true);
    await expect
      .poll(async () => (await agent.udp(HERE, datagrams)).EPERM, { timeout: LONG, interval: 200 })
      .toBe(1);
    await watching.stop();
  });
});

describe("the daemon of a known agent", TIME, () => {
  it("is refused to a session from its first call on, until it ends", async () => {
    const hub = daemon("cline");
    const port = await hub.listen(HERE);
    const agent = place.agent();
    const watching = await watch();
    expect(await agent.tcp(HERE, port)).toEqual(REFUSED);
    expect(await watching.connection(`${HERE}:${port}`)).toMatchObject({
      ...{ action: "block", reason: "denied_destination" },
      ...{ rule: "sandbox.network.local_daemons", host: "cline" },
    });
    await hub.end();
    await expect
      .poll(() => agent.tcp(HERE, port), { timeout: LONG, interval: 200 })
      .toEqual({ err: "ECONNREFUSED" });
    expect((await watching.stop()).code).toBe(0);
  });

  it("a daemon that listens later is refused before it is reached, and a call that came first is ended and told", async () => {
    const watching = await watch();
    const agent = place.agent();
    const hub = daemon("opencode-ai");
    const port = await hub.listen(HERE);
    // at once: whether it comes before the look or after it is chance
    const first = await agent.hold("first", HERE, port);
    if (first.ok) {
      await uncovered(watching);
      expect(await eventually("the end of the connection", () => agent.echo("first"))).not.toEqual({
        text: "ping",
      });
    }
    await expect.poll(() => agent.tcp(HERE, port), { timeout: LONG, interval: 200 }).toEqual(REFUSED);
    expect((await watching.stop()).code).toBe(first.ok ? 7 : 0);
  });

  it("is only named with local_daemons: report, and would be refused in observe", async () => {
    const hub = daemon("cline");
    const port = await hub.listen(HERE);
    const agent = place.agent();
    const reporting = await watch({ local_daemons: "report" });
    expect(await agent.tcp(HERE, port)).toEqual(OPEN);
    expect((await uncovered(reporting)).holes[0]?.text).toContain(`cline (python3 hub.py)[${hub.pid}]`);
    await reporting.stop();
    const observing = await watch({ mode: "observe" });
    expect(await agent.tcp(HERE, port)).toEqual(OPEN);
    expect(await observing.connection(`${HERE}:${port}`)).toMatchObject({
      action: "allow",
      would_block: true,
    });
    expect((await observing.event("netmon_coverage_changed")).daemons?.[0]?.agent).toBe("cline");
    await observing.stop();
  });
});

describe("netmon run", TIME, () => {
  it("keeps the agent away from a daemon that an earlier run has left", async () => {
    const left = daemon("cline");
    const port = await left.listen(HERE);
    const config = place.config({ network: { mode: "enforce", resolvers: [] }, mcp: TOOL_RULES });
    const client = `import socket\ntry: socket.create_connection(("${HERE}", ${port}))\nexcept OSError as e: print(e.errno)`;
    session = `daemons-run-${process.pid}`;
    const options = [
      "--session",
      session,
      "--state-dir",
      place.stateDir,
      "--config",
      config,
      "--user",
      "nobody",
    ];
    const { stdout } = await startNetmon(
      ["run", ...options, "--quiet", "--", "/usr/bin/python3", "-c", client],
      {
        prefix: ["nsenter", `--net=/run/netns/${place.agentNetns}`],
      },
    ).ended;
    expect(stdout).toBe("1\n");
    expect(await report()).toContain("sandbox.network.local_daemons");
  });
});
