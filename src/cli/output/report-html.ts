/**
 * A session's report as one HTML file to mail, keep or print: no scripts, nothing from elsewhere. All groups are in it, however
 * many. Names and texts may come from a model or a server; html.ts escapes them.
 */
import type { Finding } from "../../analysis/report/findings.ts";
import type { Destination, RefusedCall } from "../../analysis/report/refused.ts";
import type { LayerView, SessionReport } from "../../analysis/report/report.ts";
import type { Verdicts } from "../../analysis/report/tally.ts";
import { CALL_REASONS, CONNECTION_REASONS } from "../../event/reasons.ts";
import { Html, html } from "./html.ts";
import { failureText } from "./layer-line.ts";
import { localTime, zoneName } from "./local-time.ts";

/** Also when the file is opened where scripts may run, such as a mail program: nothing is fetched or run. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'";

const STYLE = new Html(`
:root { color-scheme: light dark; }
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
h1 { font-size: 1.4rem; margin-bottom: 0; } h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid #8884; }
td { overflow-wrap: anywhere; } td.n, th.n { text-align: right; white-space: nowrap; }
.note { color: #666; } .bad { color: #b00020; } .warning { color: #8a5a00; }
@media (prefers-color-scheme: dark) { .note { color: #aaa; } .bad { color: #ff8a80; } .warning { color: #ffd180; } }
@media print {
  :root { color-scheme: light; } body { font-size: 10pt; margin: 0; max-width: none; }
  tr { break-inside: avoid; } h2 { break-after: avoid; } thead { display: table-header-group; }
}
`);

type Cell = string | number | Html;

interface Column<T> {
  title: string;
  cell: (one: T) => Cell;
  number?: true;
}

function table<T>(rows: readonly T[], columns: readonly Column<T>[]): Html {
  const kind = ({ number }: Column<T>): string => (number ? "n" : "t");
  return html`<table><thead><tr>${columns.map((one) => html`<th class="${kind(one)}">${one.title}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${columns.map((one) => html`<td class="${kind(one)}">${one.cell(row)}</td>`)}</tr>\n`)}</tbody></table>`;
}

/** Returns nothing if there are no rows. */
function section<T>(title: string, rows: readonly T[], columns: readonly Column<T>[]): Html {
  return rows.length === 0 ? html`` : html`<section><h2>${title}</h2>\n${table(rows, columns)}</section>\n`;
}

const COUNTS: readonly Column<Verdicts>[] = [
  { title: "Allowed", cell: ({ allowed }) => allowed, number: true },
  { title: "Would be blocked", cell: ({ would_block }) => would_block, number: true },
  {
    title: "Blocked",
    cell: ({ blocked }) => (blocked > 0 ? html`<b class="bad">${blocked}</b>` : 0),
    number: true,
  },
];

const serverOf = ({ server_id }: { server_id: string | null }): string => server_id ?? "(unknown server)";

const REFUSED_CALL: readonly Column<RefusedCall>[] = [
  { title: "Server", cell: serverOf },
  { title: "Tool", cell: ({ tool_name }) => tool_name },
  { title: "Why", cell: ({ reason }) => (reason === null ? "" : (CALL_REASONS[reason] ?? reason)) },
  { title: "Rule", cell: ({ rule }) => rule ?? "" },
  ...COUNTS,
];

const DESTINATION: readonly Column<Destination & Verdicts>[] = [
  { title: "Destination", cell: ({ destination }) => destination ?? "(further destinations)" },
  { title: "Process", cell: ({ process }) => process ?? "" },
  { title: "Why", cell: ({ reason }) => (reason === null ? "" : (CONNECTION_REASONS[reason] ?? reason)) },
  { title: "Rule", cell: ({ rule }) => rule ?? "" },
  ...COUNTS,
];

function time(timestamp: string): Html {
  return html`<time datetime="${timestamp}">${localTime(timestamp)}</time>`;
}

function layerTimes({ runs, since, until }: LayerView): Html {
  if (runs === 0) return html`<span class="warning">did not run: unknown</span>`;
  const from = since === null ? html`before the first stored event` : time(since);
  return html`${from} to ${until === null ? "now (or it was killed)" : time(until)}${runs === 1 ? "" : `, ${runs} runs`}`;
}

const findingClass = ({ severity }: Finding): string => (severity === "warning" ? "warning" : "note");

