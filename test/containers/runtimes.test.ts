/**
 * Containers that crun and runc make in cgroup v2, for podman as root and as a user with subordinate ids: found by name,
 * and as a pod's, and guarded.
 */
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { EventProcess } from "../e2e/event-process.ts";
import { detachAll } from "../e2e/place.ts";
import { Watching } from "../e2e/watching.ts";
import { ApiServer } from "../unit/app/kubernetes/api-server.ts";
import { NOBODY, Unified } from "./unified.ts";

const PODS = {
  crun: "0000000a-4b5a-6978-8796-a5b4c3d2e1f0",
  runc: "0000000b-4b5a-6978-8796-a5b4c3d2e1f0",
};
const TIME = { timeout: 180_000 };
const LONG = 60_000;

let machine: Unified;
let api: ApiServer;
let state: string;
let running: EventProcess | undefined;
const rootfs = new Map<number, string>();

beforeAll(async () => {
  [machine, api] = await Promise.all([Unified.start(), ApiServer.start()]);
  state = join(machine.directory, "state");
  for (const user of [0, NOBODY]) rootfs.set(user, machine.rootfs(user));
}, 120_000);
afterEach(() => running?.kill());
afterAll(async () => {
  detachAll(state);
  await api?.close();
  await machine?.remove();
}, 60_000);

/** Connects again and again, and says what came of it. */
const AGENT = `
const connect = () => require("net").connect(9, "127.0.0.1").on("error", ({ code }) => {
  console.log(code);
  setTimeout(connect, 100);
});
connect();
`;

/** Returns the container's id, and what tells the agent's last word. */
function start(user: number, runtime: string, name: string, parent: string): [string, () => string] {
  const options = ["--network", "none", "--cgroup-parent", parent, "--rootfs", rootfs.get(user) ?? ""];
  const words = [
    "--runtime",
    runtime,
    "run",
    "--detach",
    "--privileged",
    "--name",
    name,
    ...options,
    "/usr/bin/node",
    "-e",
  ];
  const id = machine.podman(user, [...words, AGENT]);
  return [id, () => machine.podman(user, ["logs", "--tail", "1", id])];
}

const ENFORCE = ["--mode", "enforce", "--fail-closed"];

describe.each([
  ["root's", 0, "/agents"],
  ["a user's", NOBODY, "/user/agents"],
])("%s container in cgroup v2", (_, user, parent) => {
  it.each(["crun", "runc"])("is found by its name if %s runs it, and guarded", TIME, async (runtime) => {
    const name = `${runtime}-${user}`;
    const [id, said] = start(user, runtime, name, parent);
    await expect.poll(said).toBe("ECONNREFUSED");
    const target = ["--container", name, "--session", `${name}-${process.pid}`];
    const watch = new Watching([...target, "--state-dir", state, ...ENFORCE]);
    running = watch;
    const { cgroup, verified } = await watch.started();
    expect([cgroup, verified]).toEqual([expect.stringMatching(`${parent}/libpod-${id}$`), true]);
    await expect.poll(said).toBe("EPERM");
    expect((await watch.stop()).code).toBe(0);
  });
});

it("a pod's containers are guarded by watch --pods, whichever of the two runs them", TIME, async () => {
  const cluster = ["--node", "node-1", "--kubernetes", api.url, "--service-account", api.serviceAccount];
  const target = ["watch", "--pods", ...cluster, "--cgroup-root", machine.cgroup];
  const pods = new EventProcess([...target, "--state-dir", state, "--format", "json", ...ENFORCE]);
  running = pods;
  for (const [runtime, uid] of Object.entries(PODS)) {
    const pod = `/kubepods/burstable/pod${uid}`;
    const [, said] = start(0, runtime, `pod-${runtime}`, pod);
    await expect.poll(said).toBe("ECONNREFUSED");
    api.put({ uid, name: runtime, annotations: { "netmon.dev/session": "" } });
    const { verified } = await pods.event("netmon_started", ({ cgroup }) => cgroup.endsWith(pod), LONG);
    expect(verified).toBe(true);
    await expect.poll(said).toBe("EPERM");
  }
});
