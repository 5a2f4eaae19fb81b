/**
 * A session's report in five lines, for a run without a configuration: what was seen, what a policy would have to decide, what was not
 * seen, and the two commands that lead on. Names may come from a model and are escaped.
 */
import type { SessionReport } from "../../analysis/report/report.ts";
import { cut, plural } from "./layout.ts";
import { type Painter, printable } from "./terminal.ts";

const WIDTH = 100;

/** `stateDir`: as given on the command line, to repeat in the commands. */
export function briefReport(report: SessionReport, { paint }: Painter, stateDir?: string): string {
  const place = stateDir === undefined ? "" : ` --state-dir ${stateDir}`;
  const command = (name: string): string => `netmon ${name} --session ${report.session_id}${place}`;
  const rows: [string, string][] = [
    ["seen", seen(report)],
    ["without a rule", withoutRule(report)],
    ["not seen", notSeen(report.not_seen)],
    ["a policy", `${command("learn")} > netmon.yaml`],
    ["all of it", command("report")],
  ];
  return rows.map(([name, text]) => `${paint("bold", name.padEnd(14))}  ${text}`).join("\n");
}

function seen({ model_requests, calls, inspection, connections, findings }: SessionReport): string {
  const { total, failed } = model_requests;
  const failures = failed > 0 ? `, ${failed} failed` : "";
  const warnings = findings.filter(({ severity }) => severity === "warning").length;
  return [
    total === null ? "model requests, their number unknown" : `${plural(total, "model request")}${failures}`,
    plural(calls.total, "tool call"),
    `${plural(inspection.calls.total, "call")} at servers`,
    plural(connections.total, "connection"),
    ...(warnings > 0 ? [plural(warnings, "finding")] : []),
  ].join(", ");
}

function notSeen({ holes, losses }: SessionReport["not_seen"]): string {
  const parts = [listed(holes, "; "), losses.length === 0 ? "" : `lost: ${listed(losses, "; ")}`];
  return parts.filter(Boolean).join("; ") || "nothing that is known";
}

/** What was refused, or passes only until a policy with fail_closed says otherwise. */
function withoutRule({ calls, inspection, connections }: SessionReport): string {
  const names = new Set([
    ...[...calls.refused, ...inspection.calls.refused].map((call) =>
      call.server_id === null ? call.tool_name : `${call.server_id}/${call.tool_name}`,
    ),
    ...[...connections.refused, ...connections.undeclared].map(
      ({ destination }) => destination ?? "further destinations",
    ),
  ]);
  return listed([...names], ", ") || "nothing";
}

/** As many as fit in a line, and the number of the others. */
function listed(texts: readonly string[], between: string): string {
  let line = cut(printable(texts[0] ?? ""), WIDTH);
  for (const [index, text] of texts.slice(1).entries()) {
    const longer = line + between + printable(text);
    if (longer.length > WIDTH) return `${line}${between}and ${texts.length - index - 1} more`;
    line = longer;
  }
  return line;
}
