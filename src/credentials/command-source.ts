/**
 * Runs the command that prints a key (`op read …`, `vault kv get …`), without a shell, as the user who started netmon,
 * for a limited time and output.
 *
 * Fails closed. What another user could change is not run: not by root what is not root's, and not again, during a
 * session, what the agent's user may have changed meanwhile.
 */
import { execFile } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { orElse } from "../errors/or-else.ts";
import { canChange } from "../files/changeable.ts";
import { foreignHand } from "../files/root-only.ts";
import { type CredentialAccess, CredentialError } from "./credential-rule.ts";

const TIME_MS = 15_000;
export const MOST_KEY_BYTES = 16 << 10;

/** Why the command may not run again during the session; null: it may. */
export function whyOnlyOnce(command: readonly string[], access: CredentialAccess): string | null {
  const { caller, agent } = access;
  // without root, netmon and what it runs are the agent's user anyway
  if (process.geteuid?.() !== 0 || caller.uid === 0) return null;
  if (agent === null || agent.uid === caller.uid)
    return "the agent may be of the user whose command it is, and could change what it does";
  const files = orElse(() => filesOf(command, access), command.filter(isAbsolute));
  return files.some((file) => canChange(file, agent.uid)) ? "the agent's user can change it" : null;
}

/** Its program, and the files that its words name. */
function filesOf([name = "", ...words]: readonly string[], access: CredentialAccess): string[] {
  const named = words.map((word) => /^(?:-[^/]*=)?(\/.*)$/s.exec(word)?.[1] ?? "");
  return [programOf(name, pathFor(access)), ...named.filter((file) => file !== "" && existsSync(file))];
}

/** The PATH without directories in which another user could put what the command starts; without root, all are this user's. */
function pathFor({ env: { PATH = "" }, caller, agent }: CredentialAccess): string {
  const directories = PATH.split(":").filter(isAbsolute);
  if (process.geteuid?.() !== 0) return directories.join(":");
  const isSafe = (directory: string): boolean =>
    caller.uid === 0
      ? orElse(() => foreignHand(directory) === null, false)
      : agent === null || agent.uid === caller.uid || !canChange(directory, agent.uid);
  return directories.filter(isSafe).join(":");
}

/** Resolves to what it printed. Rejects with CredentialError. */
export function outputOf(command: readonly string[], access: CredentialAccess): Promise<Buffer> {
  const { caller } = access;
  const env = access.env.PATH === undefined ? access.env : { ...access.env, PATH: pathFor(access) };
  const files = filesOf(command, access);
  const isRoot = process.geteuid?.() === 0;
  if (isRoot && caller.uid === 0)
    for (const file of files) {
      const hand = orElse(() => foreignHand(file), `${file} cannot be examined`);
      if (hand !== null) throw new CredentialError(`root does not run it: ${hand}`);
    }
  const as = isRoot && caller.uid !== 0 ? { uid: caller.uid, gid: caller.gid } : {};
  return new Promise((resolve, reject) => {
    const child = execFile(
      files[0] as string,
      command.slice(1),
      {
        ...as,
        env,
        cwd: "/",
        encoding: "buffer",
        timeout: TIME_MS,
        killSignal: "SIGKILL",
        maxBuffer: MOST_KEY_BYTES,
      },
      (error, stdout, stderr) => {
        stderr.fill(0);
        if (error === null) return resolve(stdout);
        stdout.fill(0);
        reject(new CredentialError(`${command[0]} ${whyFailed(error)}`));
      },
    );
    child.stdin?.on("error", () => {}).end();
  });
}

/** Never the message of the error, which has the command's output. */
function whyFailed(error: Error & { code?: unknown; killed?: boolean }): string {
  if (error.code === "ERR_CHILD_PROCESS_STDIO_MAXBUFFER") return `printed more than ${MOST_KEY_BYTES} bytes`;
  if (error.killed === true) return `did not end within ${TIME_MS / 1000} s`;
  if (typeof error.code === "number") return `ended with exit code ${error.code}: try it in a shell`;
  return `could not be run (${String(error.code ?? "no reason known")})`;
}

/** `path`: absolute directories. */
function programOf(name: string, path: string): string {
  if (isAbsolute(name)) return name;
  const found = path
    .split(":")
    .filter((directory) => directory !== "")
    .map((directory) => join(directory, name))
    .find((path) =>
      orElse(() => {
        accessSync(path, constants.X_OK);
        return true;
      }, false),
    );
  if (found === undefined || name.includes("/"))
    throw new CredentialError(
      `${name} is not on the PATH, or only where another user could put it: write its whole path`,
    );
  return found;
}
