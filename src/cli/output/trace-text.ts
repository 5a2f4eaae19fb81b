/**
 * Formats a trace for display and as JSON. Names, arguments and bodies come from a model or a server: all of them are
 * escaped for the terminal.
 */
import type { JoinedEvent } from "../../analysis/report/joined.ts";
import type { Trace } from "../../analysis/trace/trace.ts";
import type { StoredBody } from "../../store/records.ts";
import { eventLine } from "./event-line.ts";
import { columns, labelled, wrap } from "./layout.ts";
import { type Painter, printable, printableLines } from "./terminal.ts";

/** Maximum characters of arguments shown; --json has all. */
const ARGUMENTS_SHOWN = 2000;
const WIDTH = 100;

export function traceText(trace: Trace, withBodies: boolean, painter: Painter): string {
  const { paint } = painter;
  const { call } = trace;
  const verdict =
    call.action === "block"
      ? paint("red", "BLOCKED")
      : call.would_block
        ? paint("yellow", "passed, would be blocked")
        : paint("green", "allowed");
  const fields: [label: string, text: string][] = [
    ...whoAndWhat(call),
    ["arguments", shortened(call.input)],
    [
      "decision",
      call.rule === null ? `${call.text} [${call.reason}]` : `${call.text} [${call.reason}: ${call.rule}]`,
    ],
    ["when", `${call.timestamp}, session ${call.session_id}, ${call.mode}`],
    call.type === "mcp_tool_called"
      ? ["outcome", outcomeText(call)]
      : ["answer", `${call.request_id}, ${call.dialect} ${call.api}`],
  ];
  if (call.tool_hash !== "") fields.push(["definition", call.tool_hash]);
  return [
    `${paint("bold", printable(call.tool_call_id) || "tool call without id")}  ${verdict}`,
    ...labelled(fields.map(([label, text]) => [label, printable(text)])),
    ...timeline(trace.joined, painter),
    ...bodyLines(trace.bodies, withBodies, painter),
    ...trace.notes.map((note) => noteLine(note, painter)),
    "",
  ].join("\n");
}

function whoAndWhat(call: Trace["call"]): [label: string, text: string][] {
  const known = call.type === "mcp_tool_called" || call.tool_name === call.wire_name;
  const ids = call.type === "mcp_tool_called" ? undefined : call.server_ids;
  const server = ids?.join(" or ") ?? call.server_id;
  return [
    ["tool", known ? call.tool_name : `${call.tool_name} (${call.wire_name})`],
    [
      "server",
      server === null ? "unknown" : [server, call.server_type, call.server_addr].filter(Boolean).join("  "),
    ],
  ];
}

function outcomeText({ outcome, latency_ms }: Extract<Trace["call"], { type: "mcp_tool_called" }>): string {
  const text = outcome.replaceAll("_", " ");
  return latency_ms === null
    ? text
    : `${text} after ${latency_ms < 10 ? latency_ms.toFixed(1) : latency_ms.toFixed(0)} ms`;
}

function noteLine(note: string, { paint }: Painter): string {
  return `  ${wrap(`${paint("yellow", "note")}        ${printable(note)}`, WIDTH, " ".repeat(14))}`;
}

function shortened(input: unknown): string {
  const text = JSON.stringify(input) ?? "";
  return text.length <= ARGUMENTS_SHOWN
    ? text
    : `${text.slice(0, ARGUMENTS_SHOWN)}... (${text.length} characters)`;
}

function timeline(joined: readonly JoinedEvent[], painter: Painter): string[] {
  if (joined.length === 0) return [];
  const rows = joined.map(({ event, by, weak, offset_ms }) => {
    const how = [`    ${offset(offset_ms)}`, weak ? `${by} (weak)` : by];
    return [...(weak ? how.map((text) => painter.paint("dim", text)) : how), eventLine(event, painter)];
  });
  return ["  joined", ...columns(rows)];
}

/** Formats as `23 ms later`, `4.2 s before`. */
export function offset(milliseconds: number): string {
  const size = Math.abs(milliseconds);
  const text =
    size < 10
      ? `${size.toFixed(1)} ms`
      : size < 1000
        ? `${size.toFixed(0)} ms`
        : size < 100_000
          ? `${(size / 1000).toFixed(1)} s`
          : `${(size / 60_000).toFixed(0)} min`;
  return `${text} ${milliseconds < 0 ? "before" : "later"}`;
}

function bodyLines(bodies: readonly StoredBody[], withText: boolean, { paint }: Painter): string[] {
  return bodies.flatMap((body) => {
    const status = body.status === null ? "" : ` ${body.status}`;
    const cut = body.size > body.body.length ? ` of ${body.size}` : "";
    const head = `${body.direction}${status}, ${body.contentType}, ${body.body.length}${cut} bytes`;
    const line = `  body        ${printable(head)}`;
    return withText ? [line, paint("dim", printableLines(Buffer.from(body.body).toString("utf8")))] : [line];
  });
}

/** Converts a trace to the form printed by --json; bodies as text if requested. */
export function traceJson(trace: Trace, withBodies: boolean): object {
  return {
    call: trace.call,
    joined: trace.joined.map(({ event, by, weak, offset_ms }) => ({ by, weak, offset_ms, event })),
    bodies: trace.bodies.map((body) => ({
      direction: body.direction,
      timestamp: body.timestamp,
      content_type: body.contentType,
      status: body.status,
      size: body.size,
      stored: body.body.length,
      ...(withBodies && { text: Buffer.from(body.body).toString("utf8") }),
    })),
    notes: trace.notes,
  };
}
