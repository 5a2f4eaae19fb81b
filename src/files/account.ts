/**
 * Determines which user a command runs as: ids, supplementary groups and the environment variables about the user.
 * Reads /etc/passwd and /etc/group; for other names (LDAP, systemd-homed), runs getent(1) and id(1).
 *
 * Direction of failure: closed. An unknown user is an error; the command never runs as another user.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { userError } from "../errors/user-error.ts";

export interface Account {
  uid: number;
  gid: number;
  /** Supplementary groups, including the primary one. */
  groups: number[];
  /** null if the uid has no entry. */
  name: string | null;
  home: string | null;
  shell: string | null;
}

export class AccountError extends userError("AccountError", "usage") {}

/** The files and programs of the user database; tests pass their own. */
export interface AccountSource {
  passwd(): string;
  group(): string;
  /** Returns the output of a program, or null if it fails or is missing. */
  run(program: string, args: string[]): string | null;
}

const systemAccounts: AccountSource = {
  passwd: () => read("/etc/passwd"),
  group: () => read("/etc/group"),
  run(program, args) {
    try {
      return execFileSync(program, args, {
        encoding: "utf8",
        stdio: ["ignore", "pipe", "ignore"],
        timeout: 10_000,
      });
    } catch {
      return null;
    }
  },
};

function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return ""; // containers without a user database
  }
}

/** uid_t; the highest is (uid_t)-1, which means "no change" to setuid(2). */
const MAX_ID = 0xffff_fffe;

function parseId(text: string): number | null {
  if (!/^\d{1,10}$/.test(text)) return null;
  const id = Number(text);
  return id <= MAX_ID ? id : null;
}

/** Finds a user by name or uid; a uid without an entry is valid, its only group being itself. Throws AccountError. */
export function findAccount(nameOrUid: string, source: AccountSource = systemAccounts): Account {
  const found = entryOf(nameOrUid, source);
  return found.name === null ? found : { ...found, groups: groupsOf(found.name, found.gid, source) };
}

/** With the primary group alone: for the others, a program is started. */
function entryOf(nameOrUid: string, source: AccountSource): Account {
  const wantedId = parseId(nameOrUid);
  const matches = (fields: string[]) =>
    fields[0] === nameOrUid || (wantedId !== null && parseId(fields[2] ?? "") === wantedId);
  const fields =
    lines(source.passwd()).find(matches) ??
    (/^[A-Za-z0-9_][A-Za-z0-9._@\\-]*\$?$/.test(nameOrUid)
      ? lines(source.run("getent", ["passwd", nameOrUid]) ?? "").find(matches)
      : undefined);
  if (fields === undefined) {
    if (wantedId === null)
      throw new AccountError(
        `there is no user ${JSON.stringify(nameOrUid)}: give a name of getent passwd, or a uid`,
      );
    return { uid: wantedId, gid: wantedId, groups: [wantedId], name: null, home: null, shell: null };
  }
  const uid = parseId(fields[2] ?? "");
  const gid = parseId(fields[3] ?? "");
  const name = fields[0] ?? "";
  if (uid === null || gid === null)
    throw new AccountError(`the entry of user ${name} in /etc/passwd has no valid uid or gid`);
  return {
    uid,
    gid,
    groups: [gid],
    name,
    home: fields[5] || null,
    shell: fields[6] || null,
  };
}

function lines(text: string): string[][] {
  return text
    .split("\n")
    .filter((line) => line.includes(":"))
    .map((line) => line.split(":"));
}

function groupsOf(name: string, gid: number, source: AccountSource): number[] {
  const groups = new Set([gid]);
  for (const fields of lines(source.group())) {
    const id = parseId(fields[2] ?? "");
    if (id !== null && (fields[3] ?? "").split(",").includes(name)) groups.add(id);
  }
  for (const word of (source.run("id", ["-G", "--", name]) ?? "").trim().split(/\s+/)) {
    const id = parseId(word);
    if (id !== null) groups.add(id);
  }
  return [...groups];
}

/** Returns the id of a group, by its name or as the number that is given; null: there is none. */
export function findGroup(nameOrGid: string, source: AccountSource = systemAccounts): number | null {
  const number = parseId(nameOrGid);
  if (number !== null) return number;
  if (!/^[A-Za-z0-9_][A-Za-z0-9._-]*$/.test(nameOrGid)) return null;
  const of = (text: string): string | undefined => lines(text).find(([name]) => name === nameOrGid)?.[2];
  return parseId(of(source.group()) ?? of(source.run("getent", ["group", nameOrGid]) ?? "") ?? "");
}

