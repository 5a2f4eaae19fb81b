/**
 * Scans text that a server sends while it is used: tool results, prompts, resources, messages of elicitation and
 * sampling requests. Most of it is honest prose about keys, commands and addresses. So only text that addresses the
 * agent counts by itself: overridden instructions, another voice, secrecy, hidden text. Demands count only near it.
 *
 * Fails open: an order that addresses nobody, in the words of an honest document, is not detected.
 */
import { wordSet } from "../collections/word-set.ts";
import { scanCustom } from "./custom.ts";
import type { Detection } from "./detection.ts";
import { scanText } from "./scan-text.ts";
import { type ScanContext, textContext } from "./scan-tool.ts";
import { detectionsOf, type Fired } from "./score.ts";
import type { Text } from "./texts.ts";

/** Signals that address the agent or hide from people. */
const ADDRESSES_AGENT = wordSet("overrides_instructions takes_system_prompt invisible_text");
/** Signals of the same kind that honest documents have too, so that one is not enough. */
const MAY_ADDRESS_AGENT = wordSet(
  `sends_conversation marks_itself forbids_telling acts_covertly speaks_to_agents skips_approval
   reordered_text zero_width lookalike_letters spaced_out`,
);
const NOT_ENOUGH = 4;
/** Signals that depend on those above, or occur as colours and comments in honest text. */
const NO_EVIDENCE: ReadonlySet<string> = wordSet(
  "praises_itself terminal_escape out_of_view encoded_text control_characters",
);
/** Maximum distance, in UTF-16 code units, between text that addresses the agent and its demand. */
const CLOSE_BY = 400;
/** Signals of one kind that are passed over in search of another kind. */
const MAX_SAME = 8;

/** Offsets are in `text`, the pointer is ''. */
export function scanResultText(text: string, context: ScanContext = {}): Detection[] {
  const one: Text = { pointer: "", key: "", text, role: "prose" };
  const fired = scanText(one, { ...textContext(context), model: null });
  const addressing = fired
    .filter(({ signal }) => ADDRESSES_AGENT.has(signal) || MAY_ADDRESS_AGENT.has(signal))
    .sort((a, b) => a.offset - b.offset);
  const weighed = fired.map((signal) => ({ ...signal, weight: weightOf(signal, addressing) }));
  const all = [...weighed, ...scanCustom(one, context.custom ?? [])];
  return detectionsOf(all.filter(({ category }) => !context.disabled?.has(category)));
}

/** `addressing`: by offset. */
function weightOf(one: Fired, addressing: readonly Fired[]): number {
  const { signal, weight, offset } = one;
  if (ADDRESSES_AGENT.has(signal)) return weight;
  if (NO_EVIDENCE.has(signal)) return 0;
  let [low, high] = [0, addressing.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((addressing[middle]?.offset ?? 0) < offset - CLOSE_BY) low = middle + 1;
    else high = middle;
  }
  // Another witness close by; of the same signal only a few are passed over.
  for (let index = low; index < low + MAX_SAME; index++) {
    const near = addressing[index];
    if (near === undefined || near.offset > offset + CLOSE_BY) break;
    if (near.signal !== signal) return weight;
  }
  return MAY_ADDRESS_AGENT.has(signal) ? Math.min(NOT_ENOUGH, weight) : 0;
}
