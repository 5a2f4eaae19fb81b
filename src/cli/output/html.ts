/**
 * HTML from templates: every value is escaped unless it is HTML itself, and what a browser would obey or hide, such as a mark
 * that reorders text, is shown as an escape.
 */
import { printable } from "./terminal.ts";

export class Html {
  readonly text: string;

  /** `text`: trusted; only `html` makes it from values. */
  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | Html | readonly Value[];

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" },
};

function escaped(value: Value): string {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(escaped).join("");
  return printable(String(value)).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}

/** Attributes must be quoted in the template. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(parts.reduce((text, part, at) => text + escaped(values[at - 1] ?? "") + part));
}
