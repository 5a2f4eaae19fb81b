/** Waiting calls on a desktop: a real session bus, the user's own or that of the user who called sudo. */
import { type ChildProcess, spawn } from "node:child_process";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, it, vi } from "vitest";
import { Asked } from "./asked-shim.ts";
import { Desktop } from "./notification-receiver.ts";
import { COMMAND } from "./start-netmon.ts";

vi.setConfig({ testTimeout: 90_000 }); // many processes, on a machine that may be busy

const NOBODY = 65534;
const ENOUGH = { timeout: 60_000 };
const desktops: Desktop[] = [];
const watches: ChildProcess[] = [];
const directories: string[] = [];
afterEach(async () => {
  for (const watch of watches.splice(0)) watch.kill();
  for (const desktop of desktops.splice(0)) await desktop.close();
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true });
});
afterAll(() => Asked.removeAll());

const MCP = { mode: "enforce", ask: [{ server: "files", tool: "wipe" }] };
const start = () => Asked.start({ sandbox: { mcp: MCP }, approvals: { hold_seconds: 0 } });

/** `uid`: whose desktop it is. */
async function startDesktop(uid?: number): Promise<{ desktop: Desktop; at: string }> {
  const at = mkdtempSync(join(tmpdir(), "netmon-desktop-"));
  directories.push(at);
  if (uid !== undefined) chownSync(at, uid, uid);
  const desktop = await Desktop.start(at, uid);
  desktops.push(desktop);
  return { desktop, at };
}

function watch(asked: Asked, env: NodeJS.ProcessEnv, before: readonly string[] = []) {
  const words = [...before, ...COMMAND, "--state-dir", asked.place.state, "approvals", "watch", "--notify"];
  const [program = "", ...args] = words;
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  watches.push(child);
  const said = { stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => (said.stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (said.stderr += text));
  return said;
}

it("are shown once, escaped and shortened, and nothing there answers", async () => {
  const asked = await start();
  const { desktop, at } = await startDesktop();
  const said = watch(asked, { DBUS_SESSION_BUS_ADDRESS: `unix:path=${at}/bus` });
  await asked.call(JSON.stringify({ a: '<b>&"\u202e\u001b[2J', b: "x".repeat(1000) }));
  const { id } = await asked.approvals.one();
  await expect.poll(() => desktop.shown, ENOUGH).toHaveLength(1);
  const [shown] = desktop.shown;
  expect(shown).toMatchObject({
    ...{ application: "netmon", summary: `netmon: a tool call waits for approval (${id})` },
  });
  const [tool, args, advice, ...more] = shown!.body.split("\n");
  expect([tool, advice, more]).toEqual(["files/wipe", `netmon approvals show ${id}`, []]);
  expect(args).toMatch(/^\{"a":"&lt;b&gt;&amp;\\"\\u\{202e\}\\u001b\[2J","b":"x+\.\.\.$/);
  expect(args?.length).toBeLessThan(200);
  await asked.call('{"second":true}');
  await expect
    .poll(() => desktop.shown.map(({ body }) => body.split("\n")[1]), ENOUGH)
    .toEqual([args, '{"second":true}']);
  expect((await asked.approvals.list()).map(({ state }) => state)).toEqual(["pending", "pending"]);
  expect(said.stderr).toBe("");
});

it("are counted where many come at once", async () => {
  const asked = await start();
  for (let call = 0; call < 5; call++) await asked.call(`{"n":${call}}`);
  const { desktop, at } = await startDesktop();
  watch(asked, { DBUS_SESSION_BUS_ADDRESS: `unix:path=${at}/bus` });
  await expect
    .poll(() => desktop.shown, ENOUGH)
    .toEqual([
      {
        application: "netmon",
        summary: "netmon: 5 calls and connections wait for approval",
        body: "netmon approvals",
      },
    ]);
});

it("are shown to the user who called sudo, with that user's rights", async () => {
  const asked = await start();
  await asked.call("{}");
  const { desktop, at } = await startDesktop(NOBODY);
  // in a mount namespace of its own: no other user's /run/user is touched
  const mounts = `mount -t tmpfs tmpfs /run && mkdir -p /run/user/${NOBODY} && mount --bind ${at} /run/user/${NOBODY}`;
  const before = ["unshare", "--mount", "sh", "-c", `${mounts} && exec "$@"`, "sh"];
  const env = {
    SUDO_UID: String(NOBODY),
    SUDO_GID: String(NOBODY),
    DBUS_SESSION_BUS_ADDRESS: "unix:path=/root/x",
  };
  const said = watch(asked, env, before);
  await expect.poll(() => desktop.shown.length + said.stderr.length, ENOUGH).toBeGreaterThan(0);
  expect(said.stderr).toBe("");
  expect(desktop.shown).toMatchObject([{ application: "netmon" }]);
  await expect.poll(() => desktop.senders, ENOUGH).toEqual([NOBODY]);
});

it("are printed all the same where there is no desktop", async () => {
  const asked = await start();
  await asked.call("{}");
  const said = watch(asked, { DBUS_SESSION_BUS_ADDRESS: `unix:path=${asked.place.directory}/none` });
  await expect
    .poll(() => said.stderr, ENOUGH)
    .toMatch(/warning: the desktop shows no notification: .*No such file/);
  expect(said.stdout).toMatch(/A-[0-9A-Z]{10}/);
});
