/**
 * Formats events of the layers above the kernel as one line for display. Names, arguments and reasons may come from a
 * model or a server: all of them are escaped for the terminal.
 */
import type { NetmonEvent } from "../../event/event.ts";
import { CALL_REASONS } from "../../event/reasons.ts";
import { duration } from "./layout.ts";
import { type Painter, printable, type Style } from "./terminal.ts";

/** An event's text in a line: in one style, or already painted. */
type Line = string | readonly [style: Style, text: string];
export type EventOf<T extends NetmonEvent["type"]> = Extract<NetmonEvent, { type: T }>;
/** The formatter of each type of event. */
export type Lines = { [T in NetmonEvent["type"]]: (event: EventOf<T>, painter: Painter) => Line };

const FAILURES: Readonly<Record<string, string>> = {
  ENOTFOUND: "its name is not found",
  EAI_AGAIN: "its name cannot be looked up now",
  ECONNREFUSED: "connection refused",
  ECONNRESET: "connection reset",
  EHOSTUNREACH: "no route to it",
  ENETUNREACH: "no route to it",
  ETIMEDOUT: "no connection in time",
  UND_ERR_CONNECT_TIMEOUT: "no connection in time",
  UND_ERR_HEADERS_TIMEOUT: "no answer in time",
  UND_ERR_BODY_TIMEOUT: "the answer stopped",
  UND_ERR_SOCKET: "the connection was closed",
};

/** Returns why a request to a provider failed: `connection refused (ECONNREFUSED)`, `it answered with HTTP 529`. */
export function failureText({ status, error }: { status: number | null; error: string | null }): string {
  if (error === null) return `it answered with HTTP ${status}`;
  const tls = /CERT|SSL|TLS/.test(error) ? "TLS failed" : null;
  const words = FAILURES[error] ?? tls;
  return words === null ? error : `${words} (${error})`;
}

/** Width of `would block`, the longest verdict. */
export const VERDICT_WIDTH = 11;

export function verdictLabel(
  e: { action: "allow" | "block"; would_block: boolean },
  paint: Painter["paint"],
): string {
  const [label, style]: [string, Style] =
    e.action === "block" ? ["BLOCK", "red"] : e.would_block ? ["would block", "yellow"] : ["allow", "green"];
  return paint(style, label.padEnd(VERDICT_WIDTH));
}

/** Formats the columns of a call or connection: verdict, server, subject, further columns, and reason. */
export function judgedLine(
  e: { action: "allow" | "block"; would_block: boolean },
  { paint }: Painter,
  columns: { server: string; what: string; who?: string; details: readonly (string | null | undefined)[] },
): string {
  const { server, what, who, details } = columns;
  return [
    verdictLabel(e, paint),
    paint("bold", printable(server).padEnd(16)),
    what.padEnd(34),
    ...(who === undefined ? [] : [who]),
    paint("dim", details.flatMap((one) => (one == null ? [] : [printable(one)])).join(", ")),
  ].join("  ");
}

export function refusal(action: "allow" | "block", what: string): Line {
  return action === "block" ? ["red", `REFUSED ${what}`] : ["yellow", `would refuse ${what}`];
}

export function postureText(e: { mode: string; fail_closed: boolean }): string {
  return `${e.mode}${e.fail_closed ? ", fail closed" : ""}`;
}

