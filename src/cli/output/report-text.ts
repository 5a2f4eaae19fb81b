/** Formats a session's report for display. Names of servers and tools may come from a model and are escaped. */
import type { Finding } from "../../analysis/report/findings.ts";
import type { InspectionReport } from "../../analysis/report/inspection.ts";
import type { LayerView, OwnListener, SessionReport } from "../../analysis/report/report.ts";
import type { ModelRequests } from "../../analysis/report/sections.ts";
import type { Verdicts } from "../../analysis/report/tally.ts";
import { SEVERITIES } from "../../detection/detection.ts";
import { SEVERITY_STYLES } from "./inspection-line.ts";
import { failureText } from "./layer-line.ts";
import { columns, duration, fittedColumns, plural, wrap } from "./layout.ts";
import { destinationLines, refusedCallLines } from "./refused-lines.ts";
import { type Painter, printable } from "./terminal.ts";

const WIDTH = 80;
const GROUPS_SHOWN = 30;

/** `stateDir`: as given on the command line, to repeat in suggested commands. */
export function reportText(report: SessionReport, painter: Painter, stateDir?: string): string {
  const { paint } = painter;
  const place = stateDir === undefined ? "" : ` --state-dir ${stateDir}`;
  const more = (command: string, { blocked } = { blocked: 0 }): string =>
    `netmon ${command} --session ${report.session_id}${blocked > 0 ? " --action block" : ""}${place}`;
  const { layers, calls, connections, names, refusals, inspection } = report;
  const section = (title: string, lines: readonly string[]): string[] => [
    "",
    paint("bold", wrap(title, WIDTH, "  ")),
    ...lines,
  ];
  const sectionOf = <T>(
    title: string,
    all: readonly T[],
    lines: (all: readonly T[]) => string[],
  ): string[] => (all.length === 0 ? [] : section(title, lines(all)));
  const counted = (title: string, counts: Verdicts, lines: string[]): string[] =>
    counts.total === 0 ? [] : section(`${title}: ${verdicts(counts)}`, lines);
  const { calls: came, server_requests, refusals: notForwarded } = inspection;
  return [
    ...(report.headline === null ? [] : [paint("red", wrap(report.headline, WIDTH, "  "))]),
    `session ${paint("bold", printable(report.session_id))}`,
    ...columns([
      ["  tool calls", seen(layers.proxy, "the LLM proxy did not run: tool calls are unknown")],
      ["  MCP calls", seen(layers.inspection, "no shim or gateway ran: calls at servers are unknown")],
      ["  connections", seen(layers.kernel, "the kernel layer did not run: connections are unknown")],
    ]),
    ...(layers.proxy.runs === 0
      ? []
      : section(`Model requests: ${requestCounts(report.model_requests)}`, failureLines(report, painter))),
    ...sectionOf("The policy changed", report.policy_changes, (changes) =>
      changes.map(
        ({ weaker, text, first }) =>
          `  ${paint(weaker ? "red" : "yellow", wrap(`${first}  ${text}`, WIDTH, "    "))}`,
      ),
    ),
    ...section(
      `Tool calls: ${seenVerdicts(layers.proxy, calls)}`,
      groups(calls.by_tool, (g) => `${g.server_id ?? "(unknown server)"} / ${g.tool_name}`),
    ),
    ...sectionOf("Refused tool calls, or those that enforce would refuse", calls.refused, (refused) =>
      refusedCallLines(refused, WIDTH, more("events --calls", calls)),
    ),
    ...section(
      `Connections: ${seenVerdicts(layers.kernel, connections)}${apartText(report)}`,
      groups(
        connections.by_server,
        (g) => g.server_id ?? (g.netmon ? OWN[g.netmon] : "(no declared server)"),
      ),
    ),
    ...sectionOf("Refused connections, or those that enforce would refuse", connections.refused, (refused) =>
      destinationLines(refused, WIDTH, more(CONNECTIONS)),
    ),
    ...sectionOf("Undeclared destinations that passed", connections.undeclared, (passed) =>
      destinationLines(passed, WIDTH, more(CONNECTIONS)),
    ),
    ...(names === null
      ? []
      : section(`Names asked for: ${names.queries}, ${names.other_names} of them without a rule`, [])),
    ...section(
      `Refused requests and answers: ${seenVerdicts(layers.proxy, refusals)}`,
      groups(refusals.by_reason, (g) => g.reason),
    ),
    ...section(`MCP servers: ${overview(inspection)}`, detectionLines(inspection, painter)),
    ...(layers.inspection.runs === 0 && came.total === 0
      ? []
      : section(
          `Calls at servers: ${verdicts(came)}${outcomes(inspection)}`,
          groups(came.by_tool, (g) => `${g.server_id} / ${g.tool_name}`),
        )),
    ...sectionOf(
      "Calls that did not reach their server, or that enforce would refuse",
      came.refused,
      (refused) => refusedCallLines(refused, WIDTH, more("events --calls", came)),
    ),
    ...counted(
      "Requests by servers",
      server_requests,
      groups(server_requests.by_server, (g) => `${g.server_id} / ${g.method}`),
    ),
    ...counted(
      "MCP messages not forwarded",
      notForwarded,
      groups(notForwarded.by_reason, (g) => g.reason),
    ),
    ...(report.approvals.proposed === 0 ? [] : section(approvalsText(report.approvals), [])),
    ...section("Findings", findingLines(report, painter)),
    ...section("Not seen", notSeenLines(report, painter)),
    "",
  ].join("\n");
}

