/**
 * Readiness by the file that --ready-file writes, for processes that share only that file with netmon: the agent's own
 * container. The file of a killed netmon stays, and may describe an earlier container; only `inside` detects that.
 *
 * Fails closed: a file that cannot be read or understood is not ready.
 */
import { execFile } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import net, { isIP } from "node:net";
import { promisify } from "node:util";
import { poll } from "../../async/poll.ts";
import type { Hole } from "../../event/coverage.ts";
import { CANARY_ADDRESS6 } from "../../kernel/canary.ts";
import { helperProgram } from "../../kernel/helper/program.ts";
import { holesText } from "../../state/claim.ts";

export interface NoteOptions {
  /** Session that the file must describe; null: any. */
  sessionId: string | null;
  enforcing: boolean;
  /** Whether this process must be judged by the session. */
  inside: boolean;
}

type Note = Record<string, unknown>;

const no = (text: string): Readiness => ({ ready: false, text });

/**
 * Reads the file, which may appear or change at any time. Throws HelperError if the gate's own package is incomplete.
 */
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
  if (options.enforcing && Array.isArray(note.holes) && note.holes.length > 0)
    return no(`session ${session} is NOT COVERED: ${holesText(note.holes.filter(isHole))}`);
  const canary = canaryOf(note);
  if (note.verified === false) {
    // netmon could start nothing here itself: it rewrites the file after reading the kernel's counts
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

function isHole(value: unknown): value is Hole {
  const { text, remedy } = (value ?? {}) as Partial<Hole>;
  return typeof text === "string" && typeof remedy === "string";
}

function canaryOf(note: Note): CanaryAddress | null {
  const canary = note.canary as Partial<CanaryAddress> | null | undefined;
  if (typeof canary?.address !== "string" || isIP(canary.address) !== 4 || typeof canary.port !== "number")
    return null;
  return { address: canary.address, port: canary.port, egress_port: Number(canary.egress_port ?? 0) };
}

export interface Readiness {
  ready: boolean;
  /** What is attached, or why it is not ready and what to do: one sentence. */
  text: string;
}

const INTERVAL_MS = 50;

/** Calls `check` until it reports ready or `timeoutMs` milliseconds have passed; resolves to the last result. */
export function waitUntilReady(
  check: () => Readiness | Promise<Readiness>,
  timeoutMs: number,
): Promise<Readiness> {
  return poll(check, ({ ready }) => ready, { timeoutMs, intervalMs: INTERVAL_MS });
}

/**
 * Tests whether the calling process is in a session: the session's canary address is refused, in every mode, to
 * processes of the session and to nobody else. Requires no rights, mounts or process ids in common with netmon.
 *
 * Fails closed: any result but the kernel's refusal counts as outside.
 */

/** Canary address in 127/8, so that nothing leaves this network namespace. Each netmon draws new ports. */
export interface CanaryAddress {
  address: string;
  port: number;
  /** UDP port, refused where packets leave. */
  egress_port: number;
}

/** Time to wait for a dropped SYN, which nobody answers, in milliseconds. */
const LIMIT_MS = 1000;

/**
 * Tries the canary at each hook, as netmon does if it can start a process in the session's cgroup. The kernel counts
 * the refusals, and netmon reads the counts. Throws HelperError if there is no helper.
 */
export async function tryEachHook({ address, port, egress_port }: CanaryAddress): Promise<void> {
  const target = JSON.stringify({ addr: address, addr6: CANARY_ADDRESS6, port, egress_port });
  const options = { timeout: 2 * LIMIT_MS };
  await promisify(execFile)(helperProgram().file, ["canary-child", target], options).catch(() => {});
}

export async function refusedHere({ address, port }: Omit<CanaryAddress, "egress_port">): Promise<boolean> {
  let socket: net.Socket | null = null;
  try {
    socket = net.connect({ host: address, port, signal: AbortSignal.timeout(LIMIT_MS) });
    await once(socket, "connect");
    return false;
  } catch (error) {
    // others: nobody answers in time, or it is not a valid port
    return (error as NodeJS.ErrnoException).code === "EPERM";
  } finally {
    socket?.destroy();
  }
}
