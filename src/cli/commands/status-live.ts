/**
 * netmon status --live: this machine's sessions, live in a terminal; otherwise one table or JSON. Read-only. State that
 * cannot be read ends it.
 */

import type { Key } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { type SessionSnapshot, snapshot } from "../../analysis/session-snapshots.ts";
import { servedSessions } from "../../app/serve/service-questions.ts";
import { storePath } from "../../state/paths.ts";
import { StoreError } from "../../store/error.ts";
import { EventReader } from "../../store/reader.ts";
import type { GlobalOptions } from "../options/global-options.ts";
import { LATEST } from "../options/session-option.ts";
import { onEndSignals } from "../output/ending.ts";
import { FullScreen } from "../output/full-screen.ts";
import { say } from "../output/messages.ts";
import { screen, tableText } from "../output/status-screen.ts";
import { type CliIo, onOutputClosed, painter, print } from "../output/terminal.ts";
import { askerOf, ownServedSessions } from "../served.ts";
import { elsewhere, storedSession } from "../stored.ts";

export interface LiveOptions {
  session?: string;
  once?: true;
  json?: true;
}

const EVENTS = 50;
const EVERY_MS = 1000;
/** Reading takes at most one in this many parts of the time. */
const DUTY = 5;

export async function showLive(options: LiveOptions, global: GlobalOptions, io: CliIo): Promise<void> {
  const store = new StoreView(global, io);
  try {
    if (options.session === LATEST) options.session = storedSession(store.required(), LATEST, io);
    const live = !options.once && !options.json && io.stdout.isTTY === true;
    if (live) await watchLive(io, options.session, store);
    else await once(io, options, store);
  } finally {
    store.close();
  }
}

async function once(io: CliIo, { session, json }: LiveOptions, store: StoreView): Promise<void> {
  const sessions = await store.look(session, json ? EVENTS : 1);
  const [only] = sessions;
  if (only?.status === "ended" && only.events === null) storedSession(store.required(), only.session_id, io);
  if (sessions.length === 0 && elsewhere() !== "") say(io, `no sessions${elsewhere()}`);
  print(
    io,
    { json },
    { sessions },
    () => tableText(sessions, io.stdout.isTTY ? io.stdout.columns : undefined),
    2,
  );
}

/** The event store, opened once it exists. */
class StoreView {
  readonly #global: GlobalOptions;
  readonly #io: CliIo;
  #looked = false;
  #reader: EventReader | null = null;

  constructor(global: GlobalOptions, io: CliIo) {
    this.#global = global;
    this.#io = io;
  }

  /** Rejects with StateError, StoreError. */
  async look(sessionId: string | undefined, events: number): Promise<SessionSnapshot[]> {
    try {
      this.required();
    } catch (error) {
      if (!(error instanceof StoreError) || error.code !== "not_found") throw error;
    }
    // a warning has no place on the full screen
    const served = this.#looked
      ? await servedSessions(askerOf(this.#global, this.#io)).catch(() => null)
      : await ownServedSessions(this.#global, this.#io);
    this.#looked = true;
    const view = { dirs: this.#global.dirs, reader: this.#reader, sessionId, events, now: new Date() };
    return snapshot({ ...view, served: served ?? [] });
  }

  /** Throws StoreError if there is none. */
  required(): EventReader {
    this.#reader ??= new EventReader(storePath(this.#global.dirs));
    return this.#reader;
  }

  close(): void {
    this.#reader?.close();
    this.#reader = null;
  }
}

/** Resolves at the end; rejects if the state cannot be read. */
async function watchLive(io: CliIo, session: string | undefined, store: StoreView): Promise<void> {
  const { stdout } = io;
  let sessions = await store.look(session, EVENTS); // report an error on the ordinary screen
  /** Kept by name: rows above it come and go. */
  let chosen: string | null = null;
  const over = new AbortController();
  const end = (): void => over.abort();
  const index = (): number =>
    Math.max(
      0,
      sessions.findIndex(({ session_id }) => session_id === chosen),
    );
  const press = ({ name = "", ctrl, shift }: Key): void => {
    if (name === "q" || (ctrl && name === "c")) {
      end();
      return;
    }
    const back = name === "up" || name === "k" || (name === "tab" && shift);
    const on = name === "down" || name === "j" || name === "tab";
    const { length } = sessions;
    if (length === 0 || !(back || on)) return;
    chosen = sessions[(index() + (back ? -1 : 1) + length) % length]?.session_id ?? null;
    draw();
  };
  onOutputClosed(stdout, end);
  const unlisten = onEndSignals(end);
  const onResize = (): void => {
    full.forget();
    draw();
  };
  process.on("SIGCONT", onResize);
  stdout.on("resize", onResize);
  const full = new FullScreen(io, painter(stdout, io.env), press);
  const draw = (): void => full.draw(screen(sessions, index(), full.size, new Date()));
  try {
    while (!over.signal.aborted) {
      const from = performance.now();
      sessions = await store.look(session, EVENTS);
      draw();
      const pauseMs = Math.max(EVERY_MS, DUTY * (performance.now() - from));
      await sleep(pauseMs, undefined, { signal: over.signal }).catch(() => {});
    }
  } finally {
    full.leave();
    stdout.off("resize", onResize);
    process.off("SIGCONT", onResize);
    unlisten();
  }
}
