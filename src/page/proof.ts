/** Always visible: which sessions are proven to be enforced, what was lost, and what was not seen. */
import { useSignal } from "@preact/signals";
import type { GapsAnswer, SessionState } from "./api.ts";
import { html } from "./html.ts";
import { connection, get, start, state } from "./model.ts";
import { go, narrow } from "./place.ts";
import { counted, visible } from "./summary.ts";

const CONNECTION = {
  connecting: "connecting",
  live: "live",
  broken: "connection lost, trying again",
  ended: "this link has ended: ask netmon ui for a new one",
} as const;

export function Proof() {
  const all = state.value?.sessions ?? [];
  const running = all.filter(({ status }) => status !== "ended");
  const shown = running.length > 0 ? running : all.slice(0, 1);
  const ended = all.length - shown.length + (state.value?.more ?? 0);
  return html`<section class="proof" aria-label="Proof of enforcement">
    <p class="connection ${connection.value}" role="status">${CONNECTION[connection.value]}${state.value?.foreign ? ", the store of another machine" : ""}</p>
    <ul>${shown.map((session) => html`<${Session} key=${session.session_id} session=${session} />`)}</ul>
    ${
      ended > 0
        ? html`<button class="link" onClick=${() => go({ view: "sessions" })}>${counted(ended, "more session")}, ended</button>`
        : null
    }
  </section>`;
}

/** One session: its proof, and on demand everything that netmon report knows to be missing. */
export function Session({ session }: { session: SessionState }) {
  const { session_id, status, mode, fail_closed, verified, problem, lost, unseen, watch, last } = session;
  const gaps = useSignal<string[] | null>(null);
  const open = (event: Event): void => {
    if (!(event.currentTarget as HTMLDetailsElement).open) return;
    start(async () => {
      gaps.value = (await get<GapsAnswer>("gaps", { session: session_id })).lines;
    });
  };
  const [grade, words] = proofOf(session);
  const posture = [status, grade === "good" ? "" : mode, fail_closed ? "fail closed" : ""].filter(Boolean);
  return html`<li class=${grade}><details onToggle=${open}><summary>
      <b>${visible(session_id)}</b> ${posture.join(", ")} <span class="grade">${words}</span>
      <span class="lost">${lost === null ? "losses unknown" : `${counted(lost, "event")} lost`}</span>
      ${unseen.length > 0 ? html`<span class="unseen">${unseen.join(", ")}</span>` : null}
    </summary>
    ${problem === null ? null : html`<p>${visible(problem)}</p>`}
    ${verified === null ? null : html`<p>The canary was last refused at ${verified}.</p>`}
    ${watch === null ? html`<p>No watch of its connections is stored.</p>` : html`<p>Watched from ${watch.from}${watch.to === null ? "" : ` to ${watch.to}`}: ${watch.mode}${watch.fail_closed ? ", fail closed" : ""}; ${watch.verified ? "the canary was refused at the start" : "not verified at the start"}.</p>`}
    ${last === null ? null : html`<p>Last event at ${last}.</p>`}
    <h2>Not seen</h2>
    ${gaps.value === null ? html`<p>…</p>` : html`<ul>${gaps.value.length === 0 ? html`<li>no gaps known</li>` : gaps.value.map((line) => html`<li>${visible(line)}</li>`)}</ul>`}
    <p class="links"><button onClick=${() => narrow({ session: session_id })}>Show its events</button>
      <button onClick=${() => narrow({ session: session_id }, "timeline")}>Timeline</button>
      <button onClick=${() => narrow({ session: session_id }, "overview")}>Overview</button></p>
  </details></li>`;
}

export type Grade = "good" | "plain" | "bad";

export function proofOf({
  status,
  mode,
  verified,
  claim,
  problem,
  watch,
}: SessionState): readonly [Grade, string] {
  if (status === "ended") return ["plain", endedProof(watch)];
  if (claim === "uncovered") return ["bad", "NOT COVERED"];
  if (claim === "stale") return ["bad", "the last proof is too old"];
  if (problem !== null) return ["bad", "PROBLEM"];
  if (mode === "observe") return ["plain", "observes, refuses nothing"];
  if (status === "proxy" || status === "gateway") return ["plain", "no kernel layer"];
  return verified === null
    ? ["bad", "not verified"]
    : ["good", `ENFORCING, verified ${verified.slice(11, 19)} UTC`];
}

function endedProof(watch: SessionState["watch"]): string {
  if (watch === null) return "had no kernel layer";
  if (watch.mode === "observe") return "observed, refused nothing";
  return watch.verified ? "enforced, verified at its start" : "enforced, not verified";
}
