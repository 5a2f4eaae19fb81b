import { describe, expect, it } from "vitest";
import { helperArguments } from "../../../src/app/exec/launch.ts";
import {
  type Account,
  type AccountSource,
  actingUser,
  chooseAccount,
  environmentFor,
  findAccount,
} from "../../../src/files/account.ts";

const source: AccountSource = {
  passwd: () =>
    "root:x:0:0:root:/root:/bin/bash\nann:x:1000:1000:Ann:/home/ann:/bin/zsh\n# comment\n+::::::\nbad:x:abc:1:::\n",
  group: () => "root:x:0:\nann:x:1000:\ndocker:x:998:bob,ann\nvideo:x:44:anna\n",
  run: (program, args) =>
    program === "getent" && args[1] === "ldap.user"
      ? "ldap.user:*:5000:5001:L:/home/l:/bin/sh\n"
      : program === "id" && args[2] === "ldap.user"
        ? "5001 6000\n"
        : null,
};

const ann: Account = {
  uid: 1000,
  gid: 1000,
  groups: [1000, 998],
  name: "ann",
  home: "/home/ann",
  shell: "/bin/zsh",
};
const root = { uid: 0, gid: 0, groups: [0] };

describe("findAccount", () => {
  it("by name and by uid, with the groups that list it", () => {
    expect(findAccount("ann", source)).toEqual(ann);
    expect(findAccount("1000", source)).toEqual(ann);
  });

  it("asks the name service for what is not in the files", () => {
    expect(findAccount("ldap.user", source)).toEqual({
      uid: 5000,
      gid: 5001,
      groups: [5001, 6000],
      name: "ldap.user",
      home: "/home/l",
      shell: "/bin/sh",
    });
  });

  it("takes a uid without an entry, and no other unknown user", () => {
    expect(findAccount("4242", source)).toEqual({
      uid: 4242,
      gid: 4242,
      groups: [4242],
      name: null,
      home: null,
      shell: null,
    });
    for (const name of ["nobody-here", "", "-G", "4294967295", "99999999999", "bad"])
      expect(() => findAccount(name, source), name).toThrow(
        expect.objectContaining({ name: "AccountError" }),
      );
  });
});

describe("chooseAccount", () => {
  it("takes --user, else who called sudo, else the caller", () => {
    const sudo = { SUDO_UID: "1000", SUDO_GID: "1000" };
    expect(chooseAccount("root", sudo, root, source).uid).toBe(0);
    expect(chooseAccount(undefined, sudo, root, source)).toEqual(ann);
    expect(chooseAccount(undefined, {}, root, source)).toMatchObject({ uid: 0, name: "root" });
    expect(chooseAccount(undefined, { SUDO_UID: "7777", SUDO_GID: "8888" }, root, source)).toMatchObject({
      uid: 7777,
      gid: 8888,
      groups: [8888],
    });
  });

  it("does not believe SUDO_UID of anybody but root", () => {
    const caller = { uid: 1000, gid: 1000, groups: [998] };
    expect(chooseAccount(undefined, { SUDO_UID: "0" }, caller, source)).toMatchObject({
      uid: 1000,
      groups: [1000, 998],
    });
    expect(chooseAccount(undefined, { SUDO_UID: "ann; rm" }, root, source).uid).toBe(0);
  });
});

describe("actingUser", () => {
  it("names the user, who called sudo, and who logged in", () => {
    const nobody = () => "4294967295";
    expect(actingUser(1000, { SUDO_UID: "0" }, nobody, source)).toBe("ann (uid 1000)");
    expect(actingUser(0, {}, () => "", source)).toBe("root (uid 0)");
    expect(actingUser(0, { SUDO_UID: "1000" }, () => "1000", source)).toBe(
      "root (uid 0), sudo of ann (uid 1000)",
    );
    expect(actingUser(7777, {}, () => "1000\n", source)).toBe(
      "unknown (uid 7777), logged in as ann (uid 1000)",
    );
  });
});

describe("environmentFor", () => {
  const env = {
    PATH: "/bin",
    HOME: "/root",
    USER: "root",
    LOGNAME: "root",
    SHELL: "/bin/bash",
    SUDO_UID: "1000",
    SUDO_COMMAND: "x",
    XDG_RUNTIME_DIR: "/run/user/0",
    KEEP: "1",
  };

  it("names the new user and drops what is the old one's", () => {
    expect(environmentFor(ann, env, 0)).toEqual({
      PATH: "/bin",
      HOME: "/home/ann",
      USER: "ann",
      LOGNAME: "ann",
      SHELL: "/bin/zsh",
      KEEP: "1",
    });
  });

  it("leaves the caller's own environment", () => {
    const { SUDO_UID: _uid, SUDO_COMMAND: _command, ...rest } = env;
    expect(environmentFor({ ...ann, uid: 0 }, env, 0)).toEqual(rest);
  });

  it("has no names for a uid without an entry", () => {
    const result = environmentFor(
      { uid: 4242, gid: 4242, groups: [4242], name: null, home: null, shell: null },
      env,
      0,
    );
    expect(result).toEqual({ PATH: "/bin", HOME: "/", KEEP: "1" });
  });
});

describe("helperArguments", () => {
  it("separates the command from the options", () => {
    const plan = {
      helper: "/h",
      cgroupPath: "/c",
      account: ann,
      maskPaths: ["/a", "/b"],
      allowNewPrivs: true,
      command: ["--help", "-x"],
      env: {},
    };
    const all = helperArguments(plan);
    expect(all.slice(all.indexOf("--"))).toEqual(["--", "--help", "-x"]);
    expect(all.filter((word) => word === "--mask-path")).toHaveLength(2);
    expect(all).toContain("1000,998");
  });
});
