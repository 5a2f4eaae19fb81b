/** Chromium with its own sandbox in a session: the namespaces that it makes are announced, and are no fault. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { NOBODY, PEER, Place } from "../e2e/place.ts";
import { CHROMIUM } from "./browser.ts";

const place = new Place("chromium");
let browser: ChildProcess | undefined;

async function end(): Promise<void> {
  if (browser?.pid === undefined || browser.exitCode !== null || browser.signalCode !== null) return;
  process.kill(-browser.pid, "SIGKILL");
  await once(browser, "close");
}

afterAll(async () => {
  await end();
  await place.remove();
});

it("Chromium's sandbox causes no warning in a session that learns names", { timeout: 120_000 }, async () => {
  const network = { mode: "enforce", fail_closed: true, allow: ["*.example.test:443"], resolvers: [PEER] };
  // the session's first process tells which namespaces are not its own
  await place.agent().listen("127.0.0.1");
  const watch = await place.watch(place.config({ network }));
  const before = watch.stderr.length;
  const within = ["nsenter", `--net=/run/netns/${place.agentNetns}`, "setpriv", "--clear-groups", ...NOBODY];
  const profile = join(place.directory, "profile");
  mkdirSync(profile);
  chownSync(profile, 65534, 65534);
  const options = [
    "--headless",
    `--user-data-dir=${profile}`,
    "--disable-gpu",
    "--remote-debugging-port=0",
    "about:blank",
  ];
  browser = spawn(
    "sh",
    ["-ec", `echo $$ > ${place.cgroup}/cgroup.procs; exec "$@"`, "sh", ...within, CHROMIUM, ...options],
    { stdio: "ignore", detached: true, env: { ...process.env, HOME: "/nonexistent" } },
  );
  await watch.says(/made a network namespace, as sandboxes and browsers do/);
  const said = watch.stderr.slice(before).split("\n").filter(Boolean);
  // 30: information; and nothing that is not a log line, as a fault or a lost claim would be
  expect(said.filter((line) => !line.startsWith('{"level":30,'))).toEqual([]);
  await end();
  expect((await watch.stop()).code).toBe(0);
});
