/** A session's report for people. Names of servers and tools may be a model's: nothing of them is obeyed. */
import type { Blindness } from "../app/report/blindness.ts";
import type { Finding } from "../app/report/findings.ts";
import type { LayerView, SessionReport } from "../app/report/report.ts";
import type { Verdicts } from "../app/report/tally.ts";
import { columns, type Painter, printable, wrap } from "./terminal.ts";

const WIDTH = 100;
const GROUPS_SHOWN = 30;

export function reportText(report: SessionReport, painter: Painter): string {
  const { paint } = painter;
  const { layers, calls, connections, refusals } = report;
  const section = (title: string, lines: readonly string[]): string[] => ["", paint("bold", title), ...lines];
  return [
    `session ${paint("bold", printable(report.session_id))}`,
    ...columns([
      ["  tool calls", seen(layers.proxy, "the LLM proxy did not run: tool calls are not known")],
      ["  connections", seen(layers.kernel, "the kernel layer did not run: connections are not known")],
    ]),
    ...section(
      `Tool calls: ${verdicts(calls)}`,
      groups(calls.by_tool, (g) => `${g.server_id ?? "(unknown server)"} / ${g.tool_name}`),
    ),
    ...section(
      `Connections: ${verdicts(connections)}`,
      groups(connections.by_server, (g) => g.server_id ?? "(no declared server)"),
    ),
    ...section(
      `Refused requests and answers: ${verdicts(refusals)}`,
      groups(refusals.by_reason, (g) => g.reason),
    ),
    ...section("Findings", findingLines(report, painter)),
    ...section("Not seen", blindnessLines(report, painter)),
    "",
  ].join("\n");
}

function seen({ runs, since, until }: LayerView, never: string): string {
  if (runs === 0) return never;
  const times = `${since ?? "before the first stored event"} to ${until ?? "now (or it was killed)"}`;
  return runs === 1 ? times : `${times}, ${runs} runs`;
}

function verdicts({ total, allowed, blocked, would_block }: Verdicts): string {
  if (total === 0) return "none";
  const parts = [`${allowed} allowed`, `${blocked} blocked`];
  if (would_block > 0) parts.push(`${would_block} of the allowed would be blocked by enforce`);
  return `${total}: ${parts.join(", ")}`;
}

function groups<G extends Verdicts>(all: readonly G[], name: (group: G) => string): string[] {
  const lines = columns(
    all.slice(0, GROUPS_SHOWN).map((group) => [`  ${printable(name(group))}`, verdicts(group)]),
  );
  const more = all.length - lines.length;
  return more > 0 ? [...lines, `  and ${more} more; --json shows all`] : lines;
}

function findingLines(report: SessionReport, { paint }: Painter): string[] {
  const lines = report.findings.map(({ severity, text, first, last }: Finding) => {
    const label = paint(severity === "warning" ? "yellow" : "dim", severity.padEnd(7));
    const when = first === last ? first : `${first} to ${last}`;
    return `  ${wrap(`${label}  ${printable(text)} (${when})`, WIDTH, " ".repeat(11))}`;
  });
  const { connections, calls } = report.not_judged;
  const were = (count: number, what: string): string =>
    `${count} ${what}${count === 1 ? " was" : "s were"} made`;
  if (connections > 0)
    lines.push(`  ${were(connections, "connection")} while the LLM proxy did not run: not judged`);
  if (calls > 0) lines.push(`  ${were(calls, "call")} while the kernel layer did not run: not judged`);
  return lines.length === 0 ? ["  none"] : lines;
}

function blindnessLines(report: SessionReport, { paint }: Painter): string[] {
  const counts = Object.entries(countsOf(report.blindness)).filter(([, count]) => count > 0);
  const lines = columns(counts.map(([what, count]) => [`  ${count}`, what])).map((line) =>
    paint("yellow", line),
  );
  for (const { since, until, cause } of report.blindness.gaps)
    lines.push(
      paint("yellow", `  nothing was attached from ${since} to ${until}: ${cause.replace("_", " ")}`),
    );
  const { kernel, proxy } = report.blindness.runs_without_end;
  if (kernel > 0) lines.push(`  a watch goes on, or was killed: its counters are not known`);
  if (proxy > 0) lines.push(`  a proxy goes on, or was killed: its counters are not known`);
  return lines.length === 0 ? ["  nothing that netmon knows of"] : lines;
}

function countsOf({ events_dropped, kernel_unparsed, proxy, ...rest }: Blindness): Record<string, number> {
  return {
    "events lost between kernel and netmon": events_dropped.kernel_ring,
    "events lost on the way into the store": events_dropped.store,
    "events lost on the way to stdout (they are in the store)": events_dropped.output,
    "packet headers or paths that could not be read": kernel_unparsed,
    "LLM bodies, events or calls that could not be read": proxy.unparsed,
    "LLM bodies in an unknown encoding": proxy.unknown_encodings,
    "requests to endpoints netmon does not know": proxy.unknown_endpoints,
    "LLM bodies over a limit": proxy.too_large,
    "calls of tools that no server and no agent has": proxy.unknown_tools,
    "processes that left the session": rest.processes_left,
    "times that enforcing failed": rest.enforcement_failed,
  };
}
