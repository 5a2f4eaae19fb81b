/** What the commands on the event store share: opening it, unknown sessions, long output. */
import { SYSTEM_DIRS, storePath, systemHasSessions } from "../state/paths.ts";
import { type EventReader, openEventReader } from "../store/reader.ts";
import { CliError, ExitCode } from "./exit-codes.ts";
import type { GlobalOptions } from "./options/global-options.ts";
import type { CliIo } from "./output/terminal.ts";

/** Runs `read` with the store of the state directory. Throws StoreError, also where there is none. */
export async function withStore<T>(
  { dirs }: GlobalOptions,
  read: (reader: EventReader) => T | Promise<T>,
): Promise<T> {
  const reader = openEventReader(storePath(dirs));
  try {
    return await read(reader);
  } finally {
    reader.close();
  }
}

/** Continues a sentence that says that nothing was found: a user's own store has nothing of root's sessions. */
export function elsewhere(): string {
  if (process.geteuid?.() === 0 || !systemHasSessions()) return "";
  return `; what root's netmon recorded is in ${SYSTEM_DIRS.lib}: use sudo`;
}

const NAMED_SESSIONS = 10;

/** Throws CliError (5) where the store has nothing of this session. */
export function requireSession(reader: EventReader, sessionId: string): void {
  if (reader.events({ sessionId, limit: 1 }).length > 0) return;
  const sessions = reader.sessions().map((session) => session.sessionId);
  const shown = sessions.slice(0, NAMED_SESSIONS).join(", ");
  const more = sessions.length > NAMED_SESSIONS ? ", ..." : "";
  throw new CliError(
    ExitCode.target,
    `nothing is stored of session ${sessionId}: ${
      sessions.length === 0 ? "the event store is empty" : `there are ${shown}${more}`
    }${elsewhere()}`,
  );
}

/** Writes lines as fast as the reader of stdout takes them. */
export async function writeLines(stdout: CliIo["stdout"], lines: Iterable<string>): Promise<void> {
  for (const line of lines) {
    if (stdout.write(`${line}\n`)) continue;
    await new Promise((resolve) => stdout.once("drain", resolve));
  }
}