/** `made`: when, RFC 3339. */
export function reportHtml(
  report: SessionReport,
  { version, made }: { version: string; made: string },
): string {
  const { layers, calls, connections, refusals, inspection, not_seen, model_requests } = report;
  const gaps = [...not_seen.holes, ...not_seen.losses];
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="referrer" content="no-referrer">
<title>netmon report: ${report.session_id}</title><style>${STYLE}</style></head><body>
<h1>Session ${report.session_id}</h1>
<p class="note">netmon ${version}, ${time(made)}. Times: ${zoneName()}.</p>
${report.headline === null ? "" : html`<p class="bad"><b>${report.headline}</b></p>\n`}${table(
  [
    { what: "Tool calls in answers of models", layer: layers.proxy, counts: calls as Verdicts },
    { what: "Calls at MCP servers", layer: layers.inspection, counts: inspection.calls as Verdicts },
    { what: "Connections", layer: layers.kernel, counts: connections as Verdicts },
    { what: "Requests and answers refused as a whole", layer: layers.proxy, counts: refusals as Verdicts },
  ],
  [
    { title: "What", cell: ({ what }) => what },
    { title: "Seen", cell: ({ layer }) => layerTimes(layer) },
    ...COUNTS.map(({ title, cell }) => ({
      ...{ title, number: true as const },
      cell: ({ layer, counts }: { layer: LayerView; counts: Verdicts }) =>
        layer.runs === 0 && counts.total === 0 ? "?" : cell(counts),
    })),
  ],
)}
<section><h2>Findings</h2>
${
  report.findings.length === 0
    ? html`<p>None.</p>`
    : table(report.findings, [
        { title: "Severity", cell: (one) => html`<span class="${findingClass(one)}">${one.severity}</span>` },
        { title: "What", cell: ({ text }) => text },
        { title: "First", cell: ({ first }) => time(first) },
        { title: "Last", cell: ({ last }) => time(last) },
      ])
}</section>
<section><h2>Not seen</h2>
${gaps.length === 0 ? html`<p>No gaps known.</p>` : html`<ul>${gaps.map((gap) => html`<li class="warning">${gap}</li>`)}</ul>`}</section>
${section("The policy changed", report.policy_changes, [
  { title: "When", cell: ({ first }) => time(first) },
  {
    title: "What",
    cell: ({ weaker, text }) => html`<span class="${weaker ? "bad" : "warning"}">${text}</span>`,
  },
])}${section("Requests to models that failed", model_requests.failures, [
  { title: "Provider", cell: ({ provider }) => provider },
  { title: "Address", cell: ({ upstream }) => upstream },
  { title: "What", cell: (failure) => failureText(failure) },
  { title: "Times", cell: ({ count }) => count, number: true },
])}${section("Refused tool calls, or those that enforce would refuse", calls.refused, REFUSED_CALL)}${section(
  "Calls that did not reach their server, or that enforce would refuse",
  inspection.calls.refused,
  REFUSED_CALL,
)}${section("Refused connections, or those that enforce would refuse", connections.refused, DESTINATION)}${section(
  "Undeclared destinations that passed",
  connections.undeclared,
  DESTINATION,
)}${section("Detections in definitions and results", inspection.top_detections, [
  { title: "Severity", cell: ({ severity }) => severity },
  { title: "Server", cell: serverOf },
  { title: "Tool", cell: ({ tool_name }) => tool_name },
  { title: "In", cell: ({ subject }) => subject.replaceAll("_", " ") },
  { title: "What", cell: ({ pattern }) => pattern },
  { title: "Times", cell: ({ count }) => count, number: true },
])}${section("Tool calls in answers of models", calls.by_tool, [
  { title: "Server", cell: serverOf },
  { title: "Tool", cell: ({ tool_name }) => tool_name },
  ...COUNTS,
])}${section("Calls at MCP servers", inspection.calls.by_tool, [
  { title: "Server", cell: serverOf },
  { title: "Tool", cell: ({ tool_name }) => tool_name },
  ...COUNTS,
])}${section("Connections", connections.by_server, [
  {
    title: "Server",
    cell: ({ server_id, netmon }) =>
      server_id ?? (netmon === null ? "(no declared server)" : `(netmon's ${netmon})`),
  },
  ...COUNTS,
])}${section("Requests by servers", inspection.server_requests.by_server, [
  { title: "Server", cell: serverOf },
  { title: "Method", cell: ({ method }) => method },
  ...COUNTS,
])}${section("Refused requests and answers", refusals.by_reason, [
  { title: "Reason", cell: ({ reason }) => reason },
  ...COUNTS,
])}${section("MCP messages not forwarded", inspection.refusals.by_reason, [
  { title: "Reason", cell: ({ reason }) => reason },
  ...COUNTS,
])}${
  report.approvals.proposed === 0
    ? ""
    : section(
        "Calls that waited for a person",
        [report.approvals],
        [
          { title: "Asked", cell: ({ proposed }) => proposed, number: true },
          { title: "Approved", cell: ({ approved }) => approved, number: true },
          { title: "Rejected", cell: ({ rejected }) => rejected, number: true },
          { title: "Expired", cell: ({ expired }) => expired, number: true },
        ],
      )
}</body></html>
`;
  return page.text;
}
