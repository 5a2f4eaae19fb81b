/**
 * Compares the kernels that run-kernels.sh ran: reads its result directories, prints Markdown tables of the differences.
 * With --update-docs the tables replace the generated part of docs/kernel-support.md.
 *
 *   node --import tsx test/vm/summary.ts [--update-docs] DIR...
 *
 * On failure: a missing or unreadable result is shown as "no result", never omitted; a document without the markers of
 * the generated part is an error and is left unchanged.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const BEGIN = "<!-- begin: written by make test-kernels, do not edit -->";
const END = "<!-- end -->";
const NOTHING = "no result";

interface KernelRun {
  series: string;
  text(file: string): string;
  facts: Map<string, string>;
  doctor: Map<string, string>;
  /** Outcomes by vector, in the columns of the suite's table. */
  vectors: Map<string, string[]>;
  columns: string[];
  summary: { checks: number; failed: number } | null;
}

function read(dir: string): KernelRun {
  const text = (file: string): string =>
    existsSync(join(dir, file)) ? readFileSync(join(dir, file), "utf8").trim() : "";
  const facts = new Map(
    text("facts.tsv")
      .split("\n")
      .filter(Boolean)
      .map((line) => line.split("\t") as [string, string]),
  );
  const doctor = new Map<string, string>();
  try {
    const report = JSON.parse(text("doctor.json")) as {
      promise: { ability: string };
      checks: { name: string; group: string; answer: string; why: string }[];
    };
    doctor.set("can", report.promise.ability);
    for (const c of report.checks) {
      if (c.group === "hooks" || c.group === "features") doctor.set(c.name, c.answer);
      if (c.name === "landlock") doctor.set(c.name, c.answer === "yes" ? c.why : c.answer);
    }
  } catch (error) {
    process.stderr.write(`summary.ts: ${dir}/doctor.json: ${(error as Error).message}\n`);
  }
  const tap = text("conformance.tap").split("\n");
  const table = tap.filter((line) => /^# [^\t]+\t/.test(line)).map((line) => line.slice(2).split("\t"));
  const last = tap.at(-1) ?? "";
  return {
    series: basename(dir),
    text,
    facts,
    doctor,
    columns: table[0]?.slice(1) ?? [],
    vectors: new Map(table.slice(1).map(([vector, ...cells]) => [vector ?? "", cells])),
    summary: last.startsWith("{") ? (JSON.parse(last) as { checks: number; failed: number }) : null,
  };
}

function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

function runsTable(runs: readonly KernelRun[]): string {
  return markdownTable(
    ["kernel", "Debian package", "date of the run", "checks", "failed", "time"],
    runs.map((run) => [
      run.series,
      run.text("package") || NOTHING,
      run.text("date"),
      String(run.summary?.checks ?? NOTHING),
      String(run.summary?.failed ?? NOTHING),
      `${run.text("seconds")} s`,
    ]),
  );
}

/** One row per name that does not have the same answer everywhere, then the names that do. */
function differences(runs: readonly KernelRun[], of: (run: KernelRun) => Map<string, string>): string {
  const names = [...new Set(runs.flatMap((run) => [...of(run).keys()]))];
  const rows = names.map((name) => [name, ...runs.map((run) => of(run).get(name) ?? NOTHING)]);
  const same = rows.filter((row) => row.slice(1).every((cell) => cell === row[1]));
  const differing = rows.filter((row) => !same.includes(row));
  const byAnswer = new Map<string, string[]>();
  for (const [name, answer] of same) {
    byAnswer.set(answer ?? "", [...(byAnswer.get(answer ?? "") ?? []), name ?? ""]);
  }
  const sentences = [...byAnswer].map(
    ([answer, list]) => `The same on all, **${answer}**: ${list.join(", ")}.`,
  );
  return [
    ...(differing.length > 0 ? [markdownTable(["", ...runs.map((run) => run.series)], differing), ""] : []),
    ...sentences,
  ].join("\n");
}

/** "denied: refused; allowed: through; ..." with root and nobody merged where they agree. */
function outcome(cells: readonly string[], columns: readonly string[]): string {
  const bySituation = new Map<string, Map<string, string>>();
  columns.forEach((column, i) => {
    const [situation = "", user = ""] = column.split("/");
    const users = bySituation.get(situation) ?? new Map<string, string>();
    bySituation.set(situation, users.set(user, cells[i] ?? "-"));
  });
  const undefended = bySituation.get("undefended");
  if (undefended && [...undefended.values()].every((v) => v === "absent")) return "absent";
  return [...bySituation]
    .map(([situation, users]) => {
      const values = new Set(users.values());
      const merged =
        values.size === 1 ? [...values][0] : [...users].map(([user, value]) => `${user} ${value}`).join(", ");
      return `${situation}: ${merged}`;
    })
    .join("; ");
}

function vectorsTable(all: readonly KernelRun[]): string {
  const runs = all.filter((run) => run.vectors.size > 0);
  const names = [...new Set(runs.flatMap((run) => [...run.vectors.keys()]))].sort();
  const rows = names.map((name) => [
    name,
    ...runs.map((run) => {
      const cells = run.vectors.get(name);
      return cells ? outcome(cells, run.columns) : NOTHING;
    }),
  ]);
  const differing = rows.filter((row) => row.slice(1).some((cell) => cell !== row[1]));
  const without = all.filter((run) => run.vectors.size === 0).map((run) => run.series);
  return [
    ...(without.length > 0 ? [`The suite did not finish on ${without.join(", ")}.`] : []),
    `${rows.length - differing.length} of ${rows.length} vectors have the same outcome on every kernel.`,
    ...(differing.length > 0
      ? ["The others:", markdownTable(["vector", ...runs.map((run) => run.series)], differing)]
      : []),
  ].join("\n\n");
}

function rightsTable(runs: readonly KernelRun[]): string {
  const answers = (run: KernelRun): Map<string, string> =>
    new Map(
      run
        .text("rights.tsv")
        .split("\n")
        .filter(Boolean)
        .map((line) => {
          const [set = "", code = ""] = line.split("\t");
          return [set, code === "0" ? "attaches" : `refuses (exit ${code})`];
        }),
    );
  return differences(runs, answers);
}

function summary(runs: readonly KernelRun[]): string {
  const facts = (run: KernelRun): Map<string, string> =>
    new Map([...run.facts].filter(([name]) => !["release", "version", "machine"].includes(name)));
  return [
    "### Runs",
    runsTable(runs),
    "### Hooks and features (`netmon doctor --json`)",
    differences(runs, (run) => run.doctor),
    "### Kernel facts (`test/vm/facts.c`)",
    differences(runs, facts),
    "### Capabilities that are enough to attach (`test/vm/rights.sh`)",
    rightsTable(runs),
    "### Conformance vectors",
    vectorsTable(runs),
  ].join("\n\n");
}

function updateDocument(text: string): void {
  const path = fileURLToPath(new URL("../../docs/kernel-support.md", import.meta.url));
  const old = readFileSync(path, "utf8");
  const [begin, end] = [old.indexOf(BEGIN), old.indexOf(END)];
  if (begin < 0 || end < begin)
    throw new Error(`${path} has no generated part between "${BEGIN}" and "${END}"`);
  writeFileSync(path, `${old.slice(0, begin)}${BEGIN}\n\n${text}\n\n${old.slice(end)}`);
}

const args = process.argv.slice(2);
const dirs = args.filter((arg) => arg !== "--update-docs");
const text = summary(dirs.map(read));
process.stdout.write(`${text}\n`);
if (args.includes("--update-docs")) updateDocument(text);
