/**
 * Every way to name a container, with real containers: each leads to the agent's cgroup and to no other, and none to
 * the root of the machine.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { attachedPrograms } from "../e2e/place.ts";
import { seccompOfDocker } from "./engine.ts";
import { BASE_IMAGE } from "./images.ts";
import { CAPABILITIES, CGROUP2, type ContainerAgent, ContainerPlace, GOOD, OTHER, PLAIN } from "./place.ts";

vi.setConfig({ testTimeout: 120_000 });

const place = new ContainerPlace("finding");
let agent: ContainerAgent;
let rootPrograms: unknown;
/** A watch that finds its target has said all that is asked here; its links must not meet the next one. */
const SHORT = ["--duration", "10ms", "--no-pin"];

beforeAll(async () => {
  await place.make();
  agent = place.agent();
  rootPrograms = attachedPrograms(CGROUP2);
}, 180_000);
afterAll(() => place.remove(), 60_000);

interface Found {
  code: number;
  /** Attached to this cgroup, and verified there. */
  cgroup: string | null;
}

async function find(...[options, of]: [Parameters<ContainerPlace["brief"]>[1], string?]): Promise<Found> {
  const { code, stdout, stderr } = await place.brief(of ?? "agent", { args: SHORT, ...options });
  const started = stdout
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { type: string; cgroup: string; verified: boolean })
    .find(({ type }) => type === "netmon_started");
  if (started === undefined || !started.verified) throw new Error(`exit code ${code}\n${stderr}\n${stdout}`);
  return { code, cgroup: started.cgroup };
}

const theAgent = (): Found => ({ code: 0, cgroup: place.cgroup("agent") });

describe("the agent's container is found", () => {
  it("by a process id of the host", async () => {
    const target = ["--pid", String(place.engine.pid("agent"))];
    expect(await find({ target, pidNamespace: "host" })).toEqual(theAgent());
  });

  it("by its name and by the start of its id", async () => {
    const id = place.engine.podman(["inspect", "--format", "{{.Id}}", "agent"]);
    const options = ["--volume", `${place.engine.storage}:/var/lib/containers/storage:ro`];
    for (const reference of ["agent", id.slice(0, 12)])
      expect(await find({ target: ["--container", reference], options, pidNamespace: null })).toEqual(
        theAgent(),
      );
  });

  it("as the other container of the pod", async () => {
    expect(await find({ target: ["--sidecar"] })).toEqual(theAgent());
  });

  it("from a cgroup namespace of netmon's own", async () => {
    const options = ["--cgroupns", "private"];
    expect(await find({ options })).toEqual(theAgent());
    expect(await find({ options, target: ["--sidecar"] })).toEqual(theAgent());
  });

  it("in a cgroup namespace of its own", async () => {
    const own = place.agent("own", ["--cgroupns", "private"]);
    expect(await own.try(OTHER)).toBe("connected");
    for (const cgroupns of ["host", "private"])
      expect(await find({ options: ["--cgroupns", cgroupns] }, "own")).toEqual({
        code: 0,
        cgroup: place.cgroup("own"),
      });
    place.engine.podman(["rm", "--force", "--time", "0", "own"]);
  });

  it("when it starts after netmon, in a pod that shares its process ids", async () => {
    const title = `process.title = "pause"; setInterval(() => {}, 1e9)`;
    const network = ["--network", `ns:/run/netns/${place.netns.agent}`];
    place.engine.podman([
      ...["run", "--detach", "--name", "pause", "--cgroup-parent", place.engine.cgroupParent, ...network],
      ...[...PLAIN, "--entrypoint", "node", BASE_IMAGE, "-e", title],
    ]);
    const target = ["--sidecar", "--wait-for-target", "60s"];
    // netmon starts no canary of its own behind this filter: the gate of each container is the proof
    const seccomp = seccompOfDocker(place.engine.directory);
    const sidecar = place.sidecarArguments("pause", { target, session: "pod", seccomp });
    place.engine.podman(["run", "--detach", ...sidecar]);
    const gate = async () => {
      const { code } = await place.engine.attempt([
        ...["exec", "late", "node", "/netmon/netmon", "wait-ready", "--ready-file", "/ready/pod.json"],
        ...["--inside", "--enforcing", "--timeout", "60s"],
      ]);
      expect(code).toBe(0);
      await place.ready("sidecar", "pod");
    };
    const late = place.agent("late", ["--pid", "container:pause"]);
    await gate();
    expect([await late.try(GOOD), await late.try(OTHER)]).toEqual(["connected", "EPERM"]);
    expect(await agent.try(OTHER)).toBe("connected"); // the first agent is none of this pod's
    // the kubelet makes a container that ended again: with another id, beside the same netmon
    place.engine.podman(["rm", "--force", "--time", "0", "late"]);
    const again = place.agent("late", ["--pid", "container:pause"]);
    await gate();
    expect([await again.try(GOOD), await again.try(OTHER)]).toEqual(["connected", "EPERM"]);
    const note = JSON.parse(readFileSync(join(place.engine.directory, "ready/pod.json"), "utf8"));
    expect(note).toMatchObject({ cgroup: place.cgroup("late"), verified: true });
    await place.end("sidecar", "TERM");
    // a second agent: which one is meant has to be said
    place.agent("second", ["--pid", "container:pause"]);
    const ambiguous = await place.brief("pause", { target: ["--sidecar"] });
    expect(ambiguous).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("2 containers are beside this one"),
    });
    const named = { target: ["--sidecar=/shared/second.sock"] };
    expect(await find(named, "pause")).toEqual({ code: 0, cgroup: place.cgroup("second") });
    for (const name of ["late", "second", "pause"])
      place.engine.podman(["rm", "--force", "--time", "0", name]);
  });
});

