/**
 * Readiness by the file that --ready-file writes, for who shares nothing with netmon but that file: the agent's
 * own container. The file of a netmon that was killed stays, and may be about an earlier container: only `inside`
 * tells (./inside.ts).
 *
 * Direction of failure: closed; a file that cannot be read or understood is not ready.
 */
import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import { type CanaryAddress, refusedHere, tryEachHook } from "./inside.ts";
import type { Readiness } from "./readiness.ts";

export interface NoteOptions {
  /** The file has to be of this session; null: of any. */
  sessionId: string | null;
  enforcing: boolean;
  /** This process has to be judged by the session. */
  inside: boolean;
}

type Note = Record<string, unknown>;

const no = (text: string): Readiness => ({ ready: false, text });

/** A file may appear, or be replaced, at any time. Throws HelperError where the gate's own package is incomplete. */
export async function noteReadiness(path: string, options: NoteOptions): Promise<Readiness> {
  let note: Note;
  try {
    const value: unknown = JSON.parse(readFileSync(path, "utf8"));
    note = (value ?? {}) as Note;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return no(`${path} is not there: netmon is not ready`);
    return no(`${path} cannot be read: ${message}`);
  }
  const session = note.session_id;
  if (typeof session !== "string") return no(`${path} is not a ready file of netmon`);
  if (options.sessionId !== null && session !== options.sessionId)
    return no(`${path} is of session ${session}, not of ${options.sessionId}`);
  if (options.enforcing && note.mode !== "enforce")
    return no(`session ${session} is in ${String(note.mode)} mode: nothing is refused`);
  const canary = canaryOf(note);
  if (note.verified === false) {
    // netmon could start nothing here itself: it writes the file again when it has read the kernel's counts
    if (options.inside && canary !== null) await tryEachHook(canary);
    return no(`session ${session} is attached, but not verified`);
  }
  if (options.inside) {
    if (canary === null)
      return no(`the ready file of session ${session} names no canary: netmon watch did not write it`);
    if (!(await refusedHere(canary)))
      return no(`this process is not in session ${session}: its canary is not refused here`);
  }
  const where = typeof note.cgroup === "string" ? ` at ${note.cgroup}` : "";
  const mode = typeof note.mode === "string" ? `: ${note.mode}` : "";
  return { ready: true, text: `session ${session}${mode}${where}` };
}

function canaryOf(note: Note): CanaryAddress | null {
  const canary = note.canary as Partial<CanaryAddress> | null | undefined;
  if (typeof canary?.address !== "string" || isIP(canary.address) !== 4 || typeof canary.port !== "number")
    return null;
  return { address: canary.address, port: canary.port, egress_port: Number(canary.egress_port ?? 0) };
}
