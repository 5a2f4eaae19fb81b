/** The filters that the commands on recorded events share. */
import { type Command, Option } from "commander";
import type { NetmonEvent, Severity } from "../../event/event.ts";
import type { EventQuery } from "../../store/records.ts";
import { withSession } from "./session-option.ts";
import { parseCount, withSince } from "./time-argument.ts";

export interface FilterOptions {
  session?: string;
  server?: string;
  tool?: string;
  action?: "allow" | "block";
  type?: NetmonEvent["type"][];
  severity?: Severity;
  since?: number;
  limit?: number;
  follow?: true;
  json?: true;
  /** mcp events only: the format of the lines of --json. */
  format?: "json" | "ocsf";
}

export function withFilters(command: Command): Command {
  return withSince(withSession(command, { otherwise: "all of them" }))
    .option("--server <id>", "only this MCP server")
    .option("--limit <n>", "show only the newest N", parseCount)
    .option("--follow", "then show what comes, until Ctrl-C")
    .option("--json", "one JSON object per line")
    .addOption(new Option("--direct-db", "accepted: the store is always read directly").hideHelp());
}

/** Without the limit, and the session, which may be the latest. */
export function queryOf(options: FilterOptions): EventQuery {
  return {
    ...(options.server !== undefined && { serverId: options.server }),
    ...(options.tool !== undefined && { toolName: options.tool }),
    ...(options.action !== undefined && { action: options.action }),
    ...(options.since !== undefined && { since: options.since }),
    ...(options.type !== undefined && { types: options.type }),
  };
}