/** Returns the name of a group; null: it has none. */
export function groupName(gid: number, source: AccountSource = systemAccounts): string | null {
  const of = (text: string): string | undefined =>
    lines(text).find(([, , id = ""]) => parseId(id) === gid)?.[0];
  return of(source.group()) ?? of(source.run("getent", ["group", String(gid)]) ?? "") ?? null;
}

/**
 * The user a command runs as: `requested` (--user), else the user who called sudo, else the caller.
 * Throws AccountError.
 */
export function chooseAccount(
  requested: string | undefined,
  env: NodeJS.ProcessEnv,
  caller = {
    uid: process.geteuid?.() ?? 0,
    gid: process.getegid?.() ?? 0,
    groups: process.getgroups?.() ?? [],
  },
  source: AccountSource = systemAccounts,
): Account {
  if (requested !== undefined) return findAccount(requested, source);
  const sudoUid = caller.uid === 0 ? parseId(env.SUDO_UID ?? "") : null;
  if (sudoUid !== null) {
    const account = findAccount(String(sudoUid), source);
    if (account.name !== null) return account;
    const sudoGid = parseId(env.SUDO_GID ?? "") ?? account.gid;
    return { ...account, gid: sudoGid, groups: [sudoGid] };
  }
  const own = entryOf(String(caller.uid), source);
  return { ...own, gid: caller.gid, groups: [...new Set([caller.gid, ...caller.groups])] };
}

/** (uid_t)-1 in /proc/self/loginuid: nobody logged in. */
const NOBODY = 0xffff_ffff;

/**
 * The user of this process, for a record: `alice (uid 1000)`, followed by the user who called sudo (from the
 * environment, which root can set) and the one who logged in (from the kernel, if auditing is compiled in).
 */
export function actingUser(
  uid: number,
  env: NodeJS.ProcessEnv,
  loginUid: () => string = () => read("/proc/self/loginuid"),
  source: AccountSource = systemAccounts,
): string {
  const nameOf = (id: number): string | null =>
    nameIn(source.passwd(), id) ?? nameIn(source.run("getent", ["passwd", String(id)]) ?? "", id);
  const users = actingUsers(uid, env, loginUid());
  return users.map(({ as, id }) => `${as}${nameOf(id) ?? "unknown"} (uid ${id})`).join(", ");
}

/** Who acts, in the order in which they are named, and the words before each name. `loginUid`: text of the kernel's. */
export function actingUsers(
  uid: number,
  env: NodeJS.ProcessEnv,
  loginUid: string,
): { as: string; id: number }[] {
  const sudo = uid === 0 ? parseId(env.SUDO_UID ?? "") : null;
  const login = Number.parseInt(loginUid, 10);
  const known = Number.isInteger(login) && login !== NOBODY && login !== uid && login !== sudo;
  return [
    { as: "", id: uid },
    ...(sudo === null ? [] : [{ as: "sudo of ", id: sudo }]),
    ...(known ? [{ as: "logged in as ", id: login }] : []),
  ];
}

/** The name with this uid in a text of the form of /etc/passwd; null: none. */
export function nameIn(passwd: string, uid: number): string | null {
  return lines(passwd).find((fields) => parseId(fields[2] ?? "") === uid)?.[0] ?? null;
}

/** The environment for that user: replaces the identity if it changes, removes sudo's variables. */
export function environmentFor(
  account: Account,
  env: NodeJS.ProcessEnv,
  callerUid: number,
): NodeJS.ProcessEnv {
  const result: NodeJS.ProcessEnv = { ...env };
  for (const name of ["SUDO_UID", "SUDO_GID", "SUDO_USER", "SUDO_COMMAND", "SUDO_HOME"]) delete result[name];
  if (account.uid === callerUid) return result;
  const set = (name: string, value: string | null) => {
    if (value === null) delete result[name];
    else result[name] = value;
  };
  set("HOME", account.home ?? "/");
  set("USER", account.name);
  set("LOGNAME", account.name);
  set("SHELL", account.shell);
  delete result.XDG_RUNTIME_DIR; // the caller's, which the user cannot write
  delete result.MAIL;
  return result;
}