function approvalsText(approvals: SessionReport["approvals"]): string {
  const { proposed, approved, rejected, expired, waiting_ms } = approvals;
  const counts = `${proposed} asked, ${approved} approved, ${rejected} rejected, ${expired} expired`;
  const summary = `Calls that waited for a person: ${counts}`;
  if (waiting_ms === null) return summary;
  return `${summary}; answered after ${duration(waiting_ms.median)}, at most ${duration(waiting_ms.longest)}`;
}

const CONNECTIONS = "events --type mcp_network_connection";

const OWN: Readonly<Record<OwnListener, string>> = {
  proxy: "(netmon's LLM proxy)",
  gateway: "(netmon's MCP gateway)",
  resolver: "(netmon's resolver)",
};

function apartText({ unix_passed, connections: { own_namespace } }: SessionReport): string {
  const unix = unix_passed ? `; AF_UNIX apart: ${unix_passed} passed` : "";
  return own_namespace === 0 ? unix : `${unix}; in its own network namespaces: ${own_namespace} passed`;
}

function seen({ runs, since, until }: LayerView, never: string): string {
  if (runs === 0) return never;
  const times = `${since ?? "before the first stored event"} to ${until ?? "now (or it was killed)"}`;
  return runs === 1 ? times : `${times}, ${runs} runs`;
}

function requestCounts({ total, failed }: ModelRequests): string {
  if (total === 0 && failed === 0) return "none";
  return `${total ?? "number unknown, the proxy did not end"}${failed > 0 ? `, ${failed} failed` : ""}`;
}

function failureLines({ model_requests }: SessionReport, { paint }: Painter): string[] {
  const { failures } = model_requests;
  const lines = failures.slice(0, GROUPS_SHOWN).map((failure) => {
    const { count, provider, upstream } = failure;
    const text = printable(`${count}  ${provider} at ${upstream}: ${failureText(failure)}`);
    return paint("yellow", `  ${wrap(text, WIDTH - 2, "     ")}`);
  });
  return withRest(lines, failures.length);
}

function verdicts({ total, allowed, blocked, would_block }: Verdicts): string {
  if (total === 0) return "none";
  const parts = [`${allowed} allowed`, `${blocked} blocked`];
  if (would_block > 0) parts.push(`${would_block} would be blocked`);
  return `${total}: ${parts.join(", ")}`;
}

