/**
 * Life cycle of a long-running session: start, announcement, reload on SIGHUP and changed files, orderly end with a
 * summary. A failure ends the session with that reason, and then the command.
 */
import { errorMessage } from "../errors/error-message.ts";
import { orElse } from "../errors/or-else.ts";
import { processFaults } from "../event/faults.ts";
import type { Log } from "../event/log.ts";
import { silentAmong } from "../files/answering.ts";
import { addon } from "../native/addon.ts";
import { endEvenStandingStill, startWatchdog } from "../native/watchdog.ts";
import { ExitCode } from "./exit-codes.ts";
import type { LongRunning } from "./long-running.ts";
import { duration } from "./output/layout.ts";
import { isSupervised } from "./supervision.ts";

interface Session<Counters> {
  /** Never rejects: errors are logged. */
  reload(cause: "config" | "signal"): void | Promise<void>;
  stop(reason: string): Promise<Counters>;
}

const GIVE_BACK_MS = 1000;

export interface SessionRun<S extends Session<Counters>, Counters> {
  /** Configuration files to watch. */
  files?: { onChange(changed: () => void): void; close(): void };
  /** null: ended before there was anything to start for. */
  start: () => Promise<S | null>;
  /** Content of the ready file, besides session and process. */
  facts: (session: S) => object;
  /** Emits the start event. */
  announce: (session: S) => void;
  /** Returns the announcement for display. */
  lines: (session: S) => string[];
  /** Returns the counts in words; each further line is printed separately. */
  counted: (counters: Counters, session: S) => string | readonly string[];
}

/** Resolves to the exit code, or dies from the second signal; rejects with the errors of `start` and the ready file. */
export async function runUntilEnd<S extends Session<Counters>, Counters>(
  { log, output, say, ending, durationMs, readyFile, directories }: LongRunning,
  run: SessionRun<S, Counters>,
): Promise<number> {
  /** Frees the heap room after a delay: clients waiting for the start go first. */
  let room: NodeJS.Timeout | undefined;
  let session: S | null = null;
  let hungUp = false;
  const reload = (cause: "config" | "signal"): void => {
    const work = async (): Promise<void> => {
      await session?.reload(cause);
      room?.refresh();
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
    startWatchdog(isSupervised());
    const startedAt = Date.now();
    // order: events of the start, ready file, announcement, so that whoever waits for one may read the earlier
    output.flush();
    readyFile?.write(run.facts(session));
    run.announce(session);
    output.flush();
    for (const line of run.lines(session)) say(line);
    run.files?.onChange(() => reload("config"));
    if (hungUp) onHup();
    room = setTimeout(() => giveBackHeap().catch(() => {}), GIVE_BACK_MS).unref();
    ending.after(durationMs);

    const reason = await ending.reason;
    endEvenStandingStill();
    await sayWhatStays(directories, log);
    const stopping = Date.now();
    const counters = await session.stop(reason);
    // a slow reader delays only the end of its events, and a second signal stops that wait
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
    run.files?.close();
    process.off("SIGHUP", onHup);
    readyFile?.remove();
  }
  if (impatient) process.kill(process.pid, impatient);
  return ExitCode.ok;
}

/** Asks before anything is removed: what does not answer is left as it is, and does not keep netmon from ending. */
export async function sayWhatStays(
  directories: Iterable<string>,
  log: Pick<Log, "error">,
): Promise<string[]> {
  const silent = await silentAmong(directories);
  for (const directory of silent)
    log.error(`the file system of ${directory} does not answer: this netmon's files stay there`);
  return silent;
}

/**
 * Frees the heap room that a start or a reload took, with full collections that block the main thread. V8 keeps it while
 * little is allocated: 10 MiB after a start, 90 and more with 100,000 rules. Uses the inspector, since it shrinks the heap
 * too and sets no V8 flag, which would invalidate the kept code.
 *
 * Fails open. If Node has no inspector, the room is kept.
 */
export async function giveBackHeap(): Promise<void> {
  const { Session } = await import("node:inspector");
  const session = new Session();
  session.connect();
  // disconnecting within the response would hang the process
  session.post("HeapProfiler.collectGarbage", () =>
    setImmediate(() => {
      session.disconnect();
      orElse(() => addon().giveBackMemory(), undefined);
    }),
  );
}
