/** List of all events, with only the visible rows in the document, and the selected event. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Cut } from "./cut.ts";
import { Detail } from "./detail.ts";
import { html, setter } from "./html.ts";
import { EventList } from "./list.ts";
import { filter, opened, termOf } from "./place.ts";
import { counted, kind, summary, visible } from "./summary.ts";

/** Height of a row, in pixels: of one line, and of two where there is no room for one (page.css). */
const [ONE_LINE, TWO_LINES] = [30, 50];
/** Width that one line takes, in pixels. */
const LINE_WIDTH = 700;
/** Browsers limit elements to some 17 million pixels: beyond this, a pixel of the scroll bar is more than one row. */
const MAX_HEIGHT = 8_000_000;

export function EventsView() {
  const line = filter.value;
  const list = useMemo(() => new EventList(line), [line]);
  useEffect(() => () => list.end(), [list]);
  return html`<div class="split">
    <${Rows} key=${line} list=${list} />
    ${opened.value === null ? null : html`<${Detail} id=${opened.value} onClose=${setter(opened, null)} />`}
  </div>`;
}

function Rows({ list }: { list: EventList }) {
  const box = useRef<HTMLDivElement>(null);
  const first = useSignal(0);
  const height = useSignal(600);
  const narrow = useSignal(innerWidth < LINE_WIDTH);
  /** Position of keyboard focus. */
  const at = useSignal(0);
  useEffect(() => {
    const element = box.current as HTMLDivElement;
    const observer = new ResizeObserver(() => {
      height.value = element.clientHeight;
      narrow.value = element.clientWidth < LINE_WIDTH;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const total = list.total.value;
  list.revision.value; // the row may have arrived
  const row = narrow.value ? TWO_LINES : ONE_LINE;
  const whose = termOf(filter.value, "session") === "";
  const inSight = Math.ceil(height.value / row);
  const whole = Math.min(total * row, MAX_HEIGHT);
  const last = Math.max(0, total - inSight + 1);
  const scaled = total * row > MAX_HEIGHT;
  const positionAt = (top: number): number =>
    scaled ? Math.round((top / Math.max(1, whole - height.value)) * last) : Math.floor(top / row);
  const topOf = (position: number): number =>
    scaled ? (position / Math.max(1, last)) * (whole - height.value) : position * row;
  const onScroll = (): void => {
    const top = box.current?.scrollTop ?? 0;
    first.value = Math.min(positionAt(top), last);
    list.following = top < row;
    if (list.following && list.waiting.value > 0) list.reload();
  };
  const go = (position: number): void => {
    at.value = Math.max(0, Math.min(total - 1, position));
    const element = box.current as HTMLDivElement;
    if (at.value < first.value) element.scrollTop = topOf(at.value);
    else if (at.value >= first.value + inSight - 1) element.scrollTop = topOf(at.value - inSight + 2);
    onScroll();
    requestAnimationFrame(() => element.querySelector<HTMLElement>(`[data-at="${at.value}"]`)?.focus());
  };
  const keys: Record<string, () => number> = {
    ArrowDown: () => at.value + 1,
    ArrowUp: () => at.value - 1,
    PageDown: () => at.value + inSight - 1,
    PageUp: () => at.value - inSight + 1,
    Home: () => 0,
    End: () => total - 1,
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = keys[event.key];
    if (next === undefined) return;
    event.preventDefault();
    go(next());
  };
  const positions = Array.from(
    { length: Math.min(inSight + 1, total - first.value) },
    (_, index) => first.value + index,
  );
  const tabbed = positions.includes(at.value) ? at.value : first.value;
  return html`<section class="list ${narrow.value ? "two-lines" : ""}" aria-label="Events">
    <p class="count"><strong data-total=${total}>${counted(total, "event")}</strong>, newest first, times in UTC
      ${list.waiting.value === 0 ? null : html` <button class="fresh" onClick=${() => go(0)}>${list.waiting.value} new</button>`}</p>
    <div class="rows" ref=${box} onScroll=${onScroll} onKeyDown=${onKeyDown} tabindex=${total === 0 ? 0 : -1} role="list" aria-label="Events, newest first">
      ${list.problem.value !== "" ? html`<p class="none problem" role="alert">${visible(list.problem.value)}</p>` : total === 0 ? html`<p class="none" role="listitem">No event matches.</p>` : null}
      <div class="spacer" role="presentation" style=${{ height: `${whole}px` }}>
        <div class="window" role="presentation" style=${{ transform: `translateY(${scaled ? topOf(first.value) : first.value * row}px)` }}>
          ${positions.map((position) => html`<${Row} key=${position} list=${list} position=${position} total=${total} at=${at} tab=${position === tabbed} whose=${whose} />`)}
        </div>
      </div>
    </div>
  </section>`;
}

interface RowProps {
  list: EventList;
  position: number;
  total: number;
  at: { value: number };
  tab: boolean;
  /** Whether it names its session. */
  whose: boolean;
}

function Row({ list, position, total, at, tab, whose }: RowProps) {
  list.revision.value; // the row may have arrived
  const item = list.at(position);
  const place = { "aria-posinset": position + 1, "aria-setsize": total };
  if (item === undefined) return html`<div class="row" role="listitem" ...${place}>…</div>`;
  const { id, event } = item;
  const { verdict, subject, detail } = summary(event);
  const choose = (): void => {
    at.value = position;
    opened.value = id;
  };
  return html`<div class="row" role="listitem" ...${place}>
    <button data-at=${position} data-id=${id} tabindex=${tab ? 0 : -1} aria-pressed=${opened.value === id} onClick=${choose}>
      <time datetime=${event.timestamp}>${event.timestamp.slice(11, 23)}</time>
      ${whose ? html`<span class="whose"><${Cut} text=${visible(event.session_id)} /></span>` : null}
      <span class="verdict ${verdict.replace(" ", "-")}">${verdict}</span>
      <span class="kind">${kind(event.type)}</span>
      <span class="subject"><${Cut} text=${subject} /></span>
      <span class="detail">${detail}</span>
    </button>
  </div>`;
}
