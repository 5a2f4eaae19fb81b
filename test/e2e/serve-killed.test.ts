/** netmon serve under sessions of users without root, when it is killed: nothing passes, and the next one takes them over. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ENFORCE, NOBODY, OTHER, Serving } from "./serving.ts";

const TIME = { timeout: 120_000 };

let serving: Serving;

beforeAll(async () => {
  serving = new Serving();
  await serving.start();
});
beforeEach(() => serving.running()); // the service, which a test ends
afterAll(() => serving.remove());

const run: Serving["run"] = (...words) => serving.run(...words);

async function leftNothing(uid: number, session: string): Promise<void> {
  await expect.poll(() => serving.left(uid, session)).toEqual([]);
}

describe("the service is killed", () => {
  it(
    "under enforcing sessions of two users: nothing passes, and the next one takes them over",
    TIME,
    async () => {
      const name = serving.name();
      const all = [NOBODY, OTHER, NOBODY].map((uid, i) => {
        const started = run(uid, `${name}.${i}`, ENFORCE, serving.trying(name));
        let text = "";
        started.child.stderr?.on("data", (more: string) => {
          text += more;
        });
        return { uid, session: `${name}.${i}`, started, said: () => text };
      });
      for (const { started } of all) await started.says("started");
      const pids = all.map(({ uid, session }) =>
        readFileSync(join(serving.cgroup(uid, session), "cgroup.procs"), "utf8"),
      );
      for (let times = 0; times < 2; times++) {
        await serving.killed();
        for (const { said } of all)
          await expect.poll(() => said().split("netmon serve is back").length - 1).toBe(times + 1);
        for (const [i, { uid, session }] of all.entries())
          expect(readFileSync(join(serving.cgroup(uid, session), "cgroup.procs"), "utf8")).toBe(pids[i]);
      }
      serving.enough(name);
      for (const { uid, session, started } of all) {
        const { code, stdout, stderr } = await started.ended;
        expect(stdout, stderr).toContain("refused True through 0");
        expect(code, stderr).toBe(0);
        await leftNothing(uid, session);
      }
    },
  );

  it.each([100, 300, 600, 1000])("%d ms after a run asked: nothing is left by the next", TIME, async (ms) => {
    const session = serving.name();
    const started = run(NOBODY, session, ENFORCE, ["sleep", "1000"]);
    await new Promise((resolve) => setTimeout(resolve, ms));
    await serving.killed();
    started.child.kill("SIGKILL");
    await started.ended;
    await expect.poll(() => serving.left(NOBODY, session), { timeout: 60_000 }).toEqual([]);
  });

  it("reads nothing of a session's own file system when the next takes it over", TIME, async () => {
    const session = serving.name();
    const holder = serving.stranger(NOBODY, "hold", session);
    await holder.says("opened");
    // who reads it waits for a writer
    const script = `mkfifo "$0.fifo"; mount --bind "$0.fifo" "$(readlink -f /etc/resolv.conf)" && exec "$@"`;
    const own = ["unshare", "--user", "--mount", "--keep-caps", `--map-user=${NOBODY}`];
    const place = join(serving.home(NOBODY), session);
    const words = [...own, "sh", "-c", script, place, ...serving.strangerWords("stay", session)];
    const agent = serving.program(NOBODY, words);
    await agent.says("cgroup");
    await serving.killed();
    const other = await serving.stranger(OTHER, "open", session).ended;
    expect(other.stdout).toMatch(/^opened /);
    holder.child.kill("SIGKILL");
    agent.child.kill("SIGKILL");
    for (const uid of [NOBODY, OTHER])
      await expect.poll(() => serving.left(uid, session), { timeout: 60_000 }).toEqual([]);
  });

  it("with the client: the next one ends what nobody asks for again", TIME, async () => {
    const session = serving.name();
    const started = run(NOBODY, session, [], ["sh", "-c", "echo up; sleep 1000"]);
    await started.says("up");
    const agent = serving.cgroup(NOBODY, session);
    expect(readFileSync(join(agent, "cgroup.procs"), "utf8")).not.toBe("");
    started.child.kill("SIGSTOP"); // it cannot ask again
    await serving.killed();
    started.child.kill("SIGKILL");
    await expect.poll(() => serving.left(NOBODY, session), { timeout: 60_000 }).toEqual([]);
  });
});

it("the service ends without its sessions, and takes them over when it starts again", TIME, async () => {
  const session = serving.name();
  const started = run(NOBODY, session, ENFORCE, serving.trying(session));
  await started.says("started");
  expect(await serving.stop()).toEqual({ code: 0 });
  await serving.start();
  serving.enough(session);
  const { code, stdout, stderr } = await started.ended;
  expect([code, stdout], stderr).toEqual([0, expect.stringContaining("refused True through 0")]);
  await leftNothing(NOBODY, session);
});
