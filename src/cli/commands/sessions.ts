/** netmon sessions: running and recorded sessions. Read-only; prune is in sessions-prune.ts. */
import { join } from "node:path";
import type { Command } from "commander";
import { present, snapshot } from "../../analysis/top.ts";
import { readHistory } from "../../state/history.ts";
import { globalOptions } from "../options/global-options.ts";
import { withSession } from "../options/session-option.ts";
import { columns, fittedColumns, plural } from "../output/layout.ts";
import { say } from "../output/messages.ts";
import { type CliIo, type Painter, painter, print, printable } from "../output/terminal.ts";
import { readStored, storedSession, withStore, writeJsonLines, writeLines } from "../stored.ts";
import { registerSessionsPrune } from "./sessions-prune.ts";

const LIST_HELP = `
Status: watched, pinned, dead (netmon status --help), proxy or gateway (only that runs), ended.

Examples:
  sudo netmon sessions
  sudo netmon sessions list --json | jq -r 'select(.status == "ended").session_id'
`;

const SHOW_HELP = `
Examples:
  sudo netmon sessions show
  sudo netmon sessions show demo --json | jq .runs
`;

interface ShowOptions {
  session?: string;
  json?: true;
}

interface ListOptions {
  quiet?: true;
  json?: true;
}

export function register(program: Command, io: CliIo): void {
  const sessions = program.command("sessions");
  sessions
    .command("list", { isDefault: true })
    .description("list the sessions that run or are recorded, the latest first")
    .option("--quiet", "print only their names")
    .option("--json", "print one JSON object per line")
    .addHelpText("after", LIST_HELP)
    .action((options: ListOptions, self: Command) => list(options, self, io));
  withSession(sessions.command("show"), { otherwise: "the latest" })
    .description("show what is recorded of a session, and its runs")
    .option("--json", "print one JSON object")
    .addHelpText("after", SHOW_HELP)
    .action((_: string | undefined, options: ShowOptions, self: Command) => show(options, self, io));
  registerSessionsPrune(sessions, io);
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
function listed(self: Command): ListedSession[] {
  const { dirs } = globalOptions(self);
  const running = present(dirs, new Date());
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

async function list({ quiet, json }: ListOptions, self: Command, io: CliIo): Promise<void> {
  const all = listed(self);
  if (json) return writeJsonLines(io.stdout, all);
  const names = all.map(({ session_id }) => printable(session_id));
  if (quiet) return writeLines(io.stdout, names);
  if (all.length === 0) return say(io, "no session is running, and none is recorded");
  const head = ["SESSION", "STATUS", "FIRST", "LAST", "EVENTS"];
  const rows = all.map(({ session_id, status, first, last, events }) => [
    ...[printable(session_id), status, moment(first), moment(last), String(events)],
  ]);
  const width = io.stdout.isTTY ? io.stdout.columns : undefined;
  const [first = "", ...lines] = fittedColumns([head, ...rows], width, [0]);
  return writeLines(io.stdout, [painter(io.stdout, io.env).paint("bold", first), ...lines]);
}

/** Formats a time as `--since` accepts it. */
function moment(timestamp: string | null): string {
  return timestamp?.slice(0, 19).replace("T", " ") ?? "-";
}

function show(options: ShowOptions, self: Command, io: CliIo): Promise<void> {
  const { dirs } = globalOptions(self);
  return withStore(globalOptions(self), (reader) => {
    const sessionId = storedSession(reader, options.session, io);
    const [now] = snapshot({ dirs, reader, sessionId, events: 0, now: new Date() });
    const query = { sessionId };
    const types = reader.counts(query);
    const shown = {
      session_id: sessionId,
      status: now?.status ?? "ended",
      first: reader.each(query).next().value?.event.timestamp ?? null,
      last: reader.events({ ...query, limit: 1 })[0]?.event.timestamp ?? null,
      servers: now?.servers ?? [],
      events: Object.fromEntries(types.map(({ type, events }) => [type, events])),
      /** The runs of netmon watch and run, oldest first. */
      runs: readHistory(join(dirs.lib, sessionId)),
    };
    print(io, options, shown, (painter) => showText(shown, painter), 2);
  });
}

interface ShownSession extends Pick<ListedSession, "session_id" | "status" | "first" | "last"> {
  servers: string[];
  events: Record<string, number>;
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
    `  first event  ${moment(first)}`,
    `  last event   ${moment(last)}`,
    `  servers      ${servers.map(printable).join(", ") || "-"}`,
    paint("bold", "Events"),
    ...columns(counts),
    ...(past.length === 0 ? [] : [paint("bold", plural(past.length, "kernel run")), ...columns(past)]),
    "",
  ].join("\n");
}
