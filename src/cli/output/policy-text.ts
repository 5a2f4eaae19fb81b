/** Output of netmon policy for display. Names come from models and servers and are escaped for the terminal. */
import type { CallTotals, ChangedCall } from "../../analysis/replay/calls.ts";
import type { ChangedConnections } from "../../analysis/replay/connections.ts";
import type { JudgedAgain } from "../../analysis/replay/judged.ts";
import type { Replay } from "../../analysis/replay/replay.ts";
import type { ExplainedTool, TestResult } from "../../decision/tool-calls/test-call.ts";
import type { Mode } from "../../event/event.ts";
import type { Step } from "../../policy/explain.ts";
import { quoted } from "../../policy/quoted.ts";
import { columns, plural } from "./layout.ts";
import { type Painter, printable, type Style } from "./terminal.ts";

const COLOURS: Readonly<Record<Step["outcome"], Style>> = {
  pass: "green",
  block: "red",
  alert: "yellow",
  ask: "yellow",
  off: "dim",
  "not reached": "dim",
};

export function testText(result: TestResult, mode: Mode, problem: string | null, { paint }: Painter): string {
  const observed = result.action === "block" && mode === "observe";
  const verdict = observed
    ? `${paint("yellow", "passes")}  in observe, reported with would_block; enforce would block it, `
    : `${paint(result.action === "allow" ? "green" : "red", result.action)}  `;
  const lines = [`${verdict}${result.reason}: ${printable(result.text)}`];
  if (result.rule !== null) lines.push(`rule   ${printable(result.rule)}`);
  for (const tool of result.tools) lines.push("", ...toolLines(tool, paint));
  if (result.native && result.tools.length > 0)
    lines.push("", "the agent has a tool of its own with this name");
  if (problem !== null)
    lines.push("", `${paint("yellow", "note")}  tools and pins are not known: ${printable(problem)}`);
  return `${lines.join("\n")}\n`;
}

function toolLines({ tool, pinnedHash, steps }: ExplainedTool, paint: Painter["paint"]): string[] {
  const kind = tool.serverDeclared ? (tool.serverType ?? "") : "not declared";
  const hash = tool.toolHash === "" ? "definition not seen" : tool.toolHash;
  const pin = pinnedHash === null ? "no pin" : pinnedHash === tool.toolHash ? "as pinned" : "not as pinned";
  const rows = steps.map(({ stage, outcome, rule, text }) => [
    `  ${stage}`,
    paint(COLOURS[outcome], outcome),
    printable(text + (rule === null || text === "" ? "" : ` (${rule})`)),
  ]);
  return [
    `tool ${printable(quoted(tool.toolName))} of server ${printable(quoted(tool.serverId))} (${kind}; ${printable(hash)}; ${pin})`,
    ...columns(rows),
  ];
}

export function replayText(
  { calls, received, connections, notJudged, ...changed }: Replay,
  { paint }: Painter,
): string {
  const judged = calls.judged + received.judged + connections.judged;
  const lines = [
    ...(judged === 0
      ? [paint("yellow", "nothing in this session can be judged by rules about calls and servers")]
      : []),
    ...callLines("calls", "in the model's answers", calls),
    ...callLines("", "at shims and gateways", received),
    `connections  ${connections.judged} judged: ${connections.newlyBlocked} would be refused now, ${connections.newlyAllowed} allowed`,
  ];
  if (connections.unattributed > 0)
    lines.push(`             ${connections.unattributed} connections were not decided by a server's rule`);
  for (const [index, [what, count]] of Object.entries(notJudged).entries())
    lines.push(`${(index === 0 ? "not judged" : "").padEnd(13)}${count} ${what}`);
  const row = ({ event, before, after }: ChangedCall | ChangedConnections, what: string): string[] => [
    event.timestamp,
    printable(what),
    paint(after.action === "block" ? "red" : "green", after.action),
    printable(`${why(after)}, was ${before.action} ${why(before)}`),
  ];
  const rows = [
    ...changed.changedCalls.map((change) => row(change, calledText(change.event))),
    ...changed.changedConnections.map((change) => {
      const { server_ids, server_id } = change.event;
      return row(
        change,
        `${plural(change.count, "connection")} to ${(server_ids ?? [server_id]).join(", ")}`,
      );
    }),
  ];
  return `${[...lines, ...(rows.length > 0 ? ["", ...columns(rows)] : [])].join("\n")}\n`;
}

function callLines(label: string, where: string, totals: CallTotals): string[] {
  const { judged, newlyBlocked, newlyAllowed, unreadable } = totals;
  const lines = [
    `${label.padEnd(13)}${judged} judged ${where}: ${newlyBlocked} would be blocked now, ${newlyAllowed} allowed`,
  ];
  if (unreadable > 0)
    lines.push(`             ${unreadable} calls could not be read and are blocked under any rules`);
  return lines;
}

function calledText(event: ChangedCall["event"]): string {
  return event.type === "mcp_tool_called"
    ? `${quoted(event.tool_name)} at ${event.server_id}`
    : quoted(event.wire_name);
}

const why = ({ reason, rule }: JudgedAgain): string => (rule === null ? reason : `${reason} (${rule})`);
