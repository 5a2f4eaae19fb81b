/**
 * The sessions that the service holds, on disk: what the next one needs to take them over. The directory is root's, and
 * is gone after a reboot, like what it describes.
 *
 * Fails closed. A file that cannot be used keeps its session's pinned links in force, and is reported.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { orElse } from "../../errors/or-else.ts";
import { readRegularFile } from "../../files/read.ts";
import { removeFile, replaceFile } from "../../files/write.ts";
import { MAX_REQUEST } from "./protocol.ts";

const heldSession = z.strictObject({
  id: z.string(),
  uid: z.int(),
  /** The cgroup that the session's is in, and the id of the session's own. */
  below: z.string(),
  cgroup: z.string().regex(/^\d+$/),
  policy: z.strictObject({
    file: z.string(),
    /** JSON text. */
    document: z.string(),
    proxyPort: z.int(),
    gatewayPort: z.int(),
    served: z.array(z.string()),
  }),
});

export type HeldSession = z.infer<typeof heldSession>;

export function keepSession(directory: string, held: HeldSession): void {
  replaceFile(join(directory, `${held.id}.json`), JSON.stringify(held), { mode: 0o600, durable: false });
}

export function forgetSession(directory: string, id: string): void {
  removeFile(join(directory, `${id}.json`));
}

/** Returns the sessions, and the ids of those whose file cannot be used, with the reason. */
export function keptSessions(directory: string): {
  held: HeldSession[];
  unread: [id: string, why: string][];
} {
  const held: HeldSession[] = [];
  const unread: [string, string][] = [];
  for (const name of readdirSync(directory).filter((one) => one.endsWith(".json"))) {
    const id = name.slice(0, -".json".length);
    try {
      held.push(readKept(directory, id));
    } catch (error) {
      unread.push([id, String(error)]);
    }
  }
  return { held, unread };
}

/** null: it is not there, or cannot be used. */
export function keptSession(directory: string, id: string): HeldSession | null {
  return orElse(() => readKept(directory, id), null);
}

function readKept(directory: string, id: string): HeldSession {
  const { bytes } = readRegularFile(join(directory, `${id}.json`), { maxBytes: 4 * MAX_REQUEST });
  const one = heldSession.parse(JSON.parse(bytes.toString("utf8")));
  if (id !== one.id) throw new Error(`it is of session ${one.id}`);
  return one;
}
