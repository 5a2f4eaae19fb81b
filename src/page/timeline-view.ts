/** Timeline of one session: lanes, and for the selected call everything joined to it, and by what. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Lane } from "../event/facts.ts";
import type { Key, TimelineAnswer, TimelineItem } from "./api.ts";
import { Detail } from "./detail.ts";
import { html, setter } from "./html.ts";
import { useLoad } from "./load.ts";
import { attempt, get, state } from "./model.ts";
import { filter, opened, termOf } from "./place.ts";
import { kind, summary, visible } from "./summary.ts";

const LANES: readonly (readonly [Lane, string])[] = [
  ["model", "Model request"],
  ["call", "Tool call"],
  ["message", "MCP message"],
  ["connection", "Connection"],
  ["file", "File"],
  ["approval", "Approval"],
  ["result", "Result"],
  ["netmon", "netmon"],
];

export function TimelineView() {
  const answer = useSignal<TimelineAnswer | null>(null);
  const older = useSignal<Key | null>(null);
  /** Why there is none for this filter. */
  const problem = useSignal("");
  const call = useSignal<number | null>(null);
  const sessions = state.value?.sessions ?? [];
  const chosen = termOf(filter.value, "session") || sessions[0]?.session_id || "";
  useEffect(() => {
    older.value = null;
    call.value = null;
  }, [chosen]);
  const load = (): Promise<void> =>
    attempt(async () => {
      if (chosen === "") return;
      answer.value = await get<TimelineAnswer>("timeline", {
        filter: filter.value,
        session: chosen,
        after: older.value?.join("."),
      });
    }, problem);
  useLoad(load, 1000, () => [older.value === null ? state.value?.newest : 0, filter.value, older.value]);
  const items = answer.value?.items ?? [];
  return html`<div class="split"><section aria-label="Timeline">
    ${problem.value === "" ? null : html`<p class="none problem" role="alert">${visible(problem.value)}</p>`}
    <p class="count">Session <strong>${visible(chosen)}</strong>, oldest first, times in UTC
    ${answer.value?.older ? html` <button onClick=${setter(older, answer.value.older)}>Older</button>` : null}
    ${older.value === null ? null : html` <button onClick=${setter(older, null)}>Newest</button>`}</p>
    ${items.length === 0 ? html`<p class="none">Nothing of this session matches.</p>` : null}
    <div class="lanes" aria-hidden="true"><span />${LANES.map(([, title]) => html`<span>${title}</span>`)}</div>
    <ol class="timeline">${items.map((item) => html`<${Item} key=${item.id} item=${item} call=${call} />`)}</ol>
  </section>
  ${opened.value === null ? null : html`<${Detail} id=${opened.value} onClose=${setter(opened, null)} />`}</div>`;
}

type Chosen = { value: number | null };

function Item({ item, call }: { item: TimelineItem; call: Chosen }) {
  const { id, event, lanes, joined, notes } = item;
  const { verdict, subject, detail } = summary(event);
  const isCall = event.type === "mcp_tool_call_intercepted" || event.type === "mcp_tool_called";
  const by = joined.find((one) => one.call === call.value) ?? joined[0];
  const belongs = call.value !== null && (id === call.value || joined.some((one) => one.call === call.value));
  const choose = (): void => {
    call.value = by?.call ?? (isCall ? id : null);
    opened.value = id;
  };
  const how =
    by === undefined ? "" : `joined by ${by.by}${by.weak ? ", weakly" : ""}, ${offset(by.offset_ms)}`;
  const names = LANES.filter(([lane]) => lanes.includes(lane)).map(([, title]) => title);
  return html`<li class="${belongs ? "belongs" : ""} ${by?.weak ? "weak" : ""}" data-id=${id}>
    <button onClick=${choose}>
      <time datetime=${event.timestamp}>${event.timestamp.slice(11, 23)}</time>
      ${LANES.map(([lane]) => html`<i class="dot ${lanes.includes(lane) ? `on ${verdict.replace(" ", "-")}` : ""}" />`)}
      <span class="text"><span class="sr">${names.join(", ")} </span>${verdict === "" ? null : html`<span class="verdict ${verdict.replace(" ", "-")}">${verdict}</span> `}<span class="kind">${kind(event.type)}</span> ${subject} <span class="detail">${detail}</span>${how === "" ? null : html` <em class="join">${how}</em>`}</span>
    </button>
    ${id === call.value && notes.length > 0 ? html`<ul class="notes">${notes.map((note) => html`<li>${visible(note)}</li>`)}</ul>` : null}
  </li>`;
}

function offset(ms: number): string {
  const size = Math.abs(ms);
  const text = size < 1000 ? `${size.toFixed(0)} ms` : `${(size / 1000).toFixed(1)} s`;
  return ms < 0 ? `${text} before` : `${text} after`;
}
