/**
 * Screen of netmon status --live, as lines of plain text with a style each, fitted to a terminal. Pure. Names, reasons and paths
 * come from sessions and are escaped.
 */
import type { SessionSnapshot } from "../../analysis/session-snapshots.ts";
import type { NetmonEvent } from "../../event/event.ts";
import { eventLine } from "./event-line.ts";
import { cut, duration, fittedColumns, plural } from "./layout.ts";
import { type Painter, printable, type Style } from "./terminal.ts";

export interface ScreenLine {
  text: string;
  style: Style | null;
  /** Whether this is the chosen session's row. */
  chosen?: true;
}

const PLAIN: Painter = { colour: false, paint: (_style, text) => text };
const HEAD = ["SESSION", "MODE", "STATE", "AGE", "SERVERS", "CALLS", "CONNECTIONS", "BLOCKED", "DETECTED"];
const UNKNOWN = "-";
/** Largest part of a screen's rows that the table takes. */
const TABLE_PART = 0.5;

/** Returns the lines of the whole screen, at most `rows`. */
export function screen(
  sessions: readonly SessionSnapshot[],
  chosen: number,
  { columns, rows }: { columns: number; rows: number },
  now: Date,
): ScreenLine[] {
  const count = plural(sessions.length, "session");
  const title = `netmon status --live  ${now.toTimeString().slice(0, 8)}  ${count}`;
  const keys = sessions.length > 1 ? "arrows or tab: choose  q: quit" : "q: quit";
  const lines: ScreenLine[] = [
    { text: sides(title, keys, columns), style: "bold" },
    { text: "", style: null },
  ];
  if (sessions.length === 0) return [...lines, { text: "no sessions", style: null }].slice(0, rows);
  const [head = "", ...table] = tableLines(sessions, columns - 2);
  const room = Math.max(1, Math.min(table.length, Math.floor(rows * TABLE_PART) - lines.length - 1));
  const from = Math.max(0, Math.min(chosen - Math.floor(room / 2), table.length - room));
  lines.push({ text: `  ${head}`, style: "dim" });
  for (const [index, text] of table.slice(from, from + room).entries()) {
    const at = from + index;
    const style = styleOf(sessions[at]);
    lines.push(at === chosen ? { text: `> ${text}`, style, chosen: true } : { text: `  ${text}`, style });
  }
  const one = sessions[chosen];
  if (one) lines.push({ text: "", style: null }, ...detailLines(one, rows - lines.length - 1));
  return lines.slice(0, rows).map((line) => ({ ...line, text: cut(line.text, columns) }));
}

/** Returns the table alone, for output other than a terminal. */
export function tableText(sessions: readonly SessionSnapshot[], width: number | undefined): string {
  if (sessions.length === 0) return "no sessions\n";
  return tableLines(sessions, width)
    .map((line) => `${line.trimEnd()}\n`)
    .join("");
}

function tableLines(sessions: readonly SessionSnapshot[], width: number | undefined): string[] {
  return fittedColumns([HEAD, ...sessions.map(row)], width, [0, 2]);
}

function row(session: SessionSnapshot): string[] {
  const { connections, events, age_seconds, servers } = session;
  const number = (value: number | undefined): string => (value === undefined ? UNKNOWN : String(value));
  const made =
    connections && connections.allow + connections.undeclared + connections.would_block + connections.block;
  const wouldBlock =
    connections !== null && connections.would_block > 0 ? ` (${connections.would_block} would be)` : "";
  const blocked = connections === null && events === null ? UNKNOWN : String(blockedIn(session));
  return [
    printable(session.session_id),
    modeText(session),
    stateText(session),
    age_seconds === null ? UNKNOWN : duration(age_seconds * 1000),
    events === null ? UNKNOWN : String(servers.length),
    number(events === null ? undefined : Math.max(events.calls_asked, events.calls_made)),
    number(made ?? undefined),
    blocked + wouldBlock,
    number(events?.detections),
  ];
}

function modeText({ mode, fail_closed }: SessionSnapshot): string {
  if (mode === null) return UNKNOWN;
  return fail_closed && mode === "enforce" ? "fail closed" : mode;
}

function stateText({ status, mode, claim, verified, problem }: SessionSnapshot): string {
  if (claim === "uncovered" || claim === "stale") return claim === "stale" ? "STALE" : "NOT COVERED";
  if (problem !== null || status !== "watched") return status;
  return mode === "enforce" ? (verified === null ? "NOT VERIFIED" : "verified") : "watched";
}

function blockedIn({ connections, events }: SessionSnapshot): number {
  return (connections?.block ?? 0) + (events?.blocked ?? 0);
}

function styleOf(session: SessionSnapshot | undefined): Style | null {
  if (session === undefined) return null;
  if (session.problem !== null || stateText(session) === "NOT VERIFIED") return "red";
  if (session.events !== null && session.events.detections > 0) return "yellow";
  return blockedIn(session) > 0 ? "yellow" : null;
}

function detailLines(session: SessionSnapshot, room: number): ScreenLine[] {
  const lines: ScreenLine[] = [{ text: printable(session.session_id), style: "bold" }];
  const { problem, servers, events, connections } = session;
  if (problem !== null) lines.push({ text: `problem      ${printable(problem)}`, style: "red" });
  if (servers.length > 0)
    lines.push({ text: `servers      ${servers.map(printable).join(", ")}`, style: null });
  if (events !== null)
    lines.push({
      text: `calls        ${events.calls_asked} requested by the model, ${events.calls_made} reached servers`,
      style: null,
    });
  if (connections !== null) {
    const { allow, undeclared, would_block, block } = connections;
    const text = `${allow} allowed, ${undeclared} undeclared passed, ${would_block} would be refused, ${block} refused`;
    lines.push({ text: `connections  ${text}`, style: null });
  }
  if (events !== null && events.lost > 0)
    lines.push({ text: `lost         ${events.lost} events`, style: "yellow" });
  lines.push({ text: "", style: null });
  const left = Math.max(0, room - lines.length);
  const last = session.last.slice(-left || session.last.length);
  if (left > 0)
    for (const event of last) lines.push({ text: eventLine(event, PLAIN), style: eventStyle(event) });
  if (session.last.length === 0) lines.push({ text: "no events recorded", style: "dim" });
  return lines;
}

function eventStyle(event: NetmonEvent): Style | null {
  if ("action" in event && event.action === "block") return "red";
  if (
    event.type === "mcp_detection" ||
    event.type === "mcp_tool_changed" ||
    event.type === "mcp_program_changed"
  )
    return "red";
  if ("would_block" in event && event.would_block) return "yellow";
  return null;
}

function sides(left: string, right: string, width: number): string {
  const gap = width - left.length - right.length;
  return gap < 2 ? left : left + " ".repeat(gap) + right;
}