describe("the root cgroup is refused", () => {
  const refused = async (options: Parameters<ContainerPlace["brief"]>[1], of = "agent") => {
    const { code, stderr } = await place.brief(of, { args: SHORT, ...options });
    return { code, why: stderr.replaceAll("\n", " ") };
  };

  it("as a path, in any spelling", async () => {
    const paths = ["/", CGROUP2, `${CGROUP2}${place.cgroup("agent")}/../..`];
    const [slash, ...roots] = await Promise.all(paths.map((path) => refused({ target: ["--cgroup", path] })));
    expect(slash).toMatchObject({ code: 2 }); // on pure cgroup v2 nothing else than the machine's root directory
    for (const root of roots)
      expect(root).toMatchObject({
        code: 2,
        why: expect.stringContaining("the root cgroup of this machine"),
      });
  });

  it("through the root directory of a process, which leads there without a cgroup namespace", async () => {
    const paths = ["1", "self"].map((pid) => `/proc/${pid}/root${CGROUP2}`);
    for (const one of await Promise.all(paths.map((path) => refused({ target: ["--cgroup", path] }))))
      expect(one).toMatchObject({
        code: 2,
        why: expect.stringContaining("leads through another process's root"),
      });
  });

  it("where the process is in it", async () => {
    const child = spawn("cat", { stdio: ["pipe", "ignore", "inherit"] });
    await once(child, "spawn");
    writeFileSync(join(CGROUP2, "cgroup.procs"), String(child.pid));
    const found = await refused({ target: ["--pid", String(child.pid)], pidNamespace: "host" });
    child.stdin.end();
    await once(child, "exit");
    expect(found).toMatchObject({ code: 2, why: expect.stringContaining("is in the root cgroup") });
  });

  it("where the agent's container has no cgroup of its own", async () => {
    await place.agent("bare").try(GOOD);
    writeFileSync(join(CGROUP2, "cgroup.procs"), String(place.engine.pid("bare")));
    expect(await refused({ target: ["--pid", "1"] }, "bare")).toMatchObject({
      code: 2,
      why: expect.stringContaining("is in the root cgroup"),
    });
    expect((await refused({ target: ["--sidecar"] }, "bare")).why).toContain("there is no other container");
    place.engine.podman(["rm", "--force", "--time", "0", "bare"]);
  });

  it("where netmon sees no cgroups but its own, or none", async () => {
    const { code, why } = await refused({ cgroups: false });
    expect({ code, why }).toMatchObject({
      code: 4,
      why: expect.stringContaining("no cgroup v2 file system"),
    });
    const own = join(CGROUP2, place.cgroup("agent"));
    const options = ["--volume", `${own}:${CGROUP2}:ro`];
    expect(await refused({ cgroups: false, options, target: ["--cgroup", CGROUP2] })).toMatchObject({
      code: 2,
    });
  });

  it("nothing was attached to the root cgroup", () => {
    expect(attachedPrograms(CGROUP2)).toEqual(rootPrograms);
  });
});

describe("rights", () => {
  it("an agent of another user, or with rights of its own, is looked into with CAP_SYS_PTRACE only", async () => {
    for (const options of [
      ["--user", "1000:1000"],
      ["--cap-add", "NET_RAW"],
    ]) {
      const other = place.agent("user", options);
      expect(await other.try(OTHER)).toBe("connected");
      const plain = await place.brief("user", { args: SHORT });
      expect(plain).toMatchObject({ code: 3, stderr: expect.stringContaining("Give netmon CAP_SYS_PTRACE") });
      const ptrace = { capabilities: `${CAPABILITIES},SYS_PTRACE` };
      expect(await find(ptrace, "user")).toEqual({ code: 0, cgroup: place.cgroup("user") });
      place.engine.podman(["rm", "--force", "--time", "0", "user"]);
    }
  });

  it("netmon as another user than root needs more of them, and an engine that hands them on", async () => {
    mkdirSync(join(place.engine.directory, "user-state"));
    const options = ["--user", "65532:65532"];
    const capabilities = `${CAPABILITIES},SYS_PTRACE,DAC_OVERRIDE`;
    expect(await find({ options, capabilities, state: "user-state" })).toEqual(theAgent());
  });

  it("the engine's own seccomp profile does with bpf(2) permitted to CAP_BPF", async () => {
    const profile = JSON.parse(readFileSync("/usr/share/containers/seccomp.json", "utf8")) as {
      syscalls: { names: string[]; action: string; includes?: unknown }[];
    };
    for (const rule of profile.syscalls) rule.names = rule.names.filter((name) => name !== "bpf");
    const seccomp = join(place.engine.directory, "seccomp.json");
    writeFileSync(seccomp, JSON.stringify(profile));
    const refused = await place.brief("agent", { seccomp, args: SHORT });
    expect(refused).toMatchObject({
      code: 4,
      stderr: expect.stringContaining("container's seccomp profile"),
    });
    profile.syscalls.push({ names: ["bpf"], action: "SCMP_ACT_ALLOW", includes: { caps: ["CAP_BPF"] } });
    writeFileSync(seccomp, JSON.stringify(profile));
    expect(await find({ seccomp })).toEqual(theAgent());
  });
});
