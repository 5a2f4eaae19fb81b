/** netmon watch --pods with a real API server and cgroups like a kubelet's, below the test's own. */
import { mkdirSync, rmdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stateDirs } from "../../src/state/paths.ts";
import { listSessions } from "../../src/state/store.ts";
import { ApiServer } from "../unit/app/kubernetes/api-server.ts";
import type { Agent } from "./agent.ts";
import { EventProcess } from "./event-process.ts";
import { OTHER_PEER, PEER, Place } from "./place.ts";

const SESSION = "netmon.dev/session";
const uidOf = (n: number): string => `0000000${n}-4b5a-6978-8796-a5b4c3d2e1f0`;

const place = new Place("pods");
let api: ApiServer;
let pods: EventProcess;
let [open, other] = [0, 0];

/** As the kubelet with the cgroupfs driver: a pod, a container in it. */
function makePod(n: number): { pod: string; container: string } {
  const pod = place.scratch.make("kubepods", "burstable", `pod${uidOf(n)}`);
  const container = join(pod, "container");
  mkdirSync(container);
  return { pod, container };
}
const only = (host: string, port: number, file?: string): string =>
  place.config(
    {
      mcp: { servers: [{ id: "one", url: `http://${host}:${port}/mcp` }], fail_closed: true },
      network: { mode: "enforce", resolvers: [] },
    },
    file,
  );

beforeAll(async () => {
  api = await ApiServer.start();
  const peer = place.peer();
  [open, other] = await Promise.all([peer.listen(PEER), peer.listen(OTHER_PEER)]);
  const configs = join(place.directory, "configs");
  mkdirSync(configs);
  only(OTHER_PEER, other, join(configs, "second.yaml"));
  pods = new EventProcess([
    ...[
      "watch",
      "--pods",
      "--node",
      "node-1",
      "--kubernetes",
      api.url,
      "--service-account",
      api.serviceAccount,
    ],
    ...["--cgroup-root", place.scratch.path, "--pod-configs", configs, "--config", only(PEER, open)],
    ...["--state-dir", place.stateDir, "--format", "json"],
  ]);
});
afterAll(async () => {
  await pods?.kill();
  await api?.close();
  await place.remove();
});

let first: Agent;

it("gives a pod with the annotation a session that covers its containers, and others none", async () => {
  const { container } = makePod(1);
  api.put({ uid: uidOf(9), name: "not-asked" });
  api.put({ uid: uidOf(1), name: "first", annotations: { [SESSION]: "" } });
  const started = await pods.event("netmon_started", (e) => e.session_id === "default.first-00000001");
  expect(started.mode).toBe("enforce");
  expect(started.cgroup.endsWith(`/kubepods/burstable/pod${uidOf(1)}`)).toBe(true);
  first = place.agent({ cgroup: container });
  expect(await first.tcp(PEER, open)).toEqual({ ok: true });
  expect(await first.tcp(OTHER_PEER, other)).toEqual({ err: "EPERM" });
});

it("waits for the cgroup of a pod, says when a started one has none, and takes its own configuration", async () => {
  const annotations = { [SESSION]: "shop", "netmon.dev/config": "second" };
  api.put({ uid: uidOf(2), name: "second", annotations });
  await pods.says(/pod default\/second has NO session: no cgroup below .* is that of the pod/);
  const { container } = makePod(2);
  await pods.event("netmon_started", (e) => e.session_id === "shop-00000002");
  await pods.says("pod default/second has its session now");
  const agent = place.agent({ cgroup: container });
  expect(await agent.tcp(PEER, open)).toEqual({ err: "EPERM" });
  expect(await agent.tcp(OTHER_PEER, other)).toEqual({ ok: true });
  await agent.end();
});

it("refuses a configuration that the node does not have, and uses the node's", async () => {
  const { container } = makePod(3);
  const annotations = { [SESSION]: "", "netmon.dev/config": "../../etc/passwd" };
  api.put({ uid: uidOf(3), name: "third", annotations });
  await pods.event("netmon_started", (e) => e.session_id === "default.third-00000003");
  expect(pods.stderr).toMatch(/pod default\/third: netmon.dev\/config names .* it has the node's default/);
  const agent = place.agent({ cgroup: container });
  expect(await agent.tcp(OTHER_PEER, other)).toEqual({ err: "EPERM" });
  await agent.end();
});

it("ends the session of a pod that is gone or over, also when it missed the event", async () => {
  const stopped = (session: string) => pods.event("netmon_stopped", (e) => e.session_id === session);
  api.put({ uid: uidOf(3), name: "third", phase: "Succeeded", annotations: { [SESSION]: "" } });
  expect((await stopped("default.third-00000003")).reason).toBe("the pod has finished");
  api.deleteUnseen(uidOf(2));
  api.endWatches("cut");
  expect((await stopped("shop-00000002")).reason).toBe("the pod is gone");
  // the others stay, with the API gone and back
  expect(await first.tcp(OTHER_PEER, other)).toEqual({ err: "EPERM" });
});

it("follows a pod whose cgroup is made anew, and ends in order", async () => {
  const pod = place.scratch.make("kubepods", "burstable", `pod${uidOf(4)}`);
  api.put({ uid: uidOf(4), name: "fourth", annotations: { [SESSION]: "" } });
  const session = "default.fourth-00000004";
  await pods.event("netmon_started", (e) => e.session_id === session);
  rmdirSync(pod);
  await pods.event(
    "netmon_stopped",
    (e) => e.session_id === session && e.reason === "the cgroup was removed",
  );
  mkdirSync(pod);
  await pods.eventually(() => pods.of("netmon_started").filter((e) => e.session_id === session).length === 2);
  pods.signal("SIGTERM");
  expect((await pods.ended).code).toBe(0);
  expect(pods.of("netmon_stopped").filter((e) => e.reason === "SIGTERM")).toHaveLength(2);
  // the pod runs on, and so do its links until the next netmon takes them over
  expect(await first.tcp(OTHER_PEER, other)).toEqual({ err: "EPERM" });
  expect(sessionsLeft()).toContain("default.first-00000001");
  for (const session of sessionsLeft()) place.detach(session);
  // the kernel ends the links a moment after their names
  await expect.poll(() => first.tcp(OTHER_PEER, other)).toEqual({ ok: true });
});

const sessionsLeft = (): string[] => listSessions(stateDirs(place.stateDir)).map((one) => one.sessionId);
