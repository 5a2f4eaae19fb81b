/** Full text of a call or connection that waits for a person; text from models and servers is escaped. */
import type { Ticket } from "../../approvals/ticket.ts";
import { columns } from "./layout.ts";
import { jsonText, type Painter, printable, printableLines } from "./terminal.ts";

export function approvalText(ticket: Ticket, { paint }: Painter): string {
  const { state, decidedBy, reason } = ticket;
  const answered = decidedBy === null ? "" : ` by ${decidedBy}${reason === null ? "" : `: ${reason}`}`;
  const rows: [string, string][] = [
    ["state", `${state}${answered}`],
    ["session", ticket.target === null ? ticket.sessionId : `${ticket.sessionId} (${ticket.target})`],
    ["user", ticket.user ?? "not known"],
    ...(ticket.layer === "network" ? connectionRows(ticket) : callRows(ticket)),
    ["rule", ticket.rule],
    ["why", ticket.why],
    ["until", new Date(ticket.expiresAt).toISOString()],
    ["hash", ticket.argumentsHash],
  ];
  const lines = columns(rows.map(([name, value]) => [name, printable(value)]));
  const args = jsonText(JSON.parse(ticket.arguments), 2);
  const change = ticket.change?.trimEnd();
  const all = [
    paint("bold", ticket.id),
    ...lines.map((line) => `  ${line}`),
    "  arguments",
    ...indented(args),
    ...(change === undefined ? [] : ["  changed since it was pinned", ...indented(change)]),
  ];
  return `${all.join("\n")}\n`;
}

function indented(text: string): string[] {
  return printableLines(text)
    .split("\n")
    .map((line) => `    ${line}`);
}

function callRows(ticket: Ticket): [string, string][] {
  return [
    ["agent", ticket.agent ?? "not known"],
    ["server", ticket.serverId],
    ["goes to", ticket.destination],
    ["tool", ticket.toolName],
    ["definition", ticket.toolHash === "" ? "never seen" : ticket.toolHash],
  ];
}

function connectionRows({ process, destination }: Ticket): [string, string][] {
  return [
    ["process", process ?? "not known"],
    ["goes to", destination],
  ];
}
