/**
 * Figures: medians with their spread, and the table they are printed in.
 */

export interface Figure {
  /** The measured quantity. */
  name: string;
  /** The target as text; "-": none. */
  aim: string;
  values: readonly number[];
  /** Appended to each number: " ns", "". */
  unit: string;
  digits: number;
  /** Whether the target was met; null: there is none. */
  met: boolean | null;
  /** The column, for figures of the same name side by side. */
  column?: string;
}

export function percentile(values: readonly number[], p: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))];
  if (value === undefined) throw new Error("no values were measured");
  return value;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const high = sorted[middle];
  if (high === undefined) throw new Error("no values were measured");
  return sorted.length % 2 === 1 ? high : (high + (sorted[middle - 1] ?? high)) / 2;
}

/** `aim`: the maximum of the median (with `least`, the minimum). */
export function figure(
  name: string,
  values: readonly number[],
  options: { unit?: string; digits?: number; aim?: number; least?: number },
): Figure {
  const { unit = "", digits = 2, aim, least } = options;
  const text = (n: number): string => `${n}${unit}`;
  const m = median(values);
  return {
    name,
    aim: aim !== undefined ? `≤ ${text(aim)}` : least !== undefined ? `≥ ${text(least)}` : "-",
    values,
    unit,
    digits,
    met: aim !== undefined ? m <= aim : least !== undefined ? m >= least : null,
  };
}

export function measured(f: Figure): string {
  const n = (value: number): string => value.toFixed(f.digits);
  return `${n(median(f.values))}${f.unit} [${n(Math.min(...f.values))}..${n(Math.max(...f.values))}]`;
}

/** Returns a table of the figures without a column, then tables of those with one: a row per name, medians only. */
export function markdownTable(figures: readonly Figure[]): string {
  const tables: string[][][] = [];
  const add = (head: readonly string[], row: string[]): void => {
    const last = tables.at(-1);
    if (last?.[0]?.join() === head.join()) last.push(row);
    else tables.push([[...head], row]);
  };
  for (const f of figures) {
    if (f.column === undefined) {
      const met = f.met === null ? "" : f.met ? "yes" : "**no**";
      add(["figure", "aim", "measured: median [min..max]", "aim met"], [f.name, f.aim, measured(f), met]);
    } else if (f === figures.find(({ name }) => name === f.name)) {
      const row = figures.filter(({ name }) => name === f.name);
      const cells = row.map(({ values, digits, unit }) => `${median(values).toFixed(digits)}${unit}`);
      add(["median", ...row.map(({ column = "" }) => column)], [f.name, ...cells]);
    }
  }
  return tables.map(table).join("\n\n");
}

/** Replaces everything from the line "Linux …" on in the section `## part` of a text by `tables`. */
export function refilled(text: string, part: string, tables: string): string {
  const sections = text.split(/^(?=## )/m);
  const which = sections.findIndex((section) => section.startsWith(`## \`${part}\`\n`));
  const section = sections[which];
  if (section === undefined) throw new Error(`no section "## \`${part}\`" to put the figures in`);
  const [words = ""] = section.split(/^(?=Linux )/m);
  const end = which + 1 < sections.length ? "\n" : "";
  return sections.with(which, `${words.trimEnd()}\n\n${tables}${end}`).join("");
}

/** GitHub Markdown, with padded columns so that it is also readable in a terminal; the first row is the header. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, c) => Math.max(...rows.map((r) => [...(r[c] ?? "")].length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, c) => cell + " ".repeat((widths[c] ?? 0) - [...cell].length)).join(" | ")} |`;
  const [head = "", ...body] = rows.map(line);
  return [head, `|${widths.map((w) => "-".repeat(w + 2)).join("|")}|`, ...body].join("\n");
}
