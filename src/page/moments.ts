/** A small histogram: what was refused when. A bar, or several that are dragged over, make a filter. */
import { useSignal } from "@preact/signals";
import { greatest } from "../collections/long-lists.ts";
import type { Moment } from "./api.ts";
import { html } from "./html.ts";
import { narrow } from "./place.ts";

const HEIGHT = 64;
const DAY_MS = 86_400_000;

export function Moments({ moments, width }: { moments: readonly Moment[]; width: number }) {
  /** Bars between which the pointer drags; null: none. */
  const dragged = useSignal<{ from: number; to: number } | null>(null);
  /** The bar that Tab reaches. */
  const at = useSignal(0);
  if (moments.length === 0) return null;
  const most = Math.max(1, greatest(moments.map(({ refused, warned }) => refused + warned)));
  const between = (from: number, to: number): void => {
    const [first, last] = [moments[Math.min(from, to)], moments[Math.max(from, to)]];
    if (first === undefined || last === undefined) return;
    narrow({ since: iso(first.at), until: iso(last.at + width) }, "overview");
  };
  const barOf = (event: Event): number | null => {
    const bar = (event.target as Element).closest<HTMLElement>("[data-bar]")?.dataset.bar;
    return bar === undefined ? null : Number(bar);
  };
  const down = (event: PointerEvent): void => {
    const bar = barOf(event);
    if (bar === null) return;
    event.preventDefault(); // a bar is no text to be marked
    dragged.value = { from: bar, to: bar };
  };
  const over = (event: PointerEvent): void => {
    const bar = barOf(event);
    if (dragged.value !== null && bar !== null) dragged.value = { ...dragged.value, to: bar };
  };
  const up = (): void => {
    if (dragged.value !== null) between(dragged.value.from, dragged.value.to);
    dragged.value = null;
  };
  const keys = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    at.value = Math.max(0, Math.min(moments.length - 1, at.value + step));
    const bars = (event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>("[data-bar]");
    bars[at.value]?.focus();
  };
  const inside = (bar: number): boolean =>
    dragged.value !== null &&
    bar >= Math.min(dragged.value.from, dragged.value.to) &&
    bar <= Math.max(dragged.value.from, dragged.value.to);
  const tabbed = Math.min(at.value, moments.length - 1);
  const [first, last] = [moments[0]!, moments.at(-1)!];
  return html`<figure class="moments"><figcaption>Refused (red), and would be refused or undeclared (amber), by ${spanText(width)}. Drag over bars, or press Enter on one, to look closer.</figcaption>
    <div class="bars" role="group" aria-label="Over time" onPointerDown=${down} onPointerOver=${over} onPointerUp=${up} onPointerLeave=${() => {
      dragged.value = null;
    }} onKeyDown=${keys}>
      ${moments.map(
        ({ at: from, refused, warned }, bar) =>
          html`<button key=${from} data-bar=${bar} class=${inside(bar) ? "inside" : ""} tabindex=${bar === tabbed ? 0 : -1} aria-label=${`${iso(from)}: ${refused} refused, ${warned} would be or undeclared`} title=${`${iso(from)}: ${refused} refused, ${warned} would be or undeclared`} onClick=${(
            event: MouseEvent,
          ) => {
            // by the keyboard: the pointer has done so already
            if (event.detail === 0) between(bar, bar);
          }}><i class="warned" style=${{ height: `${(warned / most) * HEIGHT}px` }} /><i class="refused" style=${{ height: `${(refused / most) * HEIGHT}px` }} /></button>`,
      )}
    </div>
    <p class="count ends"><time>${iso(first.at)}</time><time>${iso(last.at + width)}</time></p>
  </figure>`;
}

/** Whole seconds: buckets begin and end with them. */
const iso = (ms: number): string => new Date(ms).toISOString().replace(".000Z", "Z");

function spanText(ms: number): string {
  const units = [
    [DAY_MS, "day"],
    [3_600_000, "hour"],
    [60_000, "minute"],
    [1000, "second"],
  ] as const;
  const [unit, name] = units.find(([size]) => ms >= size) ?? [1000, "second"];
  const count = ms / unit;
  return count === 1 ? name : `${count} ${name}s`;
}