/** Without a run, no calls seen does not mean no calls. */
function seenVerdicts({ runs }: LayerView, counts: Verdicts): string {
  return runs === 0 && counts.total === 0 ? "unknown" : verdicts(counts);
}

function groups<G extends Verdicts>(all: readonly G[], name: (group: G) => string): string[] {
  const rows = all.slice(0, GROUPS_SHOWN).map((group) => [`  ${printable(name(group))}`, verdicts(group)]);
  return withRest(fittedColumns(rows, WIDTH, [0]), all.length);
}

function withRest(lines: string[], of: number): string[] {
  const more = of - lines.length;
  return more > 0 ? [...lines, `  and ${more} more; --json shows all`] : lines;
}

function overview({ servers_connected, tools_seen, tools_changed }: InspectionReport): string {
  if (servers_connected === 0) return "none";
  const tools = `${plural(tools_seen, "tool")} seen`;
  return `${servers_connected}, ${tools}, ${tools_changed} changed`;
}

function detectionLines(inspection: InspectionReport, { paint }: Painter): string[] {
  const { detections_by_severity, top_detections } = inspection;
  const counts = [...SEVERITIES]
    .reverse()
    .filter((severity) => detections_by_severity[severity] > 0)
    .map((severity) => `${detections_by_severity[severity]} ${severity}`);
  if (counts.length === 0) return inspection.servers_connected === 0 ? [] : ["  nothing detected in them"];
  const rows = top_detections.map((one) => [
    `  ${paint(SEVERITY_STYLES[one.severity], one.severity)}`,
    printable(one.tool_name === "" ? one.server_id : `${one.server_id} / ${one.tool_name}`),
    one.subject.replaceAll("_", " "),
    `${printable(one.pattern)}${one.count > 1 ? ` (${one.count} times)` : ""}`,
  ]);
  return [`  detected: ${counts.join(", ")}`, ...fittedColumns(rows, WIDTH, [1, 3])];
}

/** Formats outcomes other than `answered`. */
function outcomes({ calls }: InspectionReport): string {
  const others = calls.by_outcome.filter(({ outcome }) => outcome !== "answered");
  if (others.length === 0) return "";
  return `; ${others.map(({ outcome, count }) => `${count} ${outcome.replaceAll("_", " ")}`).join(", ")}`;
}

function findingLines(report: SessionReport, { paint }: Painter): string[] {
  const lines = report.findings.map(({ severity, text, first, last }: Finding) => {
    const label = paint(severity === "warning" ? "yellow" : "dim", severity.padEnd(7));
    const when = first === last ? first : `${first} to ${last}`;
    return `  ${wrap(`${label}  ${printable(text)} (${when})`, WIDTH, " ".repeat(11))}`;
  });
  const { connections, calls, mcp_calls } = report.not_judged;
  const wereMade = (count: number, what: string): string =>
    `${plural(count, what)} ${count === 1 ? "was" : "were"} made`;
  if (connections > 0)
    lines.push(`  ${wereMade(connections, "connection")} while the LLM proxy did not run: not judged`);
  if (calls > 0) lines.push(`  ${wereMade(calls, "call")} while the kernel layer did not run: not judged`);
  // without the LLM layer there is nothing to compare these with
  if (mcp_calls > 0 && report.layers.proxy.runs > 0)
    lines.push(`  ${plural(mcp_calls, "call")} reached servers while the LLM proxy did not run: not judged`);
  return lines.length === 0 ? ["  none"] : lines;
}

function notSeenLines({ not_seen: { holes, losses } }: SessionReport, { paint }: Painter): string[] {
  const lines = [...holes, ...losses].map((line) =>
    paint("yellow", `  ${wrap(printable(line), WIDTH - 2, "    ")}`),
  );
  return lines.length === 0 ? ["  no gaps known"] : lines;
}
