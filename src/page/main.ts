/** The page: exchanges a link's token for a cookie, and shows the views. */
import { render } from "preact";
import { CompareView } from "./compare-view.ts";
import { EventsView } from "./events-view.ts";
import { FilterLine } from "./filter-line.ts";
import { html } from "./html.ts";
import { InboxView } from "./inbox-view.ts";
import { MapView } from "./map-view.ts";
import { attempt, connection, follow, notice, post, problem, refusal, state } from "./model.ts";
import { OfferedView } from "./offered-view.ts";
import { OverviewView } from "./overview-view.ts";
import { enterPlace, go, keepPlace, VIEWS, type View, view } from "./place.ts";
import { ProcessesView } from "./processes-view.ts";
import { Proof } from "./proof.ts";
import { SessionsView } from "./sessions-view.ts";
import { TimelineView } from "./timeline-view.ts";

const SHOWN: Readonly<Record<View, readonly [title: string, shown: () => unknown, filtered: boolean]>> = {
  overview: ["Overview", OverviewView, true],
  events: ["Events", EventsView, true],
  map: ["Map", MapView, true],
  processes: ["Processes", ProcessesView, true],
  timeline: ["Timeline", TimelineView, true],
  sessions: ["Sessions", SessionsView, false],
  compare: ["Compare", CompareView, false],
  offered: ["Offered tools", OfferedView, true],
  inbox: ["Inbox", InboxView, false],
};

function App() {
  const [, Shown, filtered] = SHOWN[view.value];
  const waiting = state.value?.waiting ?? 0;
  return html`<header class="top"><h1>netmon</h1>
      <nav aria-label="Views">${VIEWS.map(
        (name) =>
          html`<button aria-current=${name === view.value ? "page" : undefined} onClick=${() => {
            go({ view: name });
            refusal.value = "";
          }}>${SHOWN[name][0]}${name === "inbox" && waiting > 0 ? html` <b class="waiting">${waiting}</b>` : null}</button>`,
      )}</nav>
    </header>
    <${Proof} />
    ${filtered ? html`<${FilterLine} />` : null}
    <p class="problem" role="alert">${refusal.value || problem.value}</p>
    <p class="sr" role="status">${notice.value}</p>
    <main>${html`<${Shown} />`}</main>`;
}

await attempt(async () => {
  const token = enterPlace();
  keepPlace();
  if (token !== null) await post("/session", { token });
});
if (connection.value !== "ended") follow();
const used = html`<main><h1>netmon</h1><p role="alert">This link was used already: netmon ui prints another one.</p></main>`;
render(connection.value === "ended" ? used : html`<${App} />`, document.body);
