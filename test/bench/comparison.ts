/** Reads the tables printed by the bench, and puts those of two trees side by side. */
import { median, table } from "./figure.ts";

export interface Row {
  value: number;
  /** " ns", "". */
  unit: string;
}

/** The rows of a printed table, keyed by name. */
export function rowsOf(text: string): Map<string, Row> {
  const rows = new Map<string, Row>();
  for (const line of text.split("\n")) {
    const [, name, , measured] = line.split("|").map((cell) => cell.trim());
    const [, value, unit] = /^(-?[\d.]+)(.*?) \[/.exec(measured ?? "") ?? [];
    if (name && value !== undefined) rows.set(name, { value: Number(value), unit: unit ?? "" });
  }
  return rows;
}

/** Compares rounds of both trees. A row that one of them lacks is shown without a ratio. */
export function comparison(base: readonly Map<string, Row>[], here: readonly Map<string, Row>[]): string {
  const names = new Set([...base, ...here].flatMap((rows) => [...rows.keys()]));
  const body = [...names].map((name) => {
    const [before, now] = [base, here].map((rounds) => rounds.flatMap((rows) => rows.get(name) ?? []));
    const ratio = before?.length && now?.length ? middle(now) / middle(before) : Number.NaN;
    return [name, shown(before), shown(now), Number.isFinite(ratio) ? `${ratio.toFixed(2)} ×` : "-"];
  });
  return table([["figure", "base", "this tree", "this tree / base"], ...body]);
}

const middle = (rows: readonly Row[]): number => median(rows.map(({ value }) => value));

function shown(rows: readonly Row[] = []): string {
  const [first] = rows;
  if (first === undefined) return "-";
  const values = rows.map(({ value }) => value);
  return `${middle(rows)}${first.unit} [${Math.min(...values)}..${Math.max(...values)}]`;
}
