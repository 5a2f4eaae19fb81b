/**
 * A call or connection that waits for a person: everything that the answer applies to, Block beside Allow, and the rule
 * that `Always` writes, in words before it is written. No key answers by itself: only the buttons do.
 */
import { useSignal } from "@preact/signals";
import type { AnswerRequest, InboxTicket } from "./api.ts";
import { html, textInto } from "./html.ts";
import { attempt, mayDecide, notice, post, refusal } from "./model.ts";
import { visible } from "./summary.ts";

type Field = { value: string };

export function Ticket({ ticket, load }: { ticket: InboxTicket; load: () => Promise<void> }) {
  const { id, nonce, session, connection, destination, definition, rule, why, expires } = ticket;
  const who = [session, ticket.agent, ticket.process, ticket.user].filter((one) => one !== null);
  const busy = useSignal(false);
  const reason = useSignal("");
  const always = useSignal(false);
  const argument = useSignal("");
  const pattern = useSignal("");
  const varying = argument.value === "" ? null : argument.value;
  const answered = async (decision: AnswerRequest["decision"]): Promise<void> => {
    busy.value = true;
    const matching = varying === null ? {} : { [varying]: pattern.value };
    const rules = decision === "approved" && always.value ? { matching } : null;
    await attempt(async () => {
      const answer = { id, nonce, decision, reason: reason.value.trim() || null, always: rules };
      await post("/api/answer", answer);
      notice.value = `${id}: ${decision}${rules === null ? "" : ", and such calls from now on"}`;
    }, refusal);
    await load();
    busy.value = false;
  };
  const off = busy.value || !mayDecide.value;
  const bare = connection && isAddress(destination);
  const incomplete = always.value && varying !== null && pattern.value === "";
  return html`<li data-ticket=${id}>
    <h2>${visible(subjectOf(ticket))} <span class="status">waits for an answer</span></h2>
    <p class="sentence">${visible(why)} (<code>${rule}</code>)</p>
    <pre>${visible(ticket.arguments)}</pre>
    ${ticket.change === null ? null : html`<p>Changed since it was pinned:</p><pre>${visible(ticket.change)}</pre>`}
    <p>Reference <code>${id}</code> · session ${visible(who.join(", "))} · ${connection ? "allowing opens it for the session" : html`server ${visible(destination)} · definition <code>${short(definition)}</code>`} · expires ${expires.slice(11, 19)} UTC</p>
    ${
      mayDecide.value
        ? html`<p><label>Reason, for the record <${Text} field=${reason} max="1000" /></label></p>
      <p><label><input type="checkbox" checked=${always.value} onChange=${(event: Event) => {
        always.value = (event.currentTarget as HTMLInputElement).checked;
      }} /> Always allow ${connection ? "it" : "calls like this"}</label></p>`
        : null
    }
    ${always.value ? html`<${Rule} ticket=${ticket} argument=${argument} pattern=${pattern} />` : null}
    ${bare ? html`<p class="warn">A bare address: the agent resolved no name for it, and whoever has the address gets the connection. Allow it only if you know whose it is.</p>` : null}
    <p class="decide">
      <button class="block" disabled=${off} onClick=${() => answered("rejected")}>Block</button>
      <button class="approve" disabled=${off || incomplete} onClick=${() => answered("approved")}>${always.value ? "Allow always" : connection ? "Allow" : "Allow once"}</button>
    </p>
  </li>`;
}

function subjectOf({ connection, destination, server, tool }: InboxTicket): string {
  return connection ? `connection to ${destination}` : `${server}:${tool}`;
}

/** Reports whether it is an IPv4 or IPv6 address, with or without a port or a length of its prefix. */
function isAddress(destination: string): boolean {
  return /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[?[\da-f]*:[\da-f]*:[\da-f:.%]*\]?)(?:[:/]\d+)?$/i.test(destination);
}

/** Shows the rule that would be written, and the one argument that may vary in it. */
function Rule({ ticket, argument, pattern }: { ticket: InboxTicket; argument: Field; pattern: Field }) {
  const { server, tool, destination, connection } = ticket;
  if (connection)
    return html`<p class="rule words">This writes a rule: every session may open <b>${visible(destination)}</b> without asking, with the ports above.
      ${" "}To revoke it, delete its entry in <code>allowed-calls.yaml</code>.</p>`;
  const args = JSON.parse(ticket.arguments) as Record<string, unknown>;
  const texts = Object.keys(args).filter((name) => typeof args[name] === "string");
  const choose = (event: Event): void => {
    textInto(argument)(event);
    pattern.value = "";
  };
  const name = visible(argument.value);
  const others = Object.keys(args).length > 1;
  const which =
    argument.value === ""
      ? "with exactly the arguments above"
      : html`if <b>${name}</b> matches <code>${pattern.value === "" ? "…" : visible(pattern.value)}</code> from end to end, and ${others ? "all other arguments are exactly as above" : "there is no other argument"}`;
  return html`<div class="rule">
    ${
      texts.length === 0
        ? null
        : html`<p><label>Argument that may vary <select value=${argument.value} onChange=${choose}>
        <option value="">none</option>${texts.map((one) => html`<option value=${one}>${visible(one)}</option>`)}
      </select></label>${argument.value === "" ? null : html`  <label>RE2 pattern <${Text} field=${pattern} max="1000" /></label>`}</p>`
    }
    <p class="words">This writes a rule: every session may call <b>${visible(`${server}:${tool}`)}</b> without asking, ${which}. It holds for this server and this definition only. To revoke it, delete its entry in <code>allowed-calls.yaml</code>.</p>
  </div>`;
}

function Text({ field, max }: { field: Field; max: string }) {
  return html`<input value=${field.value} maxlength=${max} autocomplete="off" spellcheck=${false} onInput=${textInto(field)} />`;
}

const short = (hash: string): string => (hash === "" ? "unknown" : `${hash.slice(0, 23)}…`);
