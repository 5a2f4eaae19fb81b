/** A report as Markdown. Names in it are an agent's words: each is one code span, whatever it holds. */

const code = (text) =>
  `\`${
    String(text)
      .replaceAll(/[`|\p{C}\p{Zl}\p{Zp}]/gu, "?")
      .slice(0, 200) || " "
  }\``;

function table(heads, rows) {
  if (rows.length === 0) return "";
  const line = (cells) => `| ${cells.join(" | ")} |\n`;
  return `${line(heads)}${line(heads.map(() => "---"))}${rows.map(line).join("")}\n`;
}

/** Refused calls, as the LLM proxy and as MCP inspection met them. */
const calls = ({ refused }, layer) =>
  refused.map(({ server_id, tool_name, reason, blocked, would_block }) => [
    ...[
      code(server_id ?? "(none)"),
      code(tool_name),
      code(reason ?? "(others)"),
      layer,
      blocked,
      would_block,
    ],
  ]);

export function summary(report) {
  const { connections, inspection, findings } = report;
  const refused = [...calls(report.calls, "model"), ...calls(inspection.calls, "server")];
  const to = connections.refused.map((one) => [
    code(one.destination ?? "(others)"),
    code(one.reason ?? "(others)"),
    code(one.process ?? "(unknown)"),
    one.blocked,
    one.would_block,
  ]);
  const found = findings
    .filter(({ severity }) => severity === "warning")
    .map((finding) => [code(finding.server_id), code(finding.text), finding.count]);
  return `## netmon: session ${code(report.session_id)}

${report.calls.total} tool calls in the model's answers, ${inspection.calls.total} at servers, ${connections.total} connections.

${refused.length + to.length === 0 ? "Nothing was refused.\n\n" : ""}${table(["server", "tool", "reason", "seen at", "refused", "enforce would refuse"], refused)}${table(
  ["destination", "reason", "program", "refused", "enforce would refuse"],
  to,
)}${table(["server", "finding", "times"], found)}`;
}
