/** What a run tells of how its command is isolated: the same again for whom it is told, and nothing that is not. */
import { chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { environmentIn, isolationBytes, isolationFrom } from "../../../../src/app/exec/isolation.ts";

const account = { uid: 61_234, gid: 61_234, groups: [], name: null, home: null, shell: null };
const plan = {
  helper: "/h",
  cgroupPath: "/c",
  account,
  maskPaths: ["/etc/passwd", "/no/such"],
  seal: ["/etc/hosts"],
  allowNewPrivs: false,
  command: ["true"],
  env: {},
};

it("gives another process the covers, and the files that the user could move", () => {
  const directory = mkdtempSync(join(tmpdir(), "netmon-isolation-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const file = join(directory, "file");
  writeFileSync(file, "");
  if (process.geteuid?.() === 0) chownSync(file, account.uid, account.gid);
  const { uid, ino } = statSync(file);
  const told = isolationFrom(
    isolationBytes(
      {
        ...plan,
        account: { ...account, uid },
        maskPaths: [...plan.maskPaths, file],
        covers: [{ path: "/a", with: "/b" }],
      },
      {},
    ),
  );
  expect(told).toMatchObject({
    maskPaths: ["/etc/passwd", "/no/such", file],
    ownDirs: [],
    covers: [{ path: "/a", with: "/b" }],
    seal: ["/etc/hosts"],
  });
  expect(told?.same).toMatchObject([{ path: file, ino: String(ino) }]);
});

it("gives another process the variables that the run set, changed or removed", () => {
  const before = { KEPT: "1", CHANGED: "old", REMOVED: "x", toString: "own" };
  const env = { KEPT: "1", CHANGED: "new", SET: "s", toString: "own" };
  const told = isolationFrom(isolationBytes({ ...plan, env }, before));
  const callers = { KEPT: "2", CHANGED: "theirs", REMOVED: "y", OWN: "o" };
  expect(told && environmentIn(told, callers)).toEqual({ KEPT: "2", CHANGED: "new", SET: "s", OWN: "o" });
});

it.each([["{}"], ["["], [""], ['{"maskPaths":[1],"ownDirs":[],"covers":[],"seal":[],"same":[],"env":{}}']])(
  "is not made up from %s",
  (text) => expect(isolationFrom(Buffer.from(text))).toBeNull(),
);
