/**
 * The life of a long-running session: start, announcement, reload on SIGHUP and changed files, orderly end with a
 * summary. A failure ends the session with that reason, and then the command.
 */
import { errorMessage } from "../event/error-message.ts";
import { processFaults } from "../event/faults.ts";
import { ExitCode } from "./exit-codes.ts";
import type { LongRunning } from "./long-running.ts";
import { duration } from "./output/layout.ts";

interface Session<Counters> {
  /** Never rejects: what is wrong is logged. */
  reload(cause: "config" | "signal"): void | Promise<void>;
  stop(reason: string): Promise<Counters>;
}

export interface SessionRun<S extends Session<Counters>, Counters> {
  sessionId: string;
  /** undefined: until told otherwise. Milliseconds. */
  durationMs: number | undefined;
  /** The files that configure it. */
  files: { onChange(changed: () => void): void; close(): void };
  /** null: it ends before there was anything to start for. */
  start: () => Promise<S | null>;
  /** For programs, beside session and process: the content of the ready file. */
  facts: (session: S) => object;
  /** Says that it runs, as an event. */
  announce: (session: S) => void;
  /** The same for people. */
  lines: (session: S) => string[];
  /** What it counted, in words; further lines are told below. */
  counted: (counters: Counters, session: S) => string | readonly string[];
}

/** What every ready file begins with. */
export const processFacts = (sessionId: string) => ({ session_id: sessionId, pid: process.pid });

/** Resolves to the exit code, or dies of the second signal; rejects with what `start` and the ready file do. */
export async function runUntilEnd<S extends Session<Counters>, Counters>(
  { log, output, say, ending, readyFile }: LongRunning,
  run: SessionRun<S, Counters>,
): Promise<number> {
  const { sessionId, files } = run;
  const room = new HeapRoom();
  let session: S | null = null;
  let hungUp = false;
  const reload = (cause: "config" | "signal"): void => {
    const work = async (): Promise<void> => {
      await session?.reload(cause);
      room.giveBackSoon();
    };
    if (session) processFaults.part("reload").background(work, "kept");
    else hungUp = true;
  };
  const onHup = (): void => reload("signal");
  process.on("SIGHUP", onHup);
  let impatient: NodeJS.Signals | null = null;
  try {
    session = await run.start();
    if (session === null) {
      await output.end();
      return ExitCode.ok;
    }
    const startedAt = Date.now();
    // events of the start are out before the file, which stands before the announcement: who waits for one may read the other
    output.flush();
    readyFile?.write({ ...processFacts(sessionId), ...run.facts(session) });
    run.announce(session);
    output.flush();
    for (const line of run.lines(session)) say(line);
    files.onChange(() => reload("config"));
    if (hungUp) onHup();
    room.giveBackSoon();
    ending.after(run.durationMs);

    const reason = await ending.reason;
    const stopping = Date.now();
    const counters = await session.stop(reason);
    // a slow reader delays only the end of its events, and a second signal ends that
    impatient = await Promise.race([output.end().then(() => null), ending.again]);
    const [counted = "", ...more] = [run.counted(counters, session)].flat();
    say(`stopped (${reason}) after ${duration(stopping - startedAt)}: ${counted}`);
    for (const line of more) say(line);
  } catch (error) {
    await session
      ?.stop(errorMessage(error))
      .catch((next: unknown) => log.error(`could not stop cleanly: ${String(next)}`));
    await output.end();
    throw error;
  } finally {
    ending.dispose();
    files.close();
    process.off("SIGHUP", onHup);
    readyFile?.remove();
  }
  if (impatient) process.kill(process.pid, impatient);
  return ExitCode.ok;
}

/**
 * The room of the heap that a start or a reload took. V8 keeps it while little is allocated: 10 MiB after a start, 90 and
 * more with 100,000 rules.
 *
 * Fails open. Where Node has no inspector, the room is kept.
 */
export class HeapRoom {
  #timer: NodeJS.Timeout | undefined;

  /** Gives it back in a moment: who waits for the start goes first. That takes the main thread as long as a collection or two of all its heap. */
  giveBackSoon(delayMs = 1000): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => giveBack().catch(() => {}), delayMs).unref();
  }
}

/** Of what V8 offers, only the inspector's command also shrinks the heap, and changes no flag, which compiled code is kept for. */
async function giveBack(): Promise<void> {
  const { Session } = await import("node:inspector");
  const session = new Session();
  session.connect();
  // disconnected from within its own answer, the process would hang
  session.post("HeapProfiler.collectGarbage", () => setImmediate(() => session.disconnect()));
}
