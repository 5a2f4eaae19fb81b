/** Two filters side by side, such as two sessions: tools, destinations and definitions that are new, gone or changed. */
import { type Signal, useSignal } from "@preact/signals";
import type { CompareAnswer, Compared } from "./api.ts";
import { Cut } from "./cut.ts";
import { html, textInto } from "./html.ts";
import { useLoad } from "./load.ts";
import { attempt, get, state } from "./model.ts";
import { filter, go, other, withTerms } from "./place.ts";
import { counted, visible } from "./summary.ts";

const KINDS: readonly (readonly [Compared["kind"], string])[] = [
  ["tool", "Tools"],
  ["destination", "Destinations"],
  ["definition", "Definitions"],
];

export function CompareView() {
  const answer = useSignal<CompareAnswer | null>(null);
  const incomplete = useSignal(0);
  const all = useSignal(false);
  const problem = useSignal("");
  const load = (): Promise<void> =>
    attempt(async () => {
      answer.value = await get<CompareAnswer>("compare", { filter: filter.value, with: other.value });
      if (answer.value.uncounted > 0) incomplete.value++;
    }, problem);
  useLoad(load, 1500, () => [state.value?.newest, filter.value, other.value, incomplete.value]);
  const swap = (): void => {
    go({ view: "compare", filter: other.value, other: filter.value });
  };
  const days = (): void => {
    go({
      view: "compare",
      filter: withTerms(filter.value, { since: "1d", until: null }),
      other: withTerms(filter.value, { since: "2d", until: "1d" }),
    });
  };
  return html`<section aria-label="Comparison">
    <div class="sides"><${Side} title="Before" line=${other} /><${Side} title="Now" line=${filter} />
      <p><button onClick=${swap}>Swap</button> <button onClick=${days}>Today and yesterday</button></p></div>
    ${problem.value !== "" ? html`<p class="none problem" role="alert">${visible(problem.value)}</p>` : answer.value === null ? html`<p>…</p>` : html`<${Rows} answer=${answer.value} all=${all} />`}
  </section>`;
}

/** A filter line, and the sessions to choose from. */
function Side({ title, line }: { title: string; line: Signal<string> }) {
  const choose = (event: Event): void => {
    line.value = withTerms("", { session: (event.currentTarget as HTMLSelectElement).value });
  };
  const typed = useSignal(line.value);
  const known = useSignal(line.value);
  if (known.value !== line.value) {
    known.value = line.value;
    typed.value = line.value;
  }
  const submit = (event: Event): void => {
    event.preventDefault();
    line.value = typed.value.trim();
  };
  return html`<form onSubmit=${submit}><label>${title} <input size="28" value=${typed.value} spellcheck=${false} autocomplete="off" placeholder="session:NAME, or any filter" onInput=${textInto(typed)} /></label>
    <select aria-label=${`${title}: a session`} value="" onChange=${choose}><option value="">choose a session</option>${(state.value?.sessions ?? []).map(({ session_id }) => html`<option value=${session_id}>${visible(session_id)}</option>`)}</select>
    <button type="submit">Show</button></form>`;
}

function Rows({ answer, all }: { answer: CompareAnswer; all: Signal<boolean> }) {
  const { rows, more, counts, uncounted } = answer;
  const shown = all.value ? rows : rows.filter(({ change }) => change !== "same");
  return html`<p class="count" data-compared=${uncounted}><strong>${counts.new} new, ${counts.changed} changed, ${counts.gone} gone</strong>, ${counts.same} the same${more > 0 ? `; ${more} not listed: narrow the filters` : ""}${uncounted > 0 ? html`; <strong>still counting ${counted(uncounted, "older event")}</strong>` : ""}
      ${" "}<label><input type="checkbox" checked=${all.value} onChange=${(event: Event) => {
        all.value = (event.currentTarget as HTMLInputElement).checked;
      }} /> also what is the same</label></p>
    ${KINDS.map(([kind, title]) => {
      const own = shown.filter((row) => row.kind === kind);
      return html`<h2>${title}</h2>${
        own.length === 0
          ? html`<p class="none">No difference.</p>`
          : html`<div class="scroll" tabindex="0" role="region" aria-label=${title}><table class="compared"><thead><tr><th scope="col">Change</th><th scope="col">Name</th><th scope="col">Before</th><th scope="col">Now</th></tr></thead>
        <tbody>${own.map(({ name, change, before, now }) => html`<tr class=${change}><td><span class="change-word ${change}">${change}</span></td><td><${Cut} text=${visible(name)} /></td><td>${before}</td><td>${now}</td></tr>`)}</tbody></table></div>`
      }`;
    })}`;
}
