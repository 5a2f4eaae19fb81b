/** What the commands on recorded events share: filters, show only the newest N, and how more is said to be there. */
import { type Command, Option } from "commander";
import type { NetmonEvent, Severity } from "../../event/event.ts";
import { ocsfEvent } from "../../export/ocsf/ocsf.ts";
import { netmonPackage } from "../../native/built-file.ts";
import type { EventReader } from "../../store/reader.ts";
import type { EventQuery } from "../../store/records.ts";
import { say } from "../output/messages.ts";
import { type CliIo, jsonText } from "../output/terminal.ts";
import { elsewhere, requireSession, withStore, writeLines } from "../stored.ts";
import { globalOptions } from "./global-options.ts";
import { parseCount, parseMoment } from "./time-argument.ts";

export interface FilterOptions {
  session?: string;
  server?: string;
  tool?: string;
  action?: "allow" | "block";
  type?: NetmonEvent["type"][];
  severity?: Severity;
  since?: number;
  limit?: number;
  json?: true;
  /** mcp events only: the format of the lines of --json. */
  format?: "json" | "ocsf";
}

export function withFilters(command: Command): Command {
  return command
    .option("--session <id>", "only this session")
    .option("--server <id>", "only this MCP server")
    .option("--since <time>", "10m, 2h, today or an RFC 3339 time", (text) => parseMoment(text))
    .option("--limit <n>", "show only the newest N", parseCount)
    .option("--json", "one JSON object per line")
    .addOption(new Option("--direct-db", "accepted: the store is always read directly").hideHelp());
}

/** Without the limit. */
export function queryOf(options: FilterOptions): EventQuery {
  return {
    ...(options.session !== undefined && { sessionId: options.session }),
    ...(options.server !== undefined && { serverId: options.server }),
    ...(options.tool !== undefined && { toolName: options.tool }),
    ...(options.action !== undefined && { action: options.action }),
    ...(options.since !== undefined && { since: options.since }),
    ...(options.type !== undefined && { types: options.type }),
  };
}

const SHOWN = 100;

export interface Listing<Row> {
  /** For `no ... match`. */
  what: string;
  options: FilterOptions;
  /** All of them, or the newest `limit`, in order of time. */
  json(reader: EventReader, limit: number | undefined): Iterable<NetmonEvent>;
  /** The newest `limit`, in order of time. */
  rows(reader: EventReader, limit: number): Row[];
  lines(rows: Row[]): Iterable<string>;
}

/** Writes the matches, or says that there are none or more. Throws StoreError, CliError. */
export async function writeListing<Row>(listing: Listing<Row>, self: Command, io: CliIo): Promise<void> {
  const { session, limit, json } = listing.options;
  await withStore(globalOptions(self), async (reader) => {
    if (session !== undefined) requireSession(reader, session);
    if (json || listing.options.format !== undefined) {
      const line = listing.options.format === "ocsf" ? ocsfLine() : jsonText;
      return writeLines(io.stdout, asLines(listing.json(reader, limit), line));
    }
    const most = limit ?? SHOWN;
    // one more tells whether there are more
    const found = listing.rows(reader, most + 1);
    const shown = found.slice(-most);
    if (shown.length === 0) say(io, `no ${listing.what} match${elsewhere()}`);
    else await writeLines(io.stdout, listing.lines(shown));
    if (found.length > most && limit === undefined)
      say(io, `the newest ${most}; --limit shows more, --json all`);
  });
}

function* asLines(events: Iterable<NetmonEvent>, line: (event: NetmonEvent) => string): Generator<string> {
  for (const event of events) yield line(event);
}

function ocsfLine(): (event: NetmonEvent) => string {
  const { version } = netmonPackage();
  return (event) => jsonText(ocsfEvent(event, version));
}
