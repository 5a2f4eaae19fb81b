/** Inbox: calls (ticket.ts) and definitions that wait for a person, each with its changes, Block beside Approve. */
import { useSignal } from "@preact/signals";
import type { DecideRequest, InboxAnswer, InboxItem } from "./api.ts";
import { html, textInto } from "./html.ts";
import { useLoad } from "./load.ts";
import { attempt, get, mayDecide, notice, post, refusal, state } from "./model.ts";
import { visible } from "./summary.ts";
import { Ticket } from "./ticket.ts";

const STATUS_TEXT: Readonly<Record<InboxItem["status"], string>> = {
  changed: "not the definition that was trusted",
  renamed: "a trusted tool under a new name",
  unpinned: "never trusted, and something was detected",
  revoked: "blocked by a person",
};

export function InboxView() {
  const inbox = useSignal<InboxAnswer | null>(null);
  const load = (): Promise<void> =>
    attempt(async () => {
      inbox.value = await get<InboxAnswer>("inbox");
    });
  useLoad(load, 2000, () => [state.value?.waiting, state.value?.newest]);
  if (inbox.value === null) return html`<p>…</p>`;
  const { items, more, tickets, problem } = inbox.value;
  return html`<section aria-label="Inbox">
    ${mayDecide.value ? null : html`<p class="count">This link is read-only. Start netmon ui with --decide, or use netmon approvals and netmon registry.</p>`}
    ${problem === null ? null : html`<p class="problem">${visible(problem)}</p>`}
    ${items.length + tickets.length === 0 ? html`<p class="none">Nothing waits for a decision.</p>` : null}
    <ul class="inbox">${tickets.map((ticket) => html`<${Ticket} key=${ticket.id} ticket=${ticket} load=${load} />`)}${items.map((item) => html`<${Item} key=${`${item.server}:${item.tool}:${item.hash}`} item=${item} load=${load} />`)}</ul>
    ${more > 0 ? html`<p>and ${more} more</p>` : null}
  </section>`;
}

function Item({ item, load }: { item: InboxItem; load: () => Promise<void> }) {
  const { server, tool, status, hash, severity, detections, changes, renamed_from } = item;
  const confirm = useSignal("");
  const busy = useSignal(false);
  const name = visible(`${server}:${tool || "(instructions)"}`);
  const critical = severity === "critical";
  const decided = async (decision: DecideRequest["decision"]): Promise<void> => {
    busy.value = true;
    await attempt(async () => {
      await post("/api/decide", {
        server,
        tool,
        hash,
        decision,
        ...(critical && { confirm: confirm.value }),
      });
      notice.value = `${name}: ${decision === "approve" ? "approved" : "blocked"}`;
    }, refusal);
    await load();
    busy.value = false;
  };
  const off = busy.value || !mayDecide.value;
  const untrusted = critical && confirm.value !== "trust";
  return html`<li data-item=${`${server}:${tool}`}>
    <h2>${name} <span class="status ${status}">${status}</span></h2>
    <p class="sentence">${STATUS_TEXT[status]}${renamed_from === null ? "" : ` (before: ${visible(renamed_from)})`}. Now <code>${hash.slice(0, 23)}…</code></p>
    ${severity === null ? null : html`<p class="severity ${severity}">${severity}: ${detections.map(({ category, matches }) => visible(`${category.replaceAll("_", " ")}${matches[0] ? ` (${matches[0].says}: “${matches[0].context}”)` : ""}`)).join("; ") || "as a shim, gateway or proxy detected"}</p>`}
    ${changes.map(({ field, parts }) => html`<div class="change"><h3>${visible(field) || "/"}</h3><pre>${parts.map(({ kind, text }) => (kind === "same" ? visible(text) : kind === "removed" ? html`<del>${visible(text)}</del>` : html`<ins>${visible(text)}</ins>`))}</pre></div>`)}
    ${
      critical && status !== "revoked" && mayDecide.value
        ? html`<p><label>Type “trust” to approve it anyway <input value=${confirm.value} onInput=${textInto(confirm)} autocomplete="off" /></label></p>`
        : null
    }
    <p class="decide">
      <button class="block" disabled=${off || status === "revoked"} onClick=${() => decided("block")}>Block</button>
      <button class="approve" disabled=${off || untrusted} onClick=${() => decided("approve")}>${untrusted && mayDecide.value ? "Approve (type trust first)" : "Approve"}</button>
    </p>
  </li>`;
}
