/**
 * Surrounds a whole run: sets up its directory and PATH, and finally checks for what tests left behind, which fails the
 * run. Processes that are ending at that moment get a few seconds.
 */
import { execFileSync } from "node:child_process";
import { rmdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";
import { SYSTEM_DIRS } from "../../src/state/paths.ts";
import { removeDeadRuns } from "./dead-runs.ts";
import { leftovers } from "./leftovers.ts";
import { StoreWriters } from "./store-writers.ts";
import { TestRun, USUAL_UMASK } from "./test-run.ts";

const STORE_THREAD = fileURLToPath(new URL("../../src/store/writer-thread.ts", import.meta.url));
const CHECKOUT = fileURLToPath(new URL("../../", import.meta.url));
const REQUIREMENTS = fileURLToPath(new URL("../../native/requirements.sh", import.meta.url));

/** Tests start Node and programs of the checkout as other users. Throws if these cannot reach one. */
function checkReachable(path: string): void {
  const closed = (statSync(path).mode & 0o001) === 0;
  if (closed) {
    const opened = path.startsWith(CHECKOUT)
      ? `"chmod -R o+rX ${CHECKOUT}" lets them`
      : 'as root, put "bash test/setup/open-path.sh" in front of the command';
    throw new Error(`tests start programs as other users, who cannot enter ${path}: ${opened}`);
  }
  if (path !== "/") checkReachable(dirname(path));
}

/** Ends the controllers, which would otherwise end some seconds after their last shim. */
function endShimControllers(run: TestRun): void {
  for (const { kind, what, text } of leftovers(run))
    if (kind === "process" && / shim-controller \S+$/.test(text)) process.kill(Number(what), "SIGTERM");
}

/** Removes the directories of the users' shims, which netmon makes for each user and leaves empty. */
function removeShimDirectories(run: TestRun): void {
  for (const uid of run.users()) {
    try {
      rmdirSync(`/tmp/netmon-shims-${uid}`);
    } catch {
      // there is none, or something is left in it, which the check below names
    }
  }
}

export default function setup(): () => Promise<void> {
  const programs = [REQUIREMENTS, process.execPath, process.env.NETMON_PROGRAM];
  for (const program of programs) if (program !== undefined) checkReachable(dirname(program));
  const killed = TestRun.dead();
  process.umask(USUAL_UMASK);
  const run = TestRun.make();
  // a sanitizer's library is only for the tests
  const env = { ...process.env, LD_PRELOAD: undefined };
  execFileSync("bash", [REQUIREMENTS, "path", run.programs], {
    stdio: ["ignore", "inherit", "inherit"],
    env,
  });
  buildSync({
    ...{ entryPoints: [STORE_THREAD], outfile: run.storeThread, bundle: true, packages: "external" },
    ...{ platform: "node", format: "esm", target: "node22.19", logLevel: "error" },
  });
  for (const [name, value] of Object.entries(run.environment)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  // tests connect only to this machine, and reading these certificates takes Node 20 longer than its whole start
  delete process.env.NODE_EXTRA_CA_CERTS;
  removeDeadRuns(killed);
  const writers = new StoreWriters(run);
  return async () => {
    writers.close();
    endShimControllers(run);
    const look = () => {
      removeShimDirectories(run);
      return leftovers(run);
    };
    let left = look();
    for (let tries = 0; left.length > 0 && tries < 50; tries++) {
      await setTimeout(100);
      left = look();
    }
    // removing the directory would empty a mount that was left
    if (!left.some((item) => item.kind === "mount")) run.remove();
    const wrong = [
      ...left.map(({ text }) => text),
      ...writers.found.map((text) => `in ${SYSTEM_DIRS.lib}, without --state-dir: ${text}`),
    ];
    if (wrong.length === 0) return;
    process.exitCode = 1; // an error thrown here is printed, but would not change the exit code
    throw new Error(`tests left behind:\n  ${wrong.join("\n  ")}`);
  };
}
