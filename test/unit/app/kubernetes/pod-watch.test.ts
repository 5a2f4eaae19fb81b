// group: machine
/** The pods of a node through a real HTTPS server: pages, changes, bookmarks, all kinds of disconnections, a new token. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { KubernetesApi } from "../../../../src/app/kubernetes/api.ts";
import { PodWatch } from "../../../../src/app/kubernetes/pod-watch.ts";
import { ApiServer } from "./api-server.ts";

let api: ApiServer;
let watch: PodWatch;
let said: string[];

beforeEach(async () => {
  api = await ApiServer.start();
  said = [];
});
afterEach(async () => {
  await watch.close();
  await api.close();
});

function start(labelSelector: string | null = null): void {
  watch = new PodWatch(
    new KubernetesApi({ url: api.url, serviceAccount: api.serviceAccount }),
    { node: "node-1", labelSelector, pauses: { first: 10, longest: 50 } },
    {
      onList: (pods) => said.push(`list ${pods.map(({ name }) => name).join(" ")}`.trim()),
      onPod: ({ name }) => said.push(`put ${name}`),
      onGone: ({ name }) => said.push(`gone ${name}`),
      onTrouble: ({ message }) => said.push(`trouble ${message}`),
      onRecovered: () => said.push("recovered"),
    },
  );
  watch.start();
}
const says = (text: string | RegExp): Promise<void> =>
  vi.waitFor(
    () => {
      if (!said.some((line) => (typeof text === "string" ? line === text : text.test(line))))
        throw new Error(`not said: ${text}; said: ${said.join("; ")}`);
    },
    { timeout: 10_000, interval: 5 },
  );
const lists = (): number => said.filter((line) => line.startsWith("list")).length;

it("lists by pages and selectors, then hears of each change", async () => {
  api.pageSize = 2;
  for (const n of [1, 2, 3]) api.put({ uid: `u${n}`, name: `p${n}`, labels: { app: "agent" } });
  api.put({ uid: "u4", name: "other-node", node: "node-2", labels: { app: "agent" } });
  api.put({ uid: "u5", name: "other-label", labels: { app: "web" } });
  start("app=agent");
  await says("list p1 p2 p3");
  await expect.poll(() => api.watches).toBe(1);
  api.put({ uid: "u6", name: "late", labels: { app: "agent" } });
  api.put({ uid: "u7", name: "elsewhere", node: "node-2", labels: { app: "agent" } });
  api.delete("u1");
  await says("gone p1");
  expect(said).toEqual(["list p1 p2 p3", "put late", "gone p1"]);
});

it("goes on where a watch ended, also from a bookmark, without another list", async () => {
  start();
  await expect.poll(() => api.watches).toBe(1);
  api.put({ uid: "u1", name: "p1" });
  await says("put p1");
  api.bookmark();
  await expect.poll(() => api.requests.length).toBe(2);
  api.endWatches("end");
  api.put({ uid: "u2", name: "p2" });
  await says("put p2");
  await expect.poll(() => api.watches).toBe(1);
  api.endWatches("cut");
  api.put({ uid: "u3", name: "p3" });
  await says("put p3");
  expect(lists()).toBe(1);
  expect(said.filter((line) => line === "put p1")).toHaveLength(1);
  expect(api.requests.at(-1)?.searchParams.get("allowWatchBookmarks")).toBe("true");
});

it("lists again when its version is forgotten, by status and on the stream", async () => {
  api.put({ uid: "u1", name: "p1" });
  api.put({ uid: "u2", name: "p2" });
  start();
  await expect.poll(() => api.watches).toBe(1);
  api.deleteUnseen("u1");
  api.endWatches("cut");
  await says("list p2");
  await expect.poll(() => api.watches).toBe(1);
  api.deleteUnseen("u2");
  api.failWatches(410);
  await says("list");
  expect(lists()).toBe(3);
});

it("keeps what it knows while the API fails, says so, and comes back", async () => {
  api.put({ uid: "u1", name: "p1" });
  start();
  await expect.poll(() => api.watches).toBe(1);
  api.answers.push(500, 503);
  api.endWatches("cut");
  await says(/trouble .* was answered with 503/);
  api.put({ uid: "u2", name: "p2" });
  await says("put p2");
  await says("recovered");
  expect(said).not.toContain("gone p1");
});

it("reads the token again for each request", async () => {
  start();
  await expect.poll(() => api.watches).toBe(1);
  api.token = "second-token";
  api.endWatches("cut");
  await says(/answered with 401: the token is not accepted/);
  api.writeToken();
  api.put({ uid: "u1", name: "p1" });
  await says("put p1");
});

it("trusts the service account's CA alone", async () => {
  const stranger = await ApiServer.start();
  try {
    watch = new PodWatch(
      new KubernetesApi({ url: stranger.url, serviceAccount: api.serviceAccount }),
      { node: null, labelSelector: null, pauses: { first: 10, longest: 50 } },
      {
        onList: () => said.push("list"),
        onPod: () => {},
        onGone: () => {},
        onTrouble: ({ message }) => said.push(`trouble ${message}`),
        onRecovered: () => {},
      },
    );
    watch.start();
    await says(/trouble .*self.signed certificate/);
    expect(stranger.requests).toEqual([]);
  } finally {
    await stranger.close();
  }
});
