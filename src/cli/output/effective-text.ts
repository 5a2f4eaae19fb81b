/** `netmon config show --effective` for a terminal: one line for each value and each entry of a list. */
import type { ExplainedValue } from "../../config/ceiling/explained.ts";
import { type Painter, printable } from "./terminal.ts";

interface ShownEffective {
  /** The ceiling's files. */
  ceiling: readonly string[];
  values: readonly ExplainedValue[];
  left_out: readonly { path: string; from: string; why: string }[];
}

export function effectiveText({ ceiling, values, left_out }: ShownEffective, { paint }: Painter): string {
  const head =
    ceiling.length > 0 ? `ceiling: ${ceiling.join(", ")}` : "no ceiling: the user's own configuration holds";
  const lines = values.map((one) => {
    const over = one.overrode.map(({ value, from }) => `; over ${textOf(value)} (${from})`).join("");
    return `${printable(`${one.path}: ${textOf(one.value)}`)}  ${paint("dim", printable(`# ${one.from.join(" and ")}${over}`))}`;
  });
  const left = left_out.map(
    ({ path, from, why }) => `${paint("yellow", "left out")}  ${printable(`${path} (${from}): ${why}`)}`,
  );
  return `${[paint("dim", `# ${printable(head)}`), ...lines, ...left].join("\n")}\n`;
}

function textOf(value: unknown): string {
  return typeof value === "string" && /^[\w./@*:-]+$/.test(value) ? value : (JSON.stringify(value) ?? "-");
}
