/** All sessions, ended ones too, each with its proof and gaps; two of them can be compared. */
import { useSignal } from "@preact/signals";
import { SESSIONS_ROWS, type SessionsAnswer } from "./api.ts";
import { html, textInto } from "./html.ts";
import { useLoad } from "./load.ts";
import { attempt, get, state } from "./model.ts";
import { go, withTerms } from "./place.ts";
import { Session } from "./proof.ts";
import { counted, visible } from "./summary.ts";

export function SessionsView() {
  const answer = useSignal<SessionsAnswer | null>(null);
  const match = useSignal("");
  const from = useSignal(0);
  const chosen = useSignal<readonly string[]>([]);
  const load = (): Promise<void> =>
    attempt(async () => {
      answer.value = await get<SessionsAnswer>("sessions", { match: match.value, from: String(from.value) });
    });
  useLoad(load, 2000, () => [state.value?.newest, match.value, from.value]);
  if (answer.value === null) return html`<p>…</p>`;
  const { sessions, total } = answer.value;
  const toggle = (id: string): void => {
    const others = chosen.value.filter((one) => one !== id);
    chosen.value = others.length < chosen.value.length ? others : [...others, id].slice(-2);
  };
  const compare = (): void => {
    const [before = "", now = ""] = chosen.value;
    go({
      view: "compare",
      filter: withTerms("", { session: now }),
      other: withTerms("", { session: before }),
    });
  };
  const page = (step: number) => (): void => {
    from.value = Math.max(0, from.value + step * SESSIONS_ROWS);
  };
  const search = (event: Event): void => {
    textInto(match)(event);
    from.value = 0;
  };
  return html`<section class="proof list-of-sessions" aria-label="All sessions">
    <p class="count"><strong>${counted(total, "session")}</strong>, running ones first, then the latest
      ${" "}<label>Name contains <input value=${match.value} spellcheck=${false} autocomplete="off" onInput=${search} /></label>
      ${" "}<button disabled=${chosen.value.length !== 2} onClick=${compare}>${chosen.value.length === 2 ? `Compare ${visible(chosen.value[1] ?? "")} with ${visible(chosen.value[0] ?? "")}` : "Compare: choose two"}</button></p>
    ${total === 0 ? html`<p class="none">No session matches.</p>` : null}
    <ul>${sessions.map((session) => {
      const id = session.session_id;
      return html`<li key=${id} class="session"><input type="checkbox" aria-label=${`Compare ${visible(id)}`} checked=${chosen.value.includes(id)} onChange=${() => toggle(id)} />
        <ul><${Session} session=${session} /></ul></li>`;
    })}</ul>
    ${total > SESSIONS_ROWS ? html`<p><button disabled=${from.value === 0} onClick=${page(-1)}>Newer</button> ${from.value + 1} to ${Math.min(total, from.value + SESSIONS_ROWS)} <button disabled=${from.value + SESSIONS_ROWS >= total} onClick=${page(1)}>Older</button></p>` : null}
  </section>`;
}
