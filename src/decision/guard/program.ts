/**
 * Whether the program of a stdio server may have messages: compares it with its pin, and reports it.
 *
 * Enforce refuses what `version_pinning.programs` says to block; observe, and `alert`, report it.
 */
import type { Config, McpConfig } from "../../config/config.ts";
import type { McpProgramChanged } from "../../event/event.ts";
import { sessionSink } from "../../event/session-sink.ts";
import type { Refusal } from "../../mcp/inspection/guard.ts";
import { PROGRAM } from "../../mcp/tool-set.ts";
import { isPinned } from "../../policy/pinning.ts";
import type { ProgramVerdict, SeenProgram } from "../pins/program-trust.ts";
import type { ServerIdentity } from "../servers/catalogue.ts";
import { enforces, type GuardContext } from "./guard-context.ts";
import { serverText } from "./refusals.ts";

export interface FoundProgram {
  /** null: unknown. */
  seen: SeenProgram | null;
  /** What there is to say about the command; '' if nothing. */
  text: string;
  /**
   * `predicted`: what a package runner would start, so it is not pinned yet; `moved`: its files changed while it was
   * starting.
   */
  state?: "predicted" | "moved";
}

type Context = Pick<GuardContext, "config" | "definitions" | "emit" | "log" | "sessionId">;
type Reason = McpProgramChanged["reason"];

const WORDS: Readonly<Record<Reason, string>> = {
  changed: "is not the pinned one",
  revoked: "was revoked by a person",
  unapproved: "has not been approved by a person",
  too_new: "was published only recently",
  unknown: "is not known",
  moved: "changed while it was starting",
  pins_unreadable: "cannot be compared: the pins cannot be read",
};

/** Whether a server has to wait until its program is judged, because something about it could be refused. */
export type ProgramChecking = "waits" | "notes" | "none";

export function programChecking(config: Config, serverId: string): ProgramChecking {
  const { mcp } = config.sandbox;
  if (!config.mcp.inspection.enabled || !isPinned(mcp, serverId, PROGRAM)) return "none";
  const { on_change, unknown } = mcp.version_pinning.programs;
  return enforces(config) && (on_change === "block" || unknown === "block") ? "waits" : "notes";
}

/** Returns why the server may not have messages; null: it may. */
export function judgeProgram(context: Context, server: ServerIdentity, found: FoundProgram): Refusal | null {
  const { config, definitions, log } = context;
  const { mcp } = config.sandbox;
  if (programChecking(config, server.id) === "none") return null;
  const { seen, text, state } = found;
  const pin = definitions.programs.pinOf(server.id);
  if (state === "predicted" && pin === null) return null;
  const verdict = seen && definitions.programs.judge(server.id, seen, mcp, server.startedWith ?? "");
  const objection = objectionTo(found, verdict, pin !== null, mcp);
  const emit = sessionSink(context.sessionId, context.emit);
  const program = seen?.name ?? "unknown";
  if (state === undefined)
    emit({
      type: "mcp_program_seen",
      server_id: server.id,
      program,
      program_hash: verdict?.hash ?? "",
      pinned: verdict?.pinned ?? null,
      published: seen?.published ?? null,
      text,
    });
  if (state === undefined && seen !== null && text !== "") log.warn(`program of ${server.id}: ${text}`);
  if (objection === null) return null;
  const { on_change, unknown } = mcp.version_pinning.programs;
  const key = objection === "unknown" && pin === null ? "unknown" : "on_change"; // what was pinned is not it
  const blocks = (key === "unknown" ? unknown : on_change) === "block" && enforces(config);
  const rule = `sandbox.mcp.version_pinning.programs.${key}`;
  const about = objection === "unknown" && text !== "" ? `: ${text}` : "";
  const why = `its program (${program}) ${WORDS[objection]}${about}`;
  const compare = verdict === null ? "" : ` (netmon registry diff ${server.id}:${PROGRAM})`;
  const told = `the server ${server.id}: ${why}${compare}`;
  if (state === "predicted" && !blocks) return null; // what it is will be seen
  emit({
    type: "mcp_program_changed",
    server_id: server.id,
    program,
    previous_hash: pin?.hash ?? "",
    new_hash: verdict?.hash ?? "",
    reason: objection,
    changes: verdict?.changes ?? [],
    action: blocks ? "block" : "allow",
    text: told,
  });
  log.warn(told);
  if (!blocks) return null;
  return { reason: "version_changed", rule, text: serverText(server.id, why, rule) };
}

/** An unknown program is worth a finding only if policy refuses it, or a known one was pinned. */
function objectionTo(
  { seen, state }: FoundProgram,
  verdict: ProgramVerdict | null,
  pinned: boolean,
  { version_pinning }: McpConfig,
): Reason | null {
  if (state === "moved") return "moved";
  if (seen !== null) return verdict?.objection ?? null;
  return pinned || version_pinning.programs.unknown === "block" ? "unknown" : null;
}
