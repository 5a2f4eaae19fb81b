/**
 * That a process which is closed to others stays so when it takes another user's rights for a while. The kernel gives a
 * process whose ids change the value of fs.suid_dumpable, which is the whole machine's and stays as it is: a library in
 * front of libc's does to the process what a kernel with the value 1 does.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";

const LIKE_SUID_DUMPABLE_1 = `
#define _GNU_SOURCE
#include <dlfcn.h>
#include <sys/prctl.h>
#include <sys/types.h>
static int changed(const char *name, unsigned id) {
  int (*call)(unsigned) = (int (*)(unsigned))dlsym(RTLD_NEXT, name);
  int before = call(id);
  if (id != (unsigned)-1 && before != (int)id) prctl(PR_SET_DUMPABLE, 1, 0, 0, 0);
  return before;
}
int setfsuid(uid_t id) { return changed("setfsuid", id); }
int setfsgid(gid_t id) { return changed("setfsgid", id); }
`;

/** The owner of the memory in /proc is root as long as nobody of this process's user may look into it. */
const INSIDE = `
  import { statSync } from "node:fs";
  const { addon } = await import(process.argv[1]);
  const owner = () => statSync("/proc/self/environ").uid;
  const seen = [];
  const turn = () => { addon().runAsUser(1, 1, [], () => seen.push(owner())); seen.push(owner()); };
  turn();
  addon().makeUndumpable();
  seen.push(owner());
  turn();
  try { addon().runAsUser(1, 1, [], () => { throw new Error("x"); }); } catch {}
  seen.push(owner());
  console.log(JSON.stringify(seen));
`;

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), "netmon-undumpable-"));
  chmodSync(directory, 0o755);
  writeFileSync(join(directory, "like.c"), LIKE_SUID_DUMPABLE_1);
  execFileSync("gcc", ["-shared", "-fPIC", "-o", "like.so", "like.c", "-ldl"], { cwd: directory });
});
afterAll(() => rmSync(directory, { recursive: true }));

it("a process that nobody may look into stays so while and after it has another user's rights", () => {
  const addon = fileURLToPath(new URL("../../src/native/addon.ts", import.meta.url));
  const rights = ["setuid", "setgid"];
  const caps = rights.map((right) => `+${right}`).join(",");
  const { stdout, stderr } = spawnSync(
    "setpriv",
    [
      ...["--reuid=65534", "--regid=65534", "--clear-groups", `--inh-caps=${caps}`, `--ambient-caps=${caps}`],
      ...[process.execPath, "--input-type=module", "--eval", INSIDE, addon],
    ],
    { env: { LD_PRELOAD: join(directory, "like.so") }, encoding: "utf8" },
  );
  const [within, after, ...closed] = JSON.parse(stdout || JSON.stringify([stderr])) as number[];
  expect([within, after]).toEqual([65534, 65534]);
  expect(closed).toEqual([0, 0, 0, 0]);
});
