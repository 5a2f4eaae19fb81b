/** Overview: whether anything is wrong, when it was, and what changed since yesterday. */
import { useSignal } from "@preact/signals";
import type { CompareAnswer, OverviewAnswer, Ranked, SessionState } from "./api.ts";
import { Cut } from "./cut.ts";
import { html } from "./html.ts";
import { useLoad } from "./load.ts";
import { attempt, get, state } from "./model.ts";
import { Moments } from "./moments.ts";
import { filter, go, narrow, type View, withTerms } from "./place.ts";
import { proofOf } from "./proof.ts";
import { counted, kind, visible } from "./summary.ts";

export function OverviewView() {
  const overview = useSignal<OverviewAnswer | null>(null);
  const changes = useSignal<CompareAnswer | null>(null);
  const incomplete = useSignal(0);
  /** Why there is none for this filter. */
  const problem = useSignal("");
  const [today, yesterday] = sinceYesterday(filter.value);
  const load = (): Promise<void> =>
    attempt(async () => {
      overview.value = await get<OverviewAnswer>("overview", { filter: filter.value });
      changes.value = await get<CompareAnswer>("compare", { filter: today, with: yesterday });
      if (overview.value.uncounted + changes.value.uncounted > 0) incomplete.value++;
    }, problem);
  useLoad(load, 1500, () => [state.value?.newest, filter.value, incomplete.value]);
  if (problem.value !== "") return html`<p class="none problem" role="alert">${visible(problem.value)}</p>`;
  if (overview.value === null) return html`<p>…</p>`;
  const { events, widthMs, moments, tools, destinations, findings, uncounted } = overview.value;
  return html`<section class="overview" aria-label="Overview">
    <${Tiles} overview=${overview.value} />
    <p class="count"><strong data-events=${events}>${counted(events, "event")}</strong>${uncounted === 0 ? "" : html`; <strong>still counting ${counted(uncounted, "older event")}</strong>`}</p>
    <${Moments} moments=${moments} width=${widthMs} />
    <div class="panels">
      <${Top} title="Refused tools" ranked=${tools} field="tool" />
      <${Top} title="Refused and undeclared destinations" ranked=${destinations} field="to" />
      <section aria-label="Findings"><h2>Findings</h2>${
        findings.length === 0
          ? html`<p class="none">None.</p>`
          : html`<ul>${findings.map(({ level, type, count }) => html`<li><button class="link" onClick=${() => narrow({ type })}><span class="severity ${level}">${level}</span> ${kind(type)}</button> <b>${count.toLocaleString("en")}</b></li>`)}</ul>`
      }</section>
      <${Sessions} overview=${overview.value} />
      <${Changes} changes=${changes.value} today=${today} yesterday=${yesterday} />
    </div>
  </section>`;
}

/** The filter for the last day, and for the day before it. */
function sinceYesterday(line: string): readonly [today: string, yesterday: string] {
  return [withTerms(line, { since: "1d", until: null }), withTerms(line, { since: "2d", until: "1d" })];
}

interface Tile {
  title: string;
  value: number;
  grade: "bad" | "warn";
  show: () => void;
}

/** What must be 0 if nothing is wrong. */
function Tiles({ overview }: { overview: OverviewAnswer }) {
  const { refused, would, undeclared, findings } = overview;
  const sessions = state.value?.sessions ?? [];
  const open = (to: View) => (): void => go({ view: to });
  const serious = findings.filter(({ level }) => level === "high" || level === "critical");
  const unproven = sessions.filter((session) => proofOf(session)[0] === "bad").length;
  const incomplete = sessions.filter(({ lost, unseen }) => lost !== 0 || unseen.length > 0).length;
  const sessionsWord = (count: number): string => (count === 1 ? "session" : "sessions");
  const tiles: Tile[] = [
    {
      title: `${sessionsWord(unproven)} without proof`,
      value: unproven,
      grade: "bad",
      show: open("sessions"),
    },
    { title: "refused", value: refused, grade: "bad", show: () => narrow({ action: "block" }) },
    { title: "would be refused", value: would, grade: "warn", show: () => narrow({ is: "refused" }) },
    { title: "undeclared", value: undeclared, grade: "warn", show: () => narrow({ is: "undeclared" }) },
    {
      ...{ title: "high findings", value: serious.reduce((sum, { count }) => sum + count, 0), grade: "bad" },
      show: () => (serious[0] === undefined ? open("events")() : narrow({ type: serious[0].type })),
    },
    {
      title: `${sessionsWord(incomplete)} with gaps`,
      value: incomplete,
      grade: "warn",
      show: open("sessions"),
    },
    { title: "wait for an answer", value: state.value?.waiting ?? 0, grade: "warn", show: open("inbox") },
  ];
  const wrong = tiles.filter(({ value }) => value > 0);
  return html`<div class="glance"><p class="glance-word ${wrong.some(({ grade }) => grade === "bad") ? "bad" : wrong.length > 0 ? "warn" : "good"}">${wrong.length === 0 ? "Nothing is wrong, as far as netmon saw." : "Look at:"}</p>
    ${tiles.map(({ title, value, grade, show }) => html`<button class="tile ${value > 0 ? grade : ""}" onClick=${show}><b>${value.toLocaleString("en")}</b> ${title}</button>`)}</div>`;
}

