/**
 * Locates values in a TOML 1.0 text that a parser has already accepted: keys, strings, lists and inline tables with
 * their offsets, which smol-toml does not give.
 *
 * On failure: text that is not the expected TOML throws TomlLocationError; the caller checks its edit with a real
 * parser, so a misread location is never written.
 */
import { parse } from "smol-toml";
import type { ListSpan, Span } from "./wrap-text.ts";

export class TomlLocationError extends Error {
  override readonly name = "TomlPlaceError";
}

export type TomlValue =
  | ({ kind: "text" | "other" } & Span)
  | ({ kind: "list" } & ListSpan)
  | ({ kind: "table"; entries: Assignment[] } & Span);

export interface Assignment {
  /** Keys from the root, or from the inline table that contains it. */
  path: readonly string[];
  /** The key as written, and its last part. */
  key: Span;
  lastKey: Span;
  value: TomlValue;
  inline: boolean;
}

/** Returns every `key = value`, with those in inline tables below their table. Throws TomlLocationError. */
export function tomlAssignments(text: string): Assignment[] {
  return new Scanner(text).document();
}

class Scanner {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  document(): Assignment[] {
    const found: Assignment[] = [];
    let table: readonly string[] = [];
    for (this.#skip(/[\s]|#[^\n]*/y); this.#at < this.#text.length; this.#skip(/[\s]|#[^\n]*/y)) {
      if (this.#take("[")) {
        const ofTables = this.#take("[");
        const { path } = this.#key();
        // no key of a document is NUL: a table of an array is never mistaken for a server's
        table = ofTables ? [...path, "\0"] : path;
        this.#expect(ofTables ? "]]" : "]");
      } else found.push(this.#assignment(table, false));
    }
    return found;
  }

  #assignment(table: readonly string[], inline: boolean): Assignment {
    const { path, span, last } = this.#key();
    this.#expect("=");
    this.#skip(/[ \t]/y);
    return { path: [...table, ...path], key: span, lastKey: last, value: this.#value(), inline };
  }

  #key(): { path: string[]; span: Span; last: Span } {
    this.#skip(/[ \t]/y);
    const start = this.#at;
    const path: string[] = [];
    let last: Span;
    do {
      this.#skip(/[ \t]/y);
      const from = this.#at;
      if (this.#peek('"') || this.#peek("'")) {
        this.#quoted();
        path.push(textOf(this.#text.slice(from, this.#at)));
      } else path.push(this.#match(/[A-Za-z0-9_-]+/y));
      last = { start: from, end: this.#at };
      this.#skip(/[ \t]/y);
    } while (this.#take("."));
    return { path, span: { start, end: last.end }, last };
  }

  #value(): TomlValue {
    const start = this.#at;
    if (this.#peek('"') || this.#peek("'")) {
      this.#quoted();
      return { kind: "text", start, end: this.#at };
    }
    if (this.#take("[")) {
      const elements = this.#items("]", () => this.#value());
      return { kind: "list", start, end: this.#at, elements };
    }
    if (this.#take("{")) {
      const entries = this.#items("}", () => this.#assignment([], true));
      return { kind: "table", start, end: this.#at, entries };
    }
    const end = start + this.#match(/[^,\]}\n#]+/y).trimEnd().length;
    return { kind: "other", start, end };
  }

  #items<T>(close: string, item: () => T): T[] {
    const items: T[] = [];
    for (;;) {
      this.#skip(/[\s,]|#[^\n]*/y);
      if (this.#take(close)) return items;
      items.push(item());
    }
  }

  #quoted(): void {
    // up to two quotes may precede the closing three
    const forms = [
      /"""(?:[^"\\]+|\\[\s\S]|"{1,2}(?!"))*"""(?:"{1,2}(?!"))?/y,
      /'''(?:[^']+|'{1,2}(?!'))*'''(?:'{1,2}(?!'))?/y,
      /"(?:[^"\\\n]+|\\.)*"/y,
      /'[^'\n]*'/y,
    ];
    const form = this.#peek('"""') ? 0 : this.#peek("'''") ? 1 : this.#peek('"') ? 2 : 3;
    this.#match(forms[form]!);
  }

  #skip(pattern: RegExp): void {
    for (;;) {
      pattern.lastIndex = this.#at;
      const found = pattern.exec(this.#text)?.[0];
      if (!found) return;
      this.#at += found.length;
    }
  }

  #match(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    if (!found) throw new TomlLocationError(`unexpected text at character ${this.#at}`);
    this.#at += found.length;
    return found;
  }

  #peek(text: string): boolean {
    return this.#text.startsWith(text, this.#at);
  }

  #take(text: string): boolean {
    const there = this.#peek(text);
    if (there) this.#at += text.length;
    return there;
  }

  #expect(text: string): void {
    if (!this.#take(text)) throw new TomlLocationError(`no ${text} at character ${this.#at}`);
  }
}

function textOf(literal: string): string {
  return (parse(`k = ${literal}`) as { k: string }).k;
}
