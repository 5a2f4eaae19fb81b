/** Offered tools: what models were shown that is not as a server lists it, with the first difference. */
import { useSignal } from "@preact/signals";
import type { OfferedAnswer, OfferedItem } from "./api.ts";
import { html } from "./html.ts";
import { useLoad } from "./load.ts";
import { attempt, get, state } from "./model.ts";
import { filter, narrow } from "./place.ts";
import { counted, summary, visible } from "./summary.ts";

export function OfferedView() {
  const offered = useSignal<OfferedAnswer | null>(null);
  const load = (): Promise<void> =>
    attempt(async () => {
      offered.value = await get<OfferedAnswer>("offered", { filter: filter.value });
    });
  useLoad(load, 2000, () => [filter.value, state.value?.newest]);
  if (offered.value === null) return html`<p>…</p>`;
  const { items, more, tools, older } = offered.value;
  return html`<section aria-label="Offered tools">
    <p class="count">${counted(tools, "tool")} that models were offered${older ? ", as far as the newest events say" : ""}; ${items.length + more} not as a declared server lists it</p>
    ${items.length === 0 ? html`<p class="none">${tools === 0 ? "No model was offered any, as far as the LLM proxy saw." : "Each is as its server lists it, or no MCP tool."}</p>` : null}
    <ul class="inbox offered">${items.map((item) => html`<${Item} key=${item.id} item=${item} />`)}</ul>
    ${more > 0 ? html`<p>and ${more} more</p>` : null}
  </section>`;
}

function Item({ item: { event } }: { item: OfferedItem }) {
  const { wire_name, server_id, tool_name, session_id, agent, status, text, changes, detections } = event;
  const { verdict } = summary(event);
  const own = server_id === null ? "" : ` (${visible(`${server_id}:${tool_name}`)})`;
  return html`<li data-item=${wire_name}>
    <h2>${visible(wire_name)}${own} <span class="status ${status}">${status}</span> <span class="verdict ${verdict.replace(" ", "-")}">${verdict}</span></h2>
    <p class="sentence">${visible(text)}</p>
    <p class="count"><time datetime=${event.timestamp}>${event.timestamp.slice(0, 19).replace("T", " ")}</time>, session ${visible(session_id)}${agent === null ? "" : `, ${visible(agent)}`}</p>
    ${detections.map(({ category, severity }) => html`<p class="severity ${severity}">${severity}: ${visible(category.replaceAll("_", " "))}</p>`)}
    ${changes.map(({ field, previous, new: shown }) => html`<div class="change"><h3>${visible(field)}</h3><pre><del>${visible(previous)}</del>${"\n"}<ins>${visible(shown)}</ins></pre></div>`)}
    <p class="decide"><button onClick=${() => narrow({ tool: tool_name })}>Show its events</button></p>
  </li>`;
}
