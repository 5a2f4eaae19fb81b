/** The filter line, what is saved of it, and the download of what it finds. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { FiltersAnswer, SavedFilter } from "./api.ts";
import { html, textInto } from "./html.ts";
import { attempt, get, notice, post, refusal, start, state } from "./model.ts";
import { filter, termOf, withTerms } from "./place.ts";
import { visible } from "./summary.ts";

export function FilterLine() {
  const line = useSignal(filter.value);
  const known = useSignal(filter.value);
  if (known.value !== filter.value) {
    known.value = filter.value;
    line.value = filter.value;
  }
  const submit = (event: Event): void => {
    event.preventDefault();
    filter.value = line.value.trim();
  };
  const download = (format: string): string =>
    `/api/export?${new URLSearchParams({ filter: filter.value, format })}`;
  const session = termOf(filter.value, "session");
  const sessions = (state.value?.sessions ?? []).map(({ session_id }) => session_id);
  if (session !== "" && !sessions.includes(session)) sessions.unshift(session);
  const choose = (event: Event): void => {
    const { value } = event.currentTarget as HTMLSelectElement;
    filter.value = withTerms(filter.value, { session: value || null });
  };
  return html`<form class="filter" role="search" onSubmit=${submit}>
    <select aria-label="Session" value=${session} onChange=${choose}>
      <option value="">all sessions</option>${sessions.map((id) => html`<option value=${id}>${visible(id)}</option>`)}
    </select>
    <label for="filter">Filter</label>
    <input id="filter" type="text" spellcheck=${false} autocomplete="off" autocapitalize="off" placeholder="server:weather is:refused since:1h" value=${line.value}
      onInput=${textInto(line)} />
    <button type="submit">Show</button>
    ${
      filter.value === ""
        ? null
        : html`<button type="button" onClick=${() => {
            filter.value = "";
          }}>Clear</button>`
    }
    <${Saved} />
    <details class="menu"><summary>Export</summary><div>
      <a href=${download("jsonl")} download>JSON Lines, as stored</a>
      <a href=${download("csv")} download>CSV, for a spreadsheet</a>
    </div></details>
  </form>`;
}

function Saved() {
  const saved = useSignal<SavedFilter[]>([]);
  const name = useSignal("");
  useEffect(() => {
    start(async () => {
      saved.value = (await get<FiltersAnswer>("filters")).filters;
    }, refusal);
  }, []);
  const save = (one: SavedFilter, says: string): Promise<void> =>
    attempt(async () => {
      saved.value = (await post("/api/filters", one)).filters;
      name.value = "";
      notice.value = `${one.name}: ${says}`;
    }, refusal);
  return html`<details class="menu"><summary>Saved</summary><div>
    ${saved.value.map(
      ({ name: title, line }) =>
        html`<p><button type="button" title=${line} onClick=${() => {
          filter.value = line;
        }}>${visible(title)}</button> <button type="button" aria-label=${`Remove ${title}`} onClick=${() => save({ name: title, line: "" }, "removed")}>×</button></p>`,
    )}
    ${
      filter.value === ""
        ? html`<p>A filter in force can be saved here under a name.</p>`
        : html`<p><label>Name <input value=${name.value} maxlength="100" autocomplete="off" onInput=${textInto(name)} /></label>
      <button type="button" disabled=${name.value.trim() === ""} onClick=${() => save({ name: name.value.trim(), line: filter.value }, "saved")}>Save this filter</button></p>`
    }
  </div></details>`;
}
