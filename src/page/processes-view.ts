/** Processes as a tree for each session, each with what it connected to. */
import { useSignal } from "@preact/signals";
import { getOrInsert } from "../collections/get-or-insert.ts";
import type { ProcessesAnswer, ProcessNode } from "./api.ts";
import { Cut } from "./cut.ts";
import { html } from "./html.ts";
import { useLoad } from "./load.ts";
import { attempt, get, state } from "./model.ts";
import { filter, narrow } from "./place.ts";
import { counted, visible } from "./summary.ts";

export function ProcessesView() {
  const answer = useSignal<ProcessesAnswer | null>(null);
  const incomplete = useSignal(0);
  const problem = useSignal("");
  const load = (): Promise<void> =>
    attempt(async () => {
      answer.value = await get<ProcessesAnswer>("processes", { filter: filter.value });
      if (answer.value.uncounted > 0) incomplete.value++;
    }, problem);
  useLoad(load, 1500, () => [state.value?.newest, filter.value, incomplete.value]);
  if (problem.value !== "") return html`<p class="none problem" role="alert">${visible(problem.value)}</p>`;
  if (answer.value === null) return html`<p>…</p>`;
  const { nodes, more, uncounted } = answer.value;
  const sessions = [...new Set(nodes.map(({ session }) => session))];
  const below = new Map<string, ProcessNode[]>();
  for (const node of nodes) getOrInsert(below, node.parent ?? node.session, () => []).push(node);
  return html`<section class="processes" aria-label="Processes">
    <p class="count">${nodes.length === 1 ? "1 process" : `${nodes.length} processes`}${more > 0 ? `; ${more} more: narrow the filter` : ""}.${uncounted > 0 ? html` <strong>Still counting ${counted(uncounted, "older event")}.</strong>` : null}</p>
    ${nodes.length === 0 ? html`<p class="none">No connection matches.</p>` : null}
    ${sessions.map((session) => html`<h2>${visible(session)}</h2><${Tree} below=${below} of=${session} />`)}
  </section>`;
}

/** The processes that `of` has started: the id of a process, or of a session for those without a known parent. */
function Tree({ below, of }: { below: ReadonlyMap<string, ProcessNode[]>; of: string }) {
  const own = below.get(of) ?? [];
  if (own.length === 0) return null;
  return html`<ul class="tree">${own.map((node) => html`<li key=${node.id}><${Process} node=${node} /><${Tree} below=${below} of=${node.id} /></li>`)}</ul>`;
}

function Process({ node }: { node: ProcessNode }) {
  const { pid, comm, runs, places, more, session } = node;
  const name = html`<b>${visible(pid === 0 ? comm || "unknown process" : `${comm}[${pid}]`)}</b>`;
  const go = (): void => narrow({ session, process: pid === 0 ? comm || null : String(pid) });
  return html`${places.length === 0 ? name : html`<button class="link" onClick=${go}>${name}</button>`} ${runs ? html`<span class="grade good">runs</span>` : null}
    ${places.length === 0 ? null : html`<ul class="places">${places.map(({ place, count, refused, undeclared }) => html`<li class=${refused ? "refused" : undeclared ? "warned" : ""}><${Cut} text=${visible(place)} /> <span>${refused ? "refused, " : ""}${undeclared ? "undeclared, " : ""}${count === 1 ? "once" : `${count} times`}</span></li>`)}${more > 0 ? html`<li>and ${counted(more, "more destination")}</li>` : null}</ul>`}`;
}
