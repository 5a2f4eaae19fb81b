/** Where a command keeps what it records: an ordinary user's in that user's own place, also beside root's netmon. */
import { expect, it } from "vitest";
import { dirsFor } from "../../../src/cli/options/global-options.ts";
import { SYSTEM_DIRS } from "../../../src/state/paths.ts";

const USER = { uid: 1000, home: "/home/ann", env: {} };
const OWN = "/home/ann/.local/state/netmon";

it.each(["run", "proxy", "gateway", "serve", "agent"])(
  "the state directory of %s is a user's own, and root's the system's",
  (name) => {
    expect(dirsFor(name)(undefined, USER).lib).toBe(OWN);
    expect(dirsFor(name)(undefined, { ...USER, uid: 0 })).toEqual(SYSTEM_DIRS);
  },
);

it.each(["watch", "exec", "status"])("the state directory of %s is the system's, whoever asks", (name) => {
  expect(dirsFor(name)(undefined, USER)).toEqual(SYSTEM_DIRS);
});
