/** One event: all its fields, the rule that decided, and a rule or command to copy that would let it pass. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { EventAnswer } from "./api.ts";
import { html } from "./html.ts";
import { attempt, get, notice, start } from "./model.ts";
import { narrow } from "./place.ts";
import { kind, summary, visible } from "./summary.ts";

/** Fields that lead to other events. */
const LINKS: readonly (readonly [field: string, key: string, says: string])[] = [
  ["session", "session_id", "this session"],
  ["server", "server_id", "this server"],
  ["tool", "tool_name", "this tool"],
  ["call", "tool_call_id", "this call"],
  ["request", "request_id", "this request"],
];

export function Detail({ id, onClose }: { id: number; onClose: () => void }) {
  const answer = useSignal<EventAnswer | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    start(async () => {
      answer.value = await get<EventAnswer>("event", { id: String(id) });
      heading.current?.focus();
    });
  }, [id]);
  if (answer.value === null) return html`<aside class="detail-pane" aria-label="Event"><p>…</p></aside>`;
  const { event, rule, allow } = answer.value;
  const fields = event as unknown as Record<string, unknown>;
  const { verdict, subject } = summary(event);
  const links = LINKS.filter(([, key]) => typeof fields[key] === "string" && fields[key] !== "");
  return html`<aside class="detail-pane" aria-label="Event" onKeyDown=${(pressed: KeyboardEvent) => pressed.key === "Escape" && onClose()}>
    <header><h2 tabindex="-1" ref=${heading}>${kind(event.type)}: ${subject}</h2><button onClick=${onClose}>Close</button></header>
    <p>${verdict === "" ? null : html`<span class="verdict ${verdict.replace(" ", "-")}">${verdict}</span> `}<time>${event.timestamp}</time></p>
    ${typeof fields.text === "string" && fields.text !== "" ? html`<p class="sentence">${visible(fields.text)}</p>` : null}
    ${rule === null ? null : html`<h3>The rule that decided</h3><p><code class="rule">${rule.path}</code></p>${rule.yaml === null ? null : html`<pre>${visible(rule.yaml)}</pre>`}`}
    ${allow === null ? null : html`<h3>What would allow this</h3><p>${visible(allow.says)}</p>${allow.copy === null ? null : html`<${Copy} text=${allow.copy} />`}`}
    <p class="links">${links.map(([field, key, says]) => html`<button onClick=${() => narrow({ [field]: String(fields[key]) })}>Events of ${says}</button> `)}</p>
    <h3>All fields</h3>
    <dl>${Object.entries(fields).map(([name, value]) => html`<div><dt>${visible(name)}</dt><dd>${visible(typeof value === "string" ? value : JSON.stringify(value, null, 1))}</dd></div>`)}</dl>
  </aside>`;
}

function Copy({ text }: { text: string }) {
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    notice.value = "copied";
  };
  return html`<pre class="allow">${visible(text)}</pre><button onClick=${() => attempt(copy)}>Copy</button>`;
}
