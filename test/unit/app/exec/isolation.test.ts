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
    isolationBytes({
      ...plan,
      account: { ...account, uid },
      maskPaths: [...plan.maskPaths, file],
      covers: [{ path: "/a", with: "/b" }],
    }),
  );
  expect(told).toMatchObject({
    maskPaths: ["/etc/passwd", "/no/such", file],
    ownDirs: [],
    covers: [{ path: "/a", with: "/b" }],
    seal: ["/etc/hosts"],
  });
  expect(told?.same).toMatchObject([{ path: file, ino: String(ino) }]);
});

it("gives another process the environment of the run's command, and nothing of its own but the terminal", () => {
  const env = { KEPT: "1", toString: "own", TERM: "dumb", GONE: undefined };
  const told = isolationFrom(isolationBytes({ ...plan, env }));
  const callers = { KEPT: "2", SECRET: "theirs", TERM: "xterm", COLORTERM: "truecolor" };
  const terminal = { TERM: "xterm", COLORTERM: "truecolor" };
  expect(told && environmentIn(told, callers)).toEqual({ KEPT: "1", toString: "own", ...terminal });
  expect(told && environmentIn(told, {})).toEqual({ KEPT: "1", toString: "own", TERM: "dumb" });
});

it.each([["{}"], ["["], [""], ['{"maskPaths":[1],"ownDirs":[],"covers":[],"seal":[],"same":[],"env":{}}']])(
  "is not made up from %s",
  (text) => expect(isolationFrom(Buffer.from(text))).toBeNull(),
);
