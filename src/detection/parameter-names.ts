/**
 * Names of parameters that are demands by themselves: a model fills in what a name asks for, even without a description
 * (`content_from_reading_ssh_id_rsa`, `system_prompt`). A tool whose stated purpose it is may ask for such things.
 */
import { BoundedMap } from "../framing/bounded-map.ts";
import type { Fired } from "./score.ts";
import type { Text } from "./texts.ts";

const DEMANDS: readonly [signal: string, says: string, words: RegExp, purpose: RegExp | null][] = [
  [
    "demanding_parameter_content",
    "a parameter asks for the content of something to be read",
    /(?:content|data|text|output|value|result|dump|copy)s?_(?:of|from|in|read_from)_\w*(?:file|ssh|rsa|passwd|shadow|env|etc|home|cat|secret|key|credential|history|disk)|_(?:read|copied|fetched|taken)_from_|(?:ssh|id_rsa|etc_passwd|shadow|aws_credentials|dot_?env|env_file|private_key|keychain|kubeconfig|netrc|bash_history|browser_cookies).*(?:content|dump|file|text|data|value|copy|here)/,
    null,
  ],
  [
    "demanding_parameter_secret",
    "a parameter asks for keys or passwords",
    /id_rsa|id_ed25519|ssh_(?:private_)?keys?$|etc_(?:passwd|shadow)|aws_(?:secret(?!_(?:arn|id|name|ref)(?:_|$))|credentials)|dot_env|all_env|env(?:ironment)?_(?:dump|vars_dump|secrets)|seed_phrase|mnemonic_phrase|master_password|browser_(?:cookies|passwords)|users?_(?:\w+_)?(?:passwords?|api_keys?|credentials|secrets|tokens|cookies|pin)$|(?:host|machine|system|local|your|other|all)_(?:\w+_)?(?:credentials|secrets|api_keys|tokens|passwords)|banking_(?:password|pin|login)|credit_card_(?:number|cvv)|personal_access_token_from/,
    /secret|vault|password|credential|api[ _-]?key|token|auth|login|ssh|certificate|environment|config|cookie/i,
  ],
  [
    "demanding_parameter_conversation",
    "a parameter asks for the conversation or the model's instructions",
    /system_?(?:prompt|instructions|message)s?(?:_|$)|chain_?of_?thought|(?:conversation|chat|dialog(?:ue)?)_?(?:history|log|transcript|dump)|(?:full|entire|complete|previous|whole|raw|all)_?(?:conversation|chat|context|prompts?|messages_(?:of|in|from|so)|user_messages)|(?:available|installed)_?tools?_?(?:list|names|definitions)?$|tools_list|tool_?call_?history|previous_?tool_?(?:results|calls|outputs)|model_?(?:instructions|reasoning)|internal_?(?:reasoning|thoughts|monologue)|^agent_?instructions|(?:hidden|initial|your)_?(?:\w+_)?(?:instructions|prompt|reasoning)/,
    /memor|conversation|chat|histor|summar|context|feedback|session|prompt|transcript|thread|message|agent|model|llm|complet/i,
  ],
];

/** Limits the input of patterns, some of which take quadratic time. A demand that a model would follow is shorter. */
export const MAX_PART = 512;
const OVERLAP = 128;
/** Names of tools and titles that are worded as sentences are read too. */
const SENTENCE = /(?<![A-Za-z0-9])(?:[A-Za-z0-9]+[_-]){4}/;

/** Names that no pattern matches; tools share them. */
const harmless = new BoundedMap<string, true>(8192);

const NOTHING: readonly Fired[] = [];

/** `purpose`: what the tool says it is for. */
export function demandingNames({ text, role, pointer, key }: Text, purpose: string): readonly Fired[] {
  const isNaming = role === "parameter" || key === "title" || (key === "name" && pointer === "/name");
  if (!isNaming || (role !== "parameter" && !SENTENCE.test(text))) return NOTHING;
  if (text.length <= MAX_PART && harmless.get(text)) return NOTHING;
  const found = new Map<string, Fired>();
  let matched = false;
  for (let from = 0; from === 0 || from + OVERLAP < text.length; from += MAX_PART - OVERLAP) {
    const part = text.slice(from, from + MAX_PART).replace(/([a-z0-9])([A-Z])/g, "$1_$2");
    const flat = part.toLowerCase().replace(/[^a-z0-9]+/g, "_");
    for (const [signal, says, words, honest] of DEMANDS)
      if (!found.has(signal) && words.test(flat)) {
        matched = true;
        if (honest?.test(purpose)) continue;
        found.set(signal, {
          ...{ category: "argument_tampering", signal, weight: 6, says, pointer, offset: 0 },
          excerpt: text.slice(0, 100),
        });
      }
  }
  if (!matched && text.length <= MAX_PART) harmless.set(text, true);
  return [...found.values()];
}
