/**
 * Inspects text that a server sends while it is used: tool results, prompts, resources, messages of elicitation and
 * sampling requests. Most of it is honest prose about keys, commands and addresses. So only text that addresses the
 * agent counts by itself: overridden instructions, another voice, secrecy, hidden text. Demands count only near it.
 *
 * Fails open: an order that addresses nobody, in the words of an honest document, is not detected.
 */
import { words } from "../framing/words.ts";
import { inspectCustom } from "./custom.ts";
import type { Detection } from "./detection.ts";
import { inspectText } from "./inspect-text.ts";
import { contextOutsideTools, type InspectionContext } from "./inspect-tool.ts";
import type { Purpose } from "./purpose.ts";
import { detectionsOf, type Fired } from "./score.ts";
import type { Text } from "./texts.ts";

/** A document may be about anything. */
const DOCUMENT: ReadonlySet<Purpose> = new Set([
  ...(["secrets", "shell", "files", "conversation", "guide", "mail", "payments"] as const),
]);

/** Signals that address the agent or hide from people. */
const ADDRESSES_AGENT = words("overrides_instructions takes_system_prompt invisible_text");
/** Signals of the same kind that honest documents have too, so that one is not enough. */
const MAY_ADDRESS_AGENT = words(
  `sends_conversation demands_in_fake_voice forbids_telling acts_covertly speaks_to_agents
   reordered_text zero_width lookalike_letters spaced_out`,
);
const NOT_ENOUGH = 4;
/** Signals that depend on those above, or occur as colours and comments in honest text. */
const NO_EVIDENCE: ReadonlySet<string> = words(
  `fake_voice unseen_act unseen_deletion hides_in_comment demands_in_comment terminal_escape
   out_of_view encoded_text`,
);
/** Maximum distance, in UTF-16 code units, between text that addresses the agent and its demand. */
const CLOSE_BY = 400;

/** Offsets are in `text`, the pointer is ''. */
export function inspectResultText(text: string, context: InspectionContext = {}): Detection[] {
  const one: Text = { pointer: "", text, role: "prose" };
  const fired = inspectText(one, contextOutsideTools(context, DOCUMENT));
  const addresses = fired
    .filter(({ signal }) => ADDRESSES_AGENT.has(signal) || MAY_ADDRESS_AGENT.has(signal))
    .map(({ offset }) => offset);
  addresses.sort((a, b) => a - b);
  const weighed = fired.map((signal) => ({ ...signal, weight: weightOf(signal, addresses) }));
  const all = [...weighed, ...inspectCustom(one, context.custom ?? [])];
  return detectionsOf(all.filter(({ category }) => !context.disabled?.has(category)));
}

/** `addresses`: ascending. */
function weightOf({ signal, weight, offset }: Fired, addresses: readonly number[]): number {
  if (ADDRESSES_AGENT.has(signal)) return weight;
  if (MAY_ADDRESS_AGENT.has(signal)) return Math.min(NOT_ENOUGH, weight);
  if (NO_EVIDENCE.has(signal)) return 0;
  let [low, high] = [0, addresses.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((addresses[middle] ?? 0) < offset - CLOSE_BY) low = middle + 1;
    else high = middle;
  }
  return (addresses[low] ?? Number.POSITIVE_INFINITY) <= offset + CLOSE_BY ? weight : 0;
}
