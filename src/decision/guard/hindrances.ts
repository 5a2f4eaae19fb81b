/**
 * Reports that a server's start or list failed while netmon refused something to the server's processes, which may be
 * why: neither the server nor its client says so. Each different report is made once.
 */
import type { McpServerHindered, RefusedPlace } from "../../event/event.ts";
import { quoted } from "../../policy/quoted.ts";
import type { GuardContext } from "./guard-context.ts";

/** Returns what netmon has refused to a server's processes; `since`: milliseconds ago of a request that waits. */
export type RefusedTo = (since: number) => readonly RefusedPlace[];

const MOST_REPORTS = 64;
const MOST_SAID = 4;

type Context = Pick<GuardContext, "sessionId" | "emit" | "log" | "now">;

export class Hindrances {
  readonly #serverId: string;
  readonly #refusedTo: RefusedTo;
  readonly #context: Context;
  readonly #reported = new Set<string>();

  constructor(serverId: string, refusedTo: RefusedTo, context: Context) {
    this.#serverId = serverId;
    this.#refusedTo = refusedTo;
    this.#context = context;
  }

  /** Returns what a client should know; null: nothing was refused. */
  report(method: string, outcome: McpServerHindered["outcome"], since: number): string | null {
    const refused = this.#refusedTo(since);
    if (refused.length === 0) return null;
    const text = hindranceText(refused);
    const key = JSON.stringify([method, outcome, refused.map(({ destination }) => destination)]);
    if (this.#reported.has(key) || this.#reported.size >= MOST_REPORTS) return text;
    this.#reported.add(key);
    const { sessionId, emit, log, now } = this.#context;
    log.error(`${quoted(this.#serverId)}, ${method}: ${text}`);
    emit({
      type: "mcp_server_hindered",
      timestamp: new Date(now()).toISOString(),
      session_id: sessionId,
      server_id: this.#serverId,
      method,
      outcome,
      refused: [...refused],
      text,
    });
    return text;
  }
}

/**
 * Names come from the server: they are quoted and shortened, so that it cannot speak in netmon's name. What may have been
 * refused to another process is not said to be the server's.
 */
export function hindranceText(refused: readonly RefusedPlace[]): string {
  const of = (owner: RefusedPlace["owner"]) => refused.filter((place) => place.owner === owner);
  return [
    "[netmon]",
    ...said("netmon has refused this server's processes, which may be why", of("server")),
    ...said(
      "meanwhile, netmon has refused to processes of the session, perhaps this server's",
      of("session"),
    ),
  ].join(" ");
}

function said(what: string, places: readonly RefusedPlace[]): string[] {
  if (places.length === 0) return [];
  const first = places.slice(0, MOST_SAID).map(placeText);
  const more = places.length > MOST_SAID ? `, and ${places.length - MOST_SAID} more` : "";
  return [`${what}: ${first.join("; ")}${more}.`];
}

function placeText({ destination, reason, rule, allow, count }: RefusedPlace): string {
  const times = count > 1 ? `, at least ${count} times` : "";
  const entries = allow.map((entry) => quoted(entry)).join(", ");
  const way = entries !== "" ? `add ${entries} to sandbox.network.allow` : `by ${rule ?? `reason ${reason}`}`;
  return `${quoted(destination)}${times} (${way})`;
}