function Top({ title, ranked, field }: { title: string; ranked: readonly Ranked[]; field: "tool" | "to" }) {
  return html`<section aria-label=${title}><h2>${title}</h2>${
    ranked.length === 0
      ? html`<p class="none">None.</p>`
      : html`<ul>${ranked.map(({ server, name, term, count, refused, undeclared }) => {
          const says = [
            refused > 0 ? `${refused} refused` : "",
            undeclared > 0 ? `${undeclared} undeclared` : "",
          ];
          const show = (): void => narrow({ [field]: term });
          return html`<li><button class="link" onClick=${show}><${Cut} text=${visible(server === null ? name : `${server}:${name}`)} /></button> <b class=${refused > 0 ? "refused" : "warned"}>${says.filter(Boolean).join(", ")}</b> <span>of ${count.toLocaleString("en")}</span></li>`;
        })}</ul>`
  }</section>`;
}

function Sessions({ overview }: { overview: OverviewAnswer }) {
  const counts = new Map(overview.sessions.map((one) => [one.session, one]));
  const shown = (state.value?.sessions ?? []).slice(0, 8);
  const more = (state.value?.sessions.length ?? 0) - shown.length + (state.value?.more ?? 0);
  const row = (session: SessionState) => {
    const { session_id, status, lost, unseen } = session;
    const [grade, words] = proofOf(session);
    const { refused = 0, undeclared = 0, worst = null } = counts.get(session_id) ?? {};
    return html`<tr><th scope="row"><button class="link" onClick=${() => narrow({ session: session_id })}><${Cut} text=${visible(session_id)} /></button></th>
      <td><span class="grade ${grade}">${status === "ended" ? words : `${status}, ${words}`}</span></td><td>${refused}</td><td>${undeclared}</td><td class="severity ${worst ?? ""}">${worst ?? "none"}</td>
      <td>${lost === 0 && unseen.length === 0 ? "no gaps known" : [lost === null ? "losses unknown" : lost > 0 ? `${lost} lost` : "", ...unseen].filter(Boolean).join(", ")}</td></tr>`;
  };
  return html`<section class="wide" aria-label="Sessions"><h2>Proof and coverage</h2><div class="scroll" tabindex="0" role="region" aria-label="Table of sessions"><table>
    <thead><tr>${["Session", "Proof", "Refused", "Undeclared", "Worst finding", "Not seen"].map((title) => html`<th scope="col">${title}</th>`)}</tr></thead>
    <tbody>${shown.map(row)}</tbody></table></div>
    ${
      more > 0
        ? html`<p><button class="link" onClick=${() => go({ view: "sessions" })}>${counted(more, "more session")}</button></p>`
        : null
    }</section>`;
}

function Changes({
  changes,
  today,
  yesterday,
}: {
  changes: CompareAnswer | null;
  today: string;
  yesterday: string;
}) {
  const compare = (): void => go({ view: "compare", filter: today, other: yesterday });
  const rows = changes?.rows.filter(({ change }) => change !== "same") ?? [];
  return html`<section class="wide" aria-label="Since yesterday"><h2>New or changed since yesterday</h2>
    ${rows.length === 0 ? html`<p class="none">${changes === null ? "…" : "Nothing: the last 24 hours are as the 24 before."}</p>` : html`<ul>${rows.slice(0, 8).map(({ kind: what, name, change, before, now }) => html`<li><span class="change-word ${change}">${change}</span> ${what} <${Cut} text=${visible(name)} /> <span>${change === "changed" ? `${before} → ${now}` : now || before}</span></li>`)}</ul>`}
    <p><button class="link" onClick=${compare}>Compare the two days</button></p></section>`;
}
