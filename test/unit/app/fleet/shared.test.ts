// group: machine
/** What sessions of one process share: look-ups, the helper, configuration files, the pace. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { FLEET_MAPS, paceOf, SharedFiles, sharedNames } from "../../../../src/app/fleet/shared.ts";
import { defaultConfig } from "../../../../src/config/parse.ts";
import { type Answer, NONE } from "../../../../src/dns/resolver/answer.ts";
import { systemClock } from "../../../../src/dns/resolver/clock.ts";
import { SharedHelper } from "../../../../src/kernel/helper/calls.ts";
import { ProgramLoader } from "../../../../src/kernel/program-loader.ts";
import { KernelSession } from "../../../../src/kernel/session.ts";
import { Scratch } from "../../kernel/target/scratch-cgroup.ts";

afterEach(() => vi.useRealTimers());

describe("shared look-ups", () => {
  const found = (ttl: number): Answer => ({
    v4: { kind: "addresses", addresses: [{ address: "192.0.2.1", ttl }] },
    v6: NONE,
    queries: 2,
  });

  function counted(answer: () => Promise<Answer>) {
    const asked: string[] = [];
    const lookup = (name: string): Promise<Answer> => {
      asked.push(name);
      return answer();
    };
    return { asked, names: sharedNames({ lookup, close: () => {} }, systemClock) };
  }

  it("asks once for those that ask together, and again when the answer is old", async () => {
    vi.useFakeTimers();
    const { asked, names } = counted(async () => found(2));
    const answers = await Promise.all(["a", "a", "b"].map((name) => names.lookup(name)));
    expect(answers.map(({ queries }) => queries)).toEqual([2, 0, 2]);
    await names.lookup("a");
    expect(asked).toEqual(["a", "b"]);
    await vi.advanceTimersByTimeAsync(2001);
    await names.lookup("a");
    expect(asked).toEqual(["a", "b", "a"]);
  });

  it("keeps no failure", async () => {
    vi.useFakeTimers();
    const failure = { kind: "failure", error: "ETIMEOUT" } as const;
    const { asked, names } = counted(async () => ({ v4: failure, v6: failure, queries: 2 }));
    await names.lookup("a");
    await vi.advanceTimersByTimeAsync(1);
    await names.lookup("a");
    expect(asked).toEqual(["a", "a"]);
  });
});

describe("shared files", () => {
  it("are read once until they are forgotten, and stay open when one session closes", () => {
    let reads = 0;
    let open = true;
    const files = new SharedFiles({
      load: () => {
        reads++;
        return { config: defaultConfig(), skipped: [] };
      },
      paths: [],
      onChange: () => {},
      close: () => {
        open = false;
      },
    });
    expect(files.source.load()).toBe(files.source.load());
    files.source.close();
    expect([reads, open]).toEqual([1, true]);
    files.forget();
    files.source.load();
    expect(reads).toBe(2);
    files.close();
    expect(open).toBe(false);
  });
});

describe("the shared helper", () => {
  it("is one process for all calls, and another after it was killed", async () => {
    const scratch = new Scratch("helper");
    const cgroup = scratch.make("a");
    const helper = new SharedHelper(() => {});
    try {
      const call = () => helper.request("sockets", { cgroup, listeners: false, known: [], own: [] });
      await Promise.all([call(), call(), call()]);
      const first = helper.pid;
      expect(first).toBeGreaterThan(0);
      process.kill(first!, "SIGKILL");
      expect((await call()).result.sockets).toEqual([]);
      expect(helper.pid).not.toBe(first);
      // a refusal ends nothing
      const second = helper.pid;
      await expect(
        helper.request("sockets", { cgroup: `${cgroup}/gone`, listeners: false, known: [], own: [] }),
      ).rejects.toThrow();
      await call();
      expect(helper.pid).toBe(second);
    } finally {
      await helper.close();
      await scratch.remove();
    }
  });
});

describe("the helper of one session", () => {
  it("ends when nothing is asked any more, and is there again for the next call", async () => {
    const scratch = new Scratch("helper");
    const cgroup = scratch.make("a");
    const helper = new SharedHelper(() => {}, 1);
    try {
      const call = () => helper.request("sockets", { cgroup, listeners: false, known: [], own: [] });
      await Promise.all([call(), call()]);
      await vi.waitFor(() => expect(helper.pid).toBeNull(), 20_000);
      expect((await call()).result.sockets).toEqual([]);
    } finally {
      await helper.close();
      await scratch.remove();
    }
  });
});

describe("programs that are loaded before the policy is known", () => {
  const capacities = { maxRules: 1024, maxRanges: 64, maxServers: 16, ringBytes: 1 << 16 };

  async function withAhead(wanted: typeof capacities, during: (session: KernelSession) => void) {
    const load = vi.spyOn(KernelSession, "load");
    const loader = new ProgramLoader();
    try {
      await loader.loadAhead(capacities);
      const session = await loader.load(wanted);
      try {
        during(session);
        expect(session.hooks).toContain("connect4");
        return load.mock.calls.length;
      } finally {
        await session.close();
      }
    } finally {
      await loader.drop();
      load.mockRestore();
    }
  }

  it("are those of a policy that needs maps of this size", async () => {
    expect(await withAhead(capacities, ({ maps }) => expect(maps.maxRules).toBe(1024))).toBe(1);
  });

  it("give way to others where it needs another", async () => {
    const larger = { ...capacities, maxRules: 2048 };
    expect(await withAhead(larger, ({ maps }) => expect(maps.maxRules).toBe(2048))).toBe(2);
  });

  it("fail when they are needed, with the helper's own error", async () => {
    const loader = new ProgramLoader();
    const impossible = { ...capacities, ringBytes: 4095 };
    await loader.loadAhead(impossible);
    await expect(loader.load(impossible)).rejects.toMatchObject({ code: "size" });
  });
});

describe("the programs of sessions with one helper", () => {
  const capacities = { maxRules: 1024, maxRanges: 64, maxServers: 16, ringBytes: 1 << 16 };

  it("are loaded by the next helper after one was killed; what it loaded before ends as it should", async () => {
    const helper = new SharedHelper(() => {});
    const loader = new ProgramLoader(helper);
    const sessions: KernelSession[] = [];
    try {
      sessions.push(await loader.load(capacities));
      const first = helper.pid;
      process.kill(first!, "SIGKILL");
      sessions.push(await loader.load(capacities), await loader.load({ ...capacities, maxRules: 2048 }));
      expect(helper.pid).not.toBe(first);
      expect(sessions.map(({ maps }) => maps.maxRules)).toEqual([1024, 1024, 2048]);
      for (const { hooks } of sessions) expect(hooks).toContain("egress");
      const nowhere = { path: "/nowhere", id: 1n, linkDir: null, allowRootCgroup: false };
      await expect(sessions[0]?.attach(nowhere)).rejects.toMatchObject({ code: "helper_exited" });
      await expect(sessions[1]?.attach(nowhere)).rejects.toMatchObject({ code: "ENOENT" });
    } finally {
      for (const session of sessions) await session.close();
      await helper.close();
    }
  });
});

describe("sessions that share a process", () => {
  it("look around less often the more they are, and not without end", () => {
    expect([1, 20, 40, 200, 2000].map(paceOf)).toEqual([1, 1, 2, 10, 10]);
  });

  it("have room for a policy that grows", () => {
    expect([0, 1000, 5000, 1_000_000].map(FLEET_MAPS.maxRules)).toEqual([16_384, 16_384, 32_768, 262_144]);
  });
});
