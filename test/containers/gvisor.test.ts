/**
 * An agent in gVisor (runsc), whose sandbox is a process of the watched cgroup: what the headline and every surface say
 * of its own network stack, started before netmon and after it, and that the host's network is judged.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Agent, SCRIPT } from "../e2e/agent.ts";
import { eventually, PEER, Place } from "../e2e/place.ts";
import { netmon } from "../e2e/start-netmon.ts";
import type { Watching } from "../e2e/watching.ts";
import { attempt } from "../kernel/command.ts";

const RUNSC = fileURLToPath(new URL("./gvisor/build/runsc", import.meta.url));
const TIME = { timeout: 180_000 };
const LONG = 60_000;

let place: Place;
let sandboxes: Gvisor[] = [];
let port: number;
let session = "";
let serial = 0;

/** The agent of the other tests, as the only process of a container with the machine's files. */
class Gvisor {
  readonly agent: Agent;
  readonly #id = `netmon-gvisor-${process.pid}-${++serial}`;
  readonly #state: string;
  #ended = false;

  constructor(network: "sandbox" | "host") {
    const bundle = join(place.directory, this.#id);
    this.#state = join(bundle, "state");
    mkdirSync(this.#state, { recursive: true });
    const mount = (type: string, destination: string): object => ({ destination, type, source: type });
    const spec = {
      ociVersion: "1.0.0",
      process: { user: { uid: 0, gid: 0 }, args: ["/usr/bin/python3", SCRIPT], env: [], cwd: "/" },
      root: { path: "/", readonly: true },
      mounts: [mount("proc", "/proc"), mount("tmpfs", "/tmp")],
      linux: {
        namespaces: [
          ...["pid", "mount", "ipc", "uts"].map((type) => ({ type })),
          { type: "network", path: `/run/netns/${place.agentNetns}` },
        ],
      },
    };
    writeFileSync(join(bundle, "config.json"), JSON.stringify(spec));
    const options = ["--root", this.#state, "--ignore-cgroups", `--network=${network}`];
    this.agent = place.agent({ command: [RUNSC, ...options, "run", "--bundle", bundle, this.#id] });
  }

  async end(): Promise<void> {
    if (this.#ended) return;
    this.#ended = true;
    attempt(RUNSC, ["--root", this.#state, "kill", this.#id, "KILL"]);
    await eventually("the end of the container", () => {
      attempt(RUNSC, ["--root", this.#state, "delete", "--force", this.#id]);
      return readFileSync(join(place.cgroup, "cgroup.procs"), "utf8") === "";
    });
    await this.agent.end();
    attempt("umount", [join(this.#state, "null-netns")]);
    rmSync(this.#state, { recursive: true, force: true });
  }
}

function start(network: "sandbox" | "host"): Gvisor {
  const sandbox = new Gvisor(network);
  sandboxes.push(sandbox);
  return sandbox;
}

beforeEach(async () => {
  place = new Place("gvisor");
  port = await place.peer().listen(PEER);
});
afterEach(async () => {
  for (const sandbox of sandboxes) await sandbox.end();
  sandboxes = [];
  await place.remove();
});

function watch(): Promise<Watching> {
  session = `gvisor-${process.pid}-${++serial}`;
  const network = { mode: "enforce", fail_closed: true, resolvers: [] };
  return place.watch(place.config({ network }), [], { session });
}

async function claim(): Promise<unknown> {
  const { stdout } = await netmon(["status", "--state-dir", place.stateDir, "--json"]);
  const { sessions } = JSON.parse(stdout) as { sessions: { session_id: string; claim: string }[] };
  return sessions.find(({ session_id }) => session_id === session)?.claim;
}

const report = async (): Promise<string> =>
  (await netmon(["report", session, "--state-dir", place.stateDir])).stdout.replace(/\s+/g, " ");

const HOLE = {
  kind: "packet_socket",
  text: expect.stringMatching(/runsc.* holds an AF_PACKET socket/),
  remedy: expect.stringContaining("runsc --network=host"),
};

describe("runsc --network=sandbox", TIME, () => {
  it("a runsc that starts later ends the claim: what it sends is not judged", async () => {
    const watching = await watch();
    expect(watching.stderr).toContain("ENFORCING session");
    const sandbox = start("sandbox");
    // denied, and it arrives: no hook runs
    expect(await sandbox.agent.tcp(PEER, port)).toEqual({ ok: true });
    const { holes } = await watching.event("netmon_coverage_changed", ({ covered }) => !covered, LONG);
    expect(holes).toEqual([expect.objectContaining(HOLE)]);
    expect(await claim()).toBe("uncovered");
    expect(watching.to(`${PEER}:${port}`)).toEqual([]);
    await sandbox.end();
    await watching.event("netmon_coverage_changed", ({ covered }) => covered, LONG);
    expect(await claim()).toBe("enforcing");
    expect((await watching.stop()).code).toBe(7);
    expect(await report()).toMatch(/NOT COVERED from \S+ to \S+: .*AF_PACKET/);
  });

  it("a runsc that runs already is in the first line, which does not say ENFORCING", async () => {
    const sandbox = start("sandbox");
    expect(await sandbox.agent.tcp(PEER, port)).toEqual({ ok: true });
    const watching = await watch();
    expect(watching.stderr).not.toContain("ENFORCING");
    expect(watching.stderr).toMatch(
      /attached in enforce mode, NOT COVERED, .*AF_PACKET.*runsc --network=host/,
    );
    expect((await watching.started()).holes).toEqual([expect.objectContaining(HOLE)]);
    expect(await sandbox.agent.tcp(PEER, port)).toEqual({ ok: true });
    expect(await claim()).toBe("uncovered");
    await sandbox.end();
    expect((await watching.stop()).code).toBe(7);
  });
});

describe("runsc --network=host", TIME, () => {
  it.each(["before", "after"])("is judged, started %s netmon", async (when) => {
    const early = when === "before" ? start("host") : null;
    if (early) expect(await early.agent.tcp(PEER, port)).toEqual({ ok: true });
    const watching = await watch();
    const { agent } = early ?? start("host");
    expect(await agent.tcp(PEER, port)).toEqual({ err: "EPERM" });
    expect(await watching.connection(`${PEER}:${port}`)).toMatchObject({ action: "block" });
    expect(watching.stderr).toContain("ENFORCING session");
    expect(await claim()).toBe("enforcing");
    await sandboxes[0]?.end();
    expect((await watching.stop()).code).toBe(0);
  });
});
