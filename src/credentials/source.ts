/**
 * Reads a key from its source, and says who else can.
 *
 * Fails closed: what is not one word of printable characters is no key.
 */
import { constants, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { errorMessage } from "../errors/error-message.ts";
import { orElse } from "../errors/or-else.ts";
import { withPathRights, withRights } from "../files/path-rights.ts";
import { readRegularFile } from "../files/read.ts";
import type { UserRights } from "../files/user-rights.ts";
import { opened } from "../files/walk.ts";
import { MOST_KEY_BYTES, outputOf } from "./command-source.ts";
import { type CredentialAccess, CredentialError, type CredentialSource } from "./credential-rule.ts";

/** Returns a copy of its own, which is not in a pool with other bytes. Rejects with CredentialError. */
export async function readKey(source: CredentialSource, access: CredentialAccess): Promise<Buffer> {
  const read = await bytesOf(source, access);
  try {
    let [from, to] = [0, read.length];
    while (from < to && isSpace(read[from]!)) from++;
    while (to > from && isSpace(read[to - 1]!)) to--;
    const key = Buffer.alloc(to - from);
    read.copy(key, 0, from, to);
    if (key.length >= LEAST_KEY_BYTES && key.every((byte) => byte > 0x20 && byte < 0x7f)) return key;
    key.fill(0);
    const what = key.length < LEAST_KEY_BYTES ? `only ${key.length} bytes` : "more than one word";
    throw new CredentialError(`what is there is no key: ${what}`);
  } finally {
    if (source.kind !== "env") read.fill(0);
  }
}

/** Shorter ones are no secrets, and most likely a mistake. */
export const LEAST_KEY_BYTES = 8;

function isSpace(byte: number): boolean {
  return byte === 0x20 || (byte >= 0x09 && byte <= 0x0d);
}

async function bytesOf(source: CredentialSource, access: CredentialAccess): Promise<Buffer> {
  switch (source.kind) {
    case "env": {
      const value = access.env[source.variable];
      if (value === undefined) throw new CredentialError(`${source.variable} is not set`);
      return Buffer.from(value);
    }
    case "exec":
      return outputOf(source.command, access);
    default:
      return fileBytes(pathOf(source, access));
  }
}

function pathOf(
  source: Extract<CredentialSource, { kind: "file" | "systemd" }>,
  { env }: CredentialAccess,
): string {
  if (source.kind === "file") return source.path;
  const directory = env.CREDENTIALS_DIRECTORY;
  if (directory === undefined)
    throw new CredentialError(
      "CREDENTIALS_DIRECTORY is not set: netmon does not run as a service with LoadCredential=",
    );
  return join(directory, source.file);
}

/** Never follows a link at the end; where another user could have put one on the way, only with that user's rights. */
function fileBytes(path: string): Buffer {
  try {
    return withPathRights(
      path,
      { to: "read" },
      () => readRegularFile(path, { maxBytes: MOST_KEY_BYTES }).bytes,
    );
  } catch (error) {
    throw new CredentialError(errorMessage(error));
  }
}

/** Tells how the agent's user can have the key without netmon; []: in no way that netmon knows. */
export function exposures(source: CredentialSource, key: Buffer, access: CredentialAccess): string[] {
  const { agent } = access;
  if (agent === null) return [];
  if (agent.uid === 0) return ["the agent runs as root, who can read everything: give --user"];
  if (source.kind === "env") return environments(source.variable, key, agent);
  if (source.kind === "exec")
    return agent.uid === access.caller.uid
      ? ["the agent's user can run the command that prints the key"]
      : [];
  const path = orElse(() => pathOf(source, access), null);
  if (path === null || !canRead(path, agent)) return [];
  return [`the agent's user can read ${path}: make it root's, with mode 600`];
}

/** Asks the kernel, with that user's rights. An owner can give himself the right. */
function canRead(path: string, agent: UserRights): boolean {
  if (orElse(() => statSync(path).uid === agent.uid, false)) return true;
  if (process.geteuid?.() !== 0) return true;
  return orElse(
    () =>
      withRights(agent, () => {
        using _open = opened(path, constants.O_RDONLY | constants.O_NONBLOCK);
        return true;
      }),
    false,
  );
}

/** Processes of that user that have the key in their environment, such as the shell that started netmon. */
function environments(variable: string, key: Buffer, agent: UserRights): string[] {
  const entry = Buffer.concat([Buffer.from(`${variable}=`), key]);
  const found = readdirSync("/proc").filter(
    (pid) =>
      /^\d+$/.test(pid) &&
      Number(pid) !== process.pid &&
      orElse(() => {
        if (statSync(`/proc/${pid}`).uid !== agent.uid) return false;
        return readFileSync(`/proc/${pid}/environ`).includes(entry);
      }, false),
  );
  entry.fill(0);
  if (found.length === 0) return [];
  const which = found.slice(0, 3).map((pid) => {
    const name = orElse(() => readFileSync(`/proc/${pid}/comm`, "utf8").trim(), "?");
    return `${name} (${pid})`;
  });
  return [
    `${variable} is also in the environment of ${which.join(", ")}${found.length > 3 ? ", ..." : ""}, which the agent's user can read: use file, exec or systemd`,
  ];
}