export const LAYER_LINES = {
  mcp_tool_call_intercepted: (e, painter) =>
    judgedLine(e, painter, {
      server: e.server_ids?.join("|") ?? e.server_id ?? "-",
      what: `tool ${printable(e.tool_name || e.wire_name) || "without a name"}`,
      details: [CALL_REASONS[e.reason], e.rule, e.executed_by === "provider" ? "run by the provider" : null],
    }),
  mcp_tool_offered: (e) => {
    const name = e.server_id === null ? e.wire_name : `${e.server_id}/${e.tool_name}`;
    const done = e.action === "block" ? ", TAKEN OUT" : e.would_block ? ", enforce would not offer it" : "";
    const text = printable(`tool ${name} offered to the model: ${e.status}${done}: ${e.text}`);
    return [
      e.status === "listed" || e.status === "unknown" ? "dim" : e.action === "block" ? "red" : "yellow",
      text,
    ];
  },
  llm_refusal: (e) => refusal(e.action, `${e.direction}: ${printable(e.text)}`),
  llm_request_failed: (e) => [
    "yellow",
    `request to ${e.provider} at ${printable(e.upstream)} failed: ${failureText(e)}`,
  ],
  mcp_tool_seen: (e) => {
    const pin =
      e.pinned === null ? "" : e.pinned ? ", the same as the pinned one" : ", DIFFERS FROM THE PINNED ONE";
    const severity = e.max_severity === null ? "" : `; detected: ${e.max_severity}`;
    const text = `tool ${printable(`${e.server_id}/${e.tool_name}`)}: ${e.status}${pin}${severity}`;
    return [e.max_severity === null ? "dim" : "yellow", text];
  },
  mcp_tool_changed: (e) => {
    const fields = e.changes.map((c) => printable(c.field) || "/").join(", ");
    const changed = e.renamed_from === undefined ? "CHANGED" : `RENAMED from ${printable(e.renamed_from)}`;
    const until = e.action === "block" ? "; its calls are blocked" : "";
    return ["red", `tool ${printable(`${e.server_id}/${e.tool_name}`)} ${changed}: ${fields}${until}`];
  },
  mcp_program_seen: (e) => {
    const pin = e.pinned === false ? ", DIFFERS FROM THE PINNED ONE" : "";
    const about = e.text === "" ? "" : `; ${e.text}`;
    return [
      about === "" ? "dim" : "yellow",
      printable(`program of ${e.server_id}: ${e.program}${pin}${about}`),
    ];
  },
  mcp_program_changed: (e) => {
    const until = e.action === "block" ? "; it was not let through" : "";
    return ["red", printable(`program of ${e.server_id}: ${e.text}${until}`)];
  },
  mcp_tool_approval: (e) => {
    const of = { "": "instructions", "@program": "program" }[e.tool_name];
    const name = of === undefined ? `tool ${e.server_id}/${e.tool_name}` : `${of} of ${e.server_id}`;
    const despite = e.decision === "approved" && e.max_severity !== null;
    const although = despite ? `, although detected: ${e.max_severity}` : "";
    const style = despite || e.decision === "revoked" ? "yellow" : "green";
    return [style, printable(`${name}: ${e.decision} by ${e.decided_by}${although}`)];
  },
  mcp_call_approval: (e) => {
    const call =
      e.tool_name === null ? `connection to ${e.destination}` : `call ${e.server_id}/${e.tool_name}`;
    const by = ["approved", "rejected", "revoked"].includes(e.state) ? ` by ${e.decided_by}` : "";
    const after = e.state === "proposed" ? "" : ` after ${duration(e.waited_ms)}`;
    const passes = e.state === "approved" || e.state === "consumed";
    const style = passes ? "green" : e.state === "returned" ? "dim" : "yellow";
    return [style, printable(`${call} (${e.approval_id}): ${e.state}${by}${after}`)];
  },
  netmon_approval_webhook_failed: (e) => {
    const what = `approvals' webhook at ${e.receiver}: ${e.failure.replaceAll("_", " ")}: ${e.text}`;
    return ["yellow", printable(what)];
  },
  mcp_server_declared: (e) => {
    const where = e.url ?? [e.command ?? "", ...(e.args ?? [])].join(" ");
    return ["dim", printable(`server ${e.server_id}: ${e.server_type} ${where} (${e.source})`)];
  },
  mcp_server_discovered: ({ would_block, text }) => [would_block ? "red" : "yellow", printable(text)],
  mcp_server_hindered: (e) => [
    "yellow",
    printable(`server ${e.server_id}, ${e.method} ${e.outcome}: ${e.text}`),
  ],
  mcp_server_id_shared: (e) => {
    const command = [e.command, ...(e.args ?? [])].join(" ");
    const text = `another command has the id ${e.claimed_id}: ${command} is ${e.server_id}, with pins of its own`;
    return ["yellow", printable(text)];
  },
  mcp_server_unreachable: (e) => [
    "yellow",
    printable(`server ${e.server_id} could not list tools: ${e.text}; retrying in ${duration(e.retry_ms)}`),
  ],
  netmon_proxy_started: (e) => ["dim", `LLM proxy at ${e.url}: ${postureText(e)}`],
  netmon_proxy_stopped: (e) => [
    "dim",
    `LLM proxy stopped after ${duration(e.duration_ms)}: ${printable(e.reason)}`,
  ],
} satisfies Partial<Lines>;
