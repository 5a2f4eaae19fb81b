/**
 * What the page shows, in its address: the view, the filter line that every view uses, and what is open. An address can
 * be kept and opened again, in a browser that the page lets in. A new view or filter is a step of the browser's history.
 */
import { batch, effect, signal } from "@preact/signals";

export const VIEWS = [
  "overview",
  "events",
  "map",
  "processes",
  "timeline",
  "sessions",
  "compare",
  "offered",
  "inbox",
] as const;
export type View = (typeof VIEWS)[number];

export const view = signal<View>("overview");
/** Filter in force. */
export const filter = signal("");
/** In the comparison: what `filter` is compared with. */
export const other = signal("");
/** Row of the open event; null: none. */
export const opened = signal<number | null>(null);

/** Reads the address. Returns a link's token, which is not kept there; null: none. */
export function enterPlace(): string | null {
  const given = new URLSearchParams(location.hash.slice(1));
  const name = given.get("view") as View;
  const line = given.get("filter") ?? "";
  const event = given.get("event") ?? "";
  go({
    // a link to a session begins with its events
    view: VIEWS.includes(name) ? name : line === "" ? "overview" : "events",
    filter: line,
    other: given.get("with") ?? "",
    opened: /^\d{1,15}$/.test(event) ? Number(event) : null,
  });
  return given.get("token");
}

/** Changes what is shown, in one step; by default no event is open. */
export function go(to: { view: View; filter?: string; other?: string; opened?: number | null }): void {
  batch(() => {
    view.value = to.view;
    filter.value = to.filter ?? filter.value;
    other.value = to.other ?? other.value;
    opened.value = to.opened ?? null;
  });
}

function address(): string {
  const parts = {
    view: view.value,
    ...(filter.value && { filter: filter.value }),
    ...(view.value === "compare" && other.value && { with: other.value }),
    ...(opened.value !== null && { event: String(opened.value) }),
  };
  return `#${new URLSearchParams(parts)}`;
}

/** Keeps the address as the signals are, and the signals as the address is after Back and Forward. */
export function keepPlace(): void {
  history.replaceState(null, "", address());
  let step = `${view.value} ${filter.value}`;
  effect(() => {
    const now = address();
    if (now === location.hash) return;
    const next = `${view.value} ${filter.value}`;
    history[next === step ? "replaceState" : "pushState"](null, "", now);
    step = next;
  });
  addEventListener("popstate", () => {
    enterPlace();
    step = `${view.value} ${filter.value}`;
  });
}

const TERM = /(?:[a-z]+:)?(?:"[^"]*"|\S+)/g;

function quoted(value: string): string {
  return /^[^\s"]+$/.test(value) ? value : `"${value.replaceAll('"', "")}"`;
}

/** Returns the line with these terms, which replace those of the same fields; without the field if its value is null. */
export function withTerms(line: string, terms: Readonly<Record<string, string | null>>): string {
  const others = line
    .match(TERM)
    ?.filter(
      (term) =>
        !(/^[a-z]+(?=:)/.exec(term)?.[0] ?? "") || !Object.hasOwn(terms, term.slice(0, term.indexOf(":"))),
    );
  const added = Object.entries(terms).flatMap(([field, value]) =>
    value === null ? [] : [`${field}:${quoted(value)}`],
  );
  return [...(others ?? []), ...added].join(" ");
}

/** Returns the value of a field in the line; '' if it has none. */
export function termOf(line: string, field: string): string {
  for (const [, name, inQuotes, plain] of line.matchAll(/([a-z]+):(?:"([^"]*)"|(\S+))/g))
    if (name === field) return inQuotes ?? plain ?? "";
  return "";
}

/** Adds terms to the filter line, and shows the events, or another view. */
export function narrow(terms: Readonly<Record<string, string | null>>, to: View = "events"): void {
  go({ view: to, filter: withTerms(filter.value, terms) });
}
