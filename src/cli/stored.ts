/** Common parts of the commands on the event store: opening it, unknown sessions, long output. */
import { REGISTRY_SESSION } from "../decision/pins/trust-decisions.ts";
import { type StateDirs, SYSTEM_DIRS, storePath, systemHasSessions } from "../state/paths.ts";
import { StoreError } from "../store/error.ts";
import { EventReader } from "../store/reader.ts";
import { CliError, ExitCode } from "./exit-codes.ts";
import type { GlobalOptions } from "./options/global-options.ts";
import { LATEST } from "./options/session-option.ts";
import { say } from "./output/messages.ts";
import { type CliIo, jsonText } from "./output/terminal.ts";

/** Runs `read` with the store of the state directory. Throws StoreError, also if there is none. */
export async function withStore<T>(
  { dirs, stateDir }: GlobalOptions,
  read: (reader: EventReader) => T | Promise<T>,
): Promise<T> {
  return withReader(openReader(dirs, stateDir), read);
}

function openReader(dirs: StateDirs, stateDir: string | undefined): EventReader {
  try {
    return new EventReader(storePath(dirs));
  } catch (error) {
    if (!(error instanceof StoreError) || error.code !== "not_found" || stateDir !== undefined) throw error;
    throw new StoreError("not_found", `${error.message}${elsewhere()}`, { cause: error });
  }
}

/** Runs `read`, and closes the reader. */
export async function withReader<R extends { close(): void }, T>(
  reader: R,
  read: (reader: R) => T | Promise<T>,
): Promise<T> {
  try {
    return await read(reader);
  } finally {
    reader.close();
  }
}

/** Runs `read` synchronously; returns null if nothing was ever stored. Throws StoreError. */
export function readStored<T>(dirs: StateDirs, read: (reader: EventReader) => T): T | null {
  try {
    const reader = new EventReader(storePath(dirs));
    try {
      return read(reader);
    } finally {
      reader.close();
    }
  } catch (error) {
    if (error instanceof StoreError && error.code === "not_found") return null;
    throw error;
  }
}

/** Returns a hint for messages that found nothing: a user's own store does not contain root's sessions, nor root's a user's. */
export function elsewhere(): string {
  if (process.geteuid?.() !== 0)
    return systemHasSessions() ? `; what root's netmon recorded is in ${SYSTEM_DIRS.lib}: use sudo` : "";
  const { SUDO_UID } = process.env;
  return SUDO_UID === undefined || SUDO_UID === "0"
    ? ""
    : "; what netmon recorded without root's rights is in its user's own store: try without sudo";
}

const NAMED_SESSIONS = 10;

/**
 * Returns the session of that name; `latest`, or undefined, is the one of the newest event, unless a session has that
 * very name. Throws CliError (5) if the store has nothing of it.
 */
export function storedSession(reader: EventReader, name: string | undefined, io: CliIo): string {
  if (name !== undefined && reader.events({ sessionId: name, limit: 1 }).length > 0) return name;
  const sessions = reader
    .sessions()
    .map(({ sessionId }) => sessionId)
    .filter((sessionId) => sessionId !== REGISTRY_SESSION);
  const [latest] = sessions;
  if ((name === undefined || name === LATEST) && latest !== undefined) {
    say(io, `session ${latest}, the latest`);
    return latest;
  }
  if (name === undefined) throw new CliError(ExitCode.target, `no session is stored${elsewhere()}`);
  const shown = sessions.slice(0, NAMED_SESSIONS).join(", ");
  const more = sessions.length > NAMED_SESSIONS ? ", ..." : "";
  throw new CliError(
    ExitCode.target,
    `nothing is stored of session ${name}: ${
      sessions.length === 0 ? "the event store is empty" : `there are ${shown}${more}`
    }${elsewhere()}`,
  );
}

export function writeJsonLines(stdout: CliIo["stdout"], values: readonly unknown[]): Promise<void> {
  return writeLines(
    stdout,
    values.map((value) => jsonText(value)),
  );
}

/** Writes lines as fast as the reader of stdout accepts them. */
export async function writeLines(stdout: CliIo["stdout"], lines: Iterable<string>): Promise<void> {
  for (const line of lines) {
    if (stdout.write(`${line}\n`)) continue;
    await new Promise((resolve) => stdout.once("drain", resolve));
  }
}
