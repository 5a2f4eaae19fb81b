/** Lists matching recorded events for display or as JSON: existing ones, and with --follow new ones. */
import { setTimeout as sleep } from "node:timers/promises";
import { type Command, Option } from "commander";
import type { NetmonEvent } from "../../event/event.ts";
import { ocsfEvent } from "../../export/ocsf/ocsf.ts";
import { netmonPackage } from "../../native/built-file.ts";
import { storePath } from "../../state/paths.ts";
import { EventFeed } from "../../store/feed.ts";
import type { EventReader } from "../../store/reader.ts";
import type { EventQuery } from "../../store/records.ts";
import { CliError, ExitCode } from "../exit-codes.ts";
import { globalOption } from "../options/global-definitions.ts";
import { globalOptions } from "../options/global-options.ts";
import { LATEST, withSession } from "../options/session-option.ts";
import { parseCount, withSince } from "../options/time-argument.ts";
import { elsewhere, storedSession, withStore, writeLines } from "../stored.ts";
import { say } from "./messages.ts";
import { type CliIo, jsonText } from "./terminal.ts";

export interface Listing<Row> {
  /** Noun for `no ... match`. */
  what: string;
  options: FilterOptions;
  types?: EventQuery["types"];
  /** Filter for what no query can express; without a reader for new events. */
  accepts?: (event: NetmonEvent, reader: EventReader | null) => boolean;
  row: (event: NetmonEvent) => Row;
  /** Returns the newest rows in order of time, if several events may be one row. */
  rows?: (reader: EventReader, query: EventQuery, limit: number) => Row[];
  /** Formats rows; called again for new ones. */
  lines: (rows: readonly Row[]) => Iterable<string>;
}

const SHOWN = 100;
/** Polling interval of the store; its writers know nothing of this process. */
const LOOK_MS = 250;

/** Writes the matches, or reports that there are none or more. Throws StoreError, CliError. */
export async function writeListing<Row>(listing: Listing<Row>, self: Command, io: CliIo): Promise<void> {
  const { options } = listing;
  const json = jsonLine(options);
  if (options.follow) return followListing(listing, json, self, io);
  await withStore(globalOptions(self), async (reader) => {
    const query = withSessionId(listing, options.session && storedSession(reader, options.session, io));
    if (json) return writeLines(io.stdout, mapped(matching(listing, reader, query, options.limit), json));
    const limit = options.limit ?? SHOWN;
    // one more shows whether there are more
    const found = newestRows(listing, reader, query, limit + 1);
    const shown = found.slice(-limit);
    if (shown.length === 0) say(io, `no ${listing.what} match${elsewhere()}`);
    else await writeLines(io.stdout, listing.lines(shown));
    if (found.length > limit && options.limit === undefined)
      say(io, `the newest ${limit}; --limit shows more, --json all`);
  });
}

/** Writes the newest, and then new events until the process ends. Waits for a store that does not exist yet. */
async function followListing<Row>(
  listing: Listing<Row>,
  json: ((event: NetmonEvent) => string) | null,
  self: Command,
  io: CliIo,
): Promise<void> {
  const { options, accepts = () => true, row, lines } = listing;
  const { session, limit = SHOWN } = options;
  const feed = new EventFeed(storePath(globalOptions(self).dirs));
  let query = withSessionId(listing, session);
  const first = feed.begin((reader) => {
    if (session === LATEST) query = withSessionId(listing, storedSession(reader, session, io));
    return json
      ? [...mapped(matching(listing, reader, query, limit), json)]
      : [...lines(newestRows(listing, reader, query, limit))];
  });
  if (first === null && session === LATEST)
    throw new CliError(ExitCode.target, "nothing is stored yet: there is no latest session to follow");
  await writeLines(io.stdout, first ?? []);
  for (;;) {
    const events = feed.next(query);
    if (events === null) await sleep(LOOK_MS);
    else {
      const shown = events.filter((event) => accepts(event, null));
      if (shown.length > 0) await writeLines(io.stdout, json ? shown.map(json) : lines(shown.map(row)));
    }
  }
}

function withSessionId<Row>({ options, types }: Listing<Row>, sessionId: string | undefined): EventQuery {
  return { ...queryOf(options), ...(types && { types }), ...(sessionId && { sessionId }) };
}

function newestRows<Row>(
  listing: Listing<Row>,
  reader: EventReader,
  query: EventQuery,
  limit: number,
): Row[] {
  const { rows, row } = listing;
  return rows?.(reader, query, limit) ?? [...mapped(matching(listing, reader, query, limit), row)];
}

/** Yields matches in order of time; with `limit` the newest only. */
function* matching<Row>(
  { accepts }: Listing<Row>,
  reader: EventReader,
  query: EventQuery,
  limit: number | undefined,
): Generator<NetmonEvent> {
  const all = reader.each({ ...query, ...(accepts === undefined && limit !== undefined && { limit }) });
  const kept: NetmonEvent[] = [];
  for (const { event } of all) {
    if (accepts?.(event, reader) === false) continue;
    if (accepts === undefined || limit === undefined) yield event;
    else if (kept.push(event) > limit) kept.shift();
  }
  yield* kept;
}

function* mapped<From, To>(all: Iterable<From>, map: (one: From) => To): Generator<To> {
  for (const one of all) yield map(one);
}

/** Returns null for text. */
function jsonLine({ format, json }: FilterOptions): ((event: NetmonEvent) => string) | null {
  if (format !== "ocsf") return format === "jsonl" || json ? (event) => jsonText(event) : null;
  const { version } = netmonPackage();
  return (event) => jsonText(ocsfEvent(event, version));
}

export interface FilterOptions {
  session?: string;
  server?: string;
  tool?: string;
  action?: "allow" | "block";
  type?: NetmonEvent["type"][];
  since?: number;
  limit?: number;
  follow?: true;
  json?: true;
  format?: "text" | "jsonl" | "ocsf";
}

export function withFilters(command: Command): Command {
  return withSince(withSession(command, { otherwise: "all of them" }))
    .option("--server <id>", "show only this MCP server")
    .option("--limit <n>", "show only the newest N", parseCount)
    .option("--follow", "keep showing new ones until Ctrl-C")
    .addOption(globalOption("json"))
    .addOption(
      new Option("--direct-db", "accept this option of older versions, and change nothing").hideHelp(),
    );
}

/** Omits the limit, and the session, which may be `latest`. */
export function queryOf(options: FilterOptions): EventQuery {
  return {
    ...(options.server !== undefined && { serverId: options.server }),
    ...(options.tool !== undefined && { toolName: options.tool }),
    ...(options.action !== undefined && { action: options.action }),
    ...(options.since !== undefined && { since: options.since }),
    ...(options.type !== undefined && { types: options.type }),
  };
}
