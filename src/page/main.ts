/** The page: exchanges a link's token for a cookie, and shows the views. */
import { effect, useSignal } from "@preact/signals";
import { render } from "preact";
import { EventsView } from "./events-view.ts";
import { html, textInto } from "./html.ts";
import { InboxView } from "./inbox-view.ts";
import { MapView } from "./map-view.ts";
import {
  attempt,
  connection,
  filter,
  follow,
  notice,
  post,
  problem,
  refusal,
  session,
  state,
  type View,
  view,
} from "./model.ts";
import { Proof } from "./proof.ts";
import { TimelineView } from "./timeline-view.ts";

const VIEWS: readonly (readonly [View, string, () => unknown])[] = [
  ["events", "Events", EventsView],
  ["map", "Map", MapView],
  ["timeline", "Timeline", TimelineView],
  ["inbox", "Inbox", InboxView],
];

function App() {
  const [, , Shown] = VIEWS.find(([name]) => name === view.value) ?? VIEWS[0]!;
  const waiting = state.value?.waiting ?? 0;
  return html`<header class="top"><h1>netmon</h1>
      <nav aria-label="Views">${VIEWS.map(
        ([name, title]) =>
          html`<button aria-current=${name === view.value ? "page" : undefined} onClick=${() => {
            view.value = name;
            refusal.value = "";
          }}>${title}${name === "inbox" && waiting > 0 ? html` <b class="waiting">${waiting}</b>` : null}</button>`,
      )}</nav>
    </header>
    <${Proof} />
    ${view.value === "events" || view.value === "map" ? html`<${FilterLine} />` : null}
    <p class="problem" role="alert">${refusal.value || problem.value}</p>
    <p class="sr" role="status">${notice.value}</p>
    <main>${html`<${Shown} />`}</main>`;
}

function FilterLine() {
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
  return html`<form class="filter" role="search" onSubmit=${submit}>
    <label for="filter">Filter</label>
    <input id="filter" type="text" spellcheck=${false} autocomplete="off" autocapitalize="off" placeholder="server:weather action:block since:1h" value=${line.value}
      onInput=${textInto(line)} />
    <button type="submit">Show</button>
  </form>`;
}

/** Reads a link's fragment: `#token=…&filter=…`; uses the token and removes it from the address. */
async function enter(): Promise<void> {
  const given = new URLSearchParams(location.hash.slice(1));
  filter.value = given.get("filter") ?? "";
  const name = given.get("view");
  if (VIEWS.some(([one]) => one === name)) view.value = name as View;
  const token = given.get("token");
  if (token === null) return;
  remember();
  await post("/session", { token });
}

function remember(): void {
  const address = new URLSearchParams({ view: view.value, ...(filter.value && { filter: filter.value }) });
  history.replaceState(null, "", `#${address}`);
}

await attempt(enter);
effect(() => {
  if (/(?:^| )session:(?:"([^"]*)"|(\S+))/.exec(filter.value)) session.value = RegExp.$1 || RegExp.$2;
  remember();
});
if (connection.value !== "ended") follow();
const used = html`<main><h1>netmon</h1><p role="alert">This link was used already: netmon ui prints another one.</p></main>`;
render(connection.value === "ended" ? used : html`<${App} />`, document.body);
