/** netmon status --all and of one session: what runs and what is recorded. Read-only. */
import { join } from "node:path";
import { present, snapshot } from "../../analysis/session-snapshots.ts";
import { readHistory } from "../../state/history.ts";
import type { SessionOverview } from "../../state/overview.ts";
import type { StateDirs } from "../../state/paths.ts";
import type { EventReader } from "../../store/reader.ts";
import type { GlobalOptions } from "../options/global-options.ts";
import { columns, fittedColumns, plural } from "../output/layout.ts";
import { localTime, zoneName } from "../output/local-time.ts";
import { say } from "../output/messages.ts";
import { runningText } from "../output/status-text.ts";
import { type CliIo, type Painter, painter, print, printable } from "../output/terminal.ts";
import { ownServedSessions } from "../served.ts";
import { readStored, storedSession, withStore, writeJsonLines, writeLines } from "../stored.ts";
import { runningOf } from "./status-now.ts";

export interface ListOptions {
  quiet?: true;
  json?: true;
}

interface ListedSession {
  session_id: string;
  status: string;
  /** RFC 3339; null: no event is stored. */
  first: string | null;
  last: string | null;
  events: number;
}

/** Returns the latest first; sessions without stored events before them. Throws StateError, StoreError. */
function listed(dirs: StateDirs, served: readonly SessionOverview[]): ListedSession[] {
  const running = present(dirs, new Date(), served);
  const stored = readStored(dirs, (reader) => reader.sessions()) ?? [];
  const known = new Set(stored.map(({ sessionId }) => sessionId));
  const status = (sessionId: string): string => running.get(sessionId)?.status ?? "ended";
  return [
    ...[...running.keys()]
      .filter((sessionId) => !known.has(sessionId))
      .map((session_id) => ({ session_id, status: status(session_id), first: null, last: null, events: 0 })),
    ...stored.map(({ sessionId: session_id, first, last, events }) => ({
      session_id,
      status: status(session_id),
      first,
      last,
      events,
    })),
  ];
}

export async function listSessions(
  { quiet, json }: ListOptions,
  global: GlobalOptions,
  io: CliIo,
): Promise<void> {
  const all = listed(global.dirs, (await ownServedSessions(global, io)) ?? []);
  if (json) return writeJsonLines(io.stdout, all);
  const names = all.map(({ session_id }) => printable(session_id));
  if (quiet) return writeLines(io.stdout, names);
  if (all.length === 0) return say(io, "no session is running, and none is recorded");
  const head = ["SESSION", "STATUS", `FIRST (${zoneName()})`, "LAST", "EVENTS"];
  const rows = all.map(({ session_id, status, first, last, events }) => [
    ...[printable(session_id), status, moment(first), moment(last), String(events)],
  ]);
  const width = io.stdout.isTTY ? io.stdout.columns : undefined;
  const [first = "", ...lines] = fittedColumns([head, ...rows], width, [0]);
  return writeLines(io.stdout, [painter(io.stdout, io.env).paint("bold", first), ...lines]);
}

/** Formats a time as `--since` accepts it. */
function moment(timestamp: string | null): string {
  return timestamp === null ? "-" : localTime(timestamp);
}

/** Throws CliError (5) if nothing of it runs or is stored. */
export async function showSession(
  name: string,
  options: { json?: true },
  global: GlobalOptions,
  io: CliIo,
): Promise<void> {
  const { dirs } = global;
  // one that runs need not have stored anything yet
  const served = (await ownServedSessions(global, io)) ?? [];
  const unstored = present(dirs, new Date(), served).has(name) && !isStored(dirs, name);
  const shown = unstored
    ? { ...described(dirs, null, name, served), session_id: name }
    : await withStore(global, (reader) => described(dirs, reader, storedSession(reader, name, io), served));
  const now = await runningOf(dirs, shown.session_id, served, io);
  print(
    io,
    options,
    { ...shown, now },
    (painter) =>
      [runningText(now, painter), showText(shown, painter)].filter((text) => text !== "").join("\n"),
    2,
  );
}

function isStored(dirs: StateDirs, sessionId: string): boolean {
  return readStored(dirs, (reader) => reader.events({ sessionId, limit: 1 }).length > 0) === true;
}

function described(
  dirs: StateDirs,
  reader: EventReader | null,
  sessionId: string,
  served: readonly SessionOverview[],
): ShownSession {
  const [now] = snapshot({ dirs, reader, sessionId, events: 0, now: new Date(), served });
  const query = { sessionId };
  return {
    session_id: sessionId,
    status: now?.status ?? "ended",
    first: reader?.each(query).next().value?.event.timestamp ?? null,
    last: reader?.events({ ...query, limit: 1 })[0]?.event.timestamp ?? null,
    servers: now?.servers ?? [],
    events: Object.fromEntries((reader?.counts(query) ?? []).map(({ type, events }) => [type, events])),
    runs: readHistory(join(dirs.lib, sessionId)),
  };
}

interface ShownSession extends Pick<ListedSession, "session_id" | "status" | "first" | "last"> {
  servers: string[];
  events: Record<string, number>;
  /** What netmon watch and run did for it, oldest first. */
  runs: ReturnType<typeof readHistory>;
}

function showText(shown: ShownSession, { paint }: Painter): string {
  const { session_id, status, first, last, servers, events, runs } = shown;
  const counts = Object.entries(events).map(([type, count]) => [`  ${type}`, String(count)]);
  const past = runs.map(({ started, stopped, mode, reason, counters }) => [
    ...[`  ${moment(started)}`, `to ${moment(stopped)}`, mode],
    `${counters.allow} allowed, ${counters.block} refused; ended: ${printable(reason)}`,
  ]);
  return [
    `${paint("bold", printable(session_id))}  ${status}`,
    `  first event  ${moment(first)} (${zoneName()})`,
    `  last event   ${moment(last)}`,
    `  servers      ${servers.map(printable).join(", ") || "-"}`,
    paint("bold", "Events"),
    ...columns(counts),
    ...(past.length === 0 ? [] : [paint("bold", plural(past.length, "kernel run")), ...columns(past)]),
    "",
  ].join("\n");
}
