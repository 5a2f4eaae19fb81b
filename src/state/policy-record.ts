/**
 * The policy that the last run of a configuration had, below the state directory: one file per path of a
 * configuration. Only its owner can write there, so that an agent cannot make a change look like none.
 *
 * Fails open for people, closed for what is read: a record of another form counts as none.
 */
import { createHash } from "node:crypto";
import { join } from "node:path";
import * as z from "zod";
import { ensurePrivateDirectory, type StateDirs } from "./paths.ts";
import { readPrivateFile, replaceFile } from "./private-file.ts";

const schema = z.strictObject({
  record_version: z.literal(1),
  /** The configuration's path. */
  file: z.string(),
  session_id: z.string(),
  /** RFC 3339, UTC. */
  started: z.iso.datetime(),
  /** SHA-256 of the policy's text. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  /** Complete, with defaults, without secrets. */
  policy: z.record(z.string(), z.unknown()),
});

export type PolicyRecord = z.infer<typeof schema>;

const DIRECTORY = "policies";

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

export function policyHash(text: string): string {
  return sha256(text);
}

/** Returns null if there is none. Throws StateError. */
export function readPolicyRecord({ lib }: StateDirs, file: string): PolicyRecord | null {
  const text = readPrivateFile(pathOf(lib, file));
  if (text === null) return null;
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return null; // damaged, or of a later version
  }
}

/** Throws StateError. */
export function writePolicyRecord({ lib }: StateDirs, record: PolicyRecord): void {
  ensurePrivateDirectory(join(lib, DIRECTORY));
  replaceFile(pathOf(lib, record.file), `${JSON.stringify(record)}\n`);
}

function pathOf(lib: string, file: string): string {
  return join(lib, DIRECTORY, `${sha256(file)}.json`);
}
