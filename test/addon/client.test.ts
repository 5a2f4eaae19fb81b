import { chmodSync, existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { HelperClient } from "../../src/kernel/helper/client.ts";
import { messageType } from "../../src/kernel/helper/codec.ts";
import type { HelperError } from "../../src/kernel/helper/error.ts";
import { helperProgram } from "../../src/kernel/helper/program.ts";
import { LAYOUT_VERSION } from "../../src/kernel/layout.ts";
import { netmonPackage } from "../../src/native/built-file.ts";
import { closeAll } from "../../src/native/descriptor.ts";
import { KernelMap } from "../../src/native/map.ts";
import {
  codeOf,
  HERE,
  MAP_TYPE,
  newDescriptors,
  openDescriptors,
  type PeerStep,
  removeDirectory,
  temporaryDirectory,
} from "./fixture.ts";

let directory: string;
let before: Set<string>;
const clients: HelperClient[] = [];

beforeEach(() => {
  directory = temporaryDirectory("client");
  before = openDescriptors();
});

afterEach(async () => {
  for (const client of clients.splice(0)) await client.close();
  removeDirectory(directory);
  expect(newDescriptors(before)).toEqual([]);
});

const hex = (name: string, value: Record<string, unknown>): string => {
  const type = messageType(name);
  return Buffer.from(type.encode(type.fromObject(value)).finish()).toString("hex");
};

const hello = (change: Record<string, unknown> = {}): PeerStep => ({
  frame: hex("Hello", {
    protocolVersion: 1,
    layoutVersion: LAYOUT_VERSION,
    helperVersion: netmonPackage().version,
    ...change,
  }),
});

/** An executable that speaks the protocol by a plan. */
function fakeHelper(steps: PeerStep[]): string {
  const plan = join(directory, "plan.json");
  const path = join(directory, "helper");
  writeFileSync(plan, JSON.stringify(steps));
  writeFileSync(
    path,
    `#!/bin/sh\n[ "$1" = serve ] || exit 64\nexec python3 '${join(HERE, "peer.py")}' '${plan}'\n`,
  );
  chmodSync(path, 0o755);
  return path;
}

async function start(steps: PeerStep[], log: string[] = []): Promise<HelperClient> {
  const client = await HelperClient.start({ path: fakeHelper(steps), log: (line) => log.push(line) });
  clients.push(client);
  return client;
}

const detached = (links: number, fds: string[] = []): string =>
  hex("Reply", { detach: { links, maps: 0 }, fds });

async function failure(action: Promise<unknown>): Promise<HelperError> {
  try {
    await action;
  } catch (error) {
    return error as HelperError;
  }
  throw new Error("it did not fail");
}

describe("start", () => {
  it("hands over what the helper says about itself", async () => {
    const client = await start([hello(), { read: "frame" }]);
    expect(client.hello).toEqual({
      protocolVersion: 1,
      layoutVersion: LAYOUT_VERSION,
      helperVersion: netmonPackage().version,
    });
  });

  it.each([{ protocolVersion: 2 }, { layoutVersion: 99 }, { helperVersion: "0.0.9" }])(
    "refuses %o",
    async (change) => {
      const error = await failure(start([hello(change), { read: "frame" }]));
      expect(error.code).toBe("helper_version");
      expect(error.message).toContain(String(Object.values(change)[0]));
      expect(error.message).toContain(`this is netmon ${netmonPackage().version}`);
      expect(error.message).toContain("make build");
    },
  );

  it("says how the helper ended and what it said", async () => {
    const error = await failure(start([{ say: "no BTF here", exit: 3 }]));
    expect(error).toMatchObject({ name: "HelperError", code: "helper_exited" });
    expect(error.message).toMatch(/exited with code 3: no BTF here during start/);
  });

  it("does not wait for ever", async () => {
    const path = fakeHelper([{ sleep: 20_000 }]);
    const error = await failure(HelperClient.start({ path, helloTimeoutMs: 200 }));
    expect(error.code).toBe("helper_timeout");
  });

  it("refuses what is not a Hello", async () => {
    expect((await failure(start([{ frame: "0a0161" }]))).code).toBe("protocol");
    expect((await failure(start([{ raw: "ffffffff" }]))).code).toBe("protocol");
  });

  it("names the missing file", async () => {
    const error = await failure(HelperClient.start({ path: join(directory, "nothing") }));
    expect(error.code).toBe("helper_missing");
    expect(error.message).toMatch(/nothing cannot be started.*make build/);
  });
});

describe("request", () => {
  it("returns the reply with named descriptors, owned by the caller", async () => {
    const names = ["map:rules", "map:events"];
    const reply = hex("Reply", { load: { hooks: ["connect4"], setRetval: true }, fds: names });
    const client = await start([hello(), { read: "frame" }, { frame: reply, fds: 2 }, { read: "frame" }]);
    const load = {
      maxRules: 1,
      maxRanges: 1,
      maxServers: 1,
      ringBytes: 4096,
      unixHooks: true,
      shared: false,
    };
    const { result, descriptors } = await client.request("load", load);
    expect(result).toEqual({ hooks: ["connect4"], missing: [], setRetval: true, session: 0 });
    expect([...descriptors.keys()]).toEqual(names);
    expect(descriptors.get("map:events")?.name).toBe("map:events");
    await client.close();
    expect(newDescriptors(before)).toEqual(["/dev/null", "/dev/null"]);
    closeAll(descriptors.values());
  });

  it("passes on the helper’s error, and the next call works", async () => {
    const refusal = hex("Reply", {
      error: { code: "root_cgroup", message: "not this one", hook: "connect4", detail: "log" },
    });
    const client = await start([
      hello(),
      { read: "frame" },
      { frame: refusal, fds: 2 },
      { read: "frame" },
      { frame: detached(3) },
    ]);
    const error = await failure(client.request("adopt", { pinDir: "/x", cgroup: "", shared: false }));
    expect(error).toMatchObject({ name: "HelperError", code: "root_cgroup", message: "not this one" });
    expect((await client.request("detach", { pinDir: "/x" })).result.links).toBe(3);
  });

  it("keeps the order of calls made at once", async () => {
    const turns = [1, 2, 3].flatMap((n): PeerStep[] => [
      { read: "frame", sleep: 20 },
      { frame: detached(n) },
    ]);
    const client = await start([hello(), ...turns]);
    const replies = await Promise.all([1, 2, 3].map(() => client.request("detach", { pinDir: "/x" })));
    expect(replies.map(({ result }) => result.links)).toEqual([1, 2, 3]);
  });

  it.each([
    ["fewer descriptors than names", { frame: detached(0, ["map:a", "map:b"]), fds: 1 }],
    ["more descriptors than names", { frame: detached(0, ["map:a"]), fds: 2 }],
    ["one name twice", { frame: detached(0, ["map:a", "map:a"]), fds: 2 }],
    ["a reply to another call", { frame: hex("Reply", { adopt: {} }), fds: 1 }],
    ["bytes that are not a reply", { frame: "ffff", fds: 1 }],
  ])("ends the client on %s and closes all", async (_what, step) => {
    const client = await start([hello(), { read: "frame" }, step, { sleep: 20_000 }]);
    const error = await failure(client.request("detach", { pinDir: "/x" }));
    expect(error.code).toBe("protocol");
    expect(await failure(client.request("detach", { pinDir: "/x" }))).toBe(error);
    expect(newDescriptors(before)).toEqual([]);
    expect(existsSync(`/proc/${client.pid}`)).toBe(false);
  });

  it("refuses a wrong request before it is sent, and the next call works", async () => {
    const client = await start([hello(), { read: "frame" }, { frame: detached(1) }]);
    await expect(
      client.request("adopt", { pinDir: 7 as unknown as string, cgroup: "", shared: false }),
    ).rejects.toThrow(TypeError);
    expect((await client.request("detach", { pinDir: "" })).result.links).toBe(1);
  });
});

describe("a helper that dies", () => {
  it("in the middle of a call rejects every waiting call with why", async () => {
    const log: string[] = [];
    const client = await start([hello(), { read: "frame" }, { say: "panic: out of luck", kill: true }], log);
    const calls = [1, 2, 3].map(() => failure(client.request("detach", { pinDir: "/x" })));
    const errors = await Promise.all(calls);
    for (const error of errors) {
      expect(error.code).toBe("helper_exited");
      expect(error.message).toMatch(/was killed by SIGKILL: panic: out of luck during detach/);
    }
    expect(log).toEqual(["panic: out of luck"]);
  });

  it("between calls is noticed by the next one", async () => {
    const client = await start([hello(), { exit: 5 }]);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const error = await failure(client.request("detach", { pinDir: "/x" }));
    expect(error).toMatchObject({ code: "helper_exited" });
    expect(error.message).toContain("exited with code 5");
  });

  it("too slowly is killed at the deadline", async () => {
    const client = await start([hello(), { read: "frame" }, { sleep: 600_000 }]);
    const error = await failure(client.request("detach", { pinDir: "/x" }, 200));
    expect(error.code).toBe("helper_timeout");
    expect(existsSync(`/proc/${client.pid}`)).toBe(false);
  });
});

describe("close", () => {
  it("ends a helper that reads, without a kill", async () => {
    const client = await start([hello(), { read: "frame" }]);
    await client.close(600_000);
    expect(existsSync(`/proc/${client.pid}`)).toBe(false);
    await client.close();
    expect(await codeOf(() => client.request("detach", { pinDir: "/x" }))).toBe("closed");
  });

  it("kills one that does not end", async () => {
    const client = await start([hello(), { sleep: 600_000 }]);
    await client.close(200);
    expect(existsSync(`/proc/${client.pid}`)).toBe(false);
  });

  it("rejects the call under way", async () => {
    const client = await start([hello(), { read: "frame" }, { sleep: 20_000 }]);
    const call = codeOf(() => client.request("detach", { pinDir: "/x" }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    await client.close(100);
    expect(await call).toBe("closed");
  });
});

describe("the built helper", () => {
  beforeAll(() => void helperProgram()); // which stays open

  it("speaks the same protocol: its maps arrive with the layout of this side", async () => {
    const client = await HelperClient.start();
    clients.push(client);
    const { result: probe } = await client.request("probe", { bpffs: "" });
    expect(probe.features).toContainEqual({ name: "ringbuf", answer: "yes", why: "" });
    const load = {
      maxRules: 1000,
      maxRanges: 100,
      maxServers: 10,
      ringBytes: 65536,
      unixHooks: false,
      shared: false,
    };
    const { result, descriptors } = await client.request("load", load);
    expect(result.hooks).toEqual(
      expect.arrayContaining(["connect4", "connect6", "sendmsg4", "sendmsg6", "egress"]),
    );
    const maps = [...descriptors].map(([name, descriptor]) => [name, new KernelMap(descriptor)] as const);
    const rules = maps.find(([name]) => name === "map:rules")?.[1];
    expect(rules?.info).toMatchObject({ keySize: 20, valueSize: 12, maxEntries: 1000 });
    const events = maps.find(([name]) => name === "map:events")?.[1];
    expect(events?.info).toMatchObject({ type: MAP_TYPE.RINGBUF, maxEntries: 65536 });
    closeAll(maps.map(([, map]) => map));
    const error = await failure(
      client.request("attach", {
        cgroup: "/nowhere",
        cgroupId: 1n,
        pinDir: "",
        allowRootCgroup: false,
        session: 0,
      }),
    );
    expect(error.name).toBe("HelperError");
    expect(error.code).not.toMatch(/^helper_|protocol/);
  });
});
