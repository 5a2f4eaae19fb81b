/**
 * Names of parameters that are demands by themselves: a model fills in what a name asks for, even without a description
 * (`content_from_reading_ssh_id_rsa`, `system_prompt`). A tool with a matching purpose may ask for such things.
 */
import type { Signal } from "./detection.ts";
import type { Purpose } from "./purpose.ts";

type NameFinding = Pick<Signal, "signal" | "weight" | "says">;

interface Demand extends NameFinding {
  pattern: RegExp;
  unless: readonly Purpose[];
}

/** Words of a name for data that a tool does not need. */
const SOURCE =
  /^(?:ssh|rsa|ed25519|env|dotenv|environment|passwd|shadow|credentials?|passwords?|passphrase|secrets?|tokens?|apikeys?|keychain|kubeconfig|netrc|cookies?|wallet|mnemonic|seed|pin|banking|history|clipboard|conversation|chat|dialogue|transcript|prompts?|instructions?|reasoning|thoughts|scrollback|passport|iban|ssn|inbox|mailbox|contacts|memory|screenshot|aws|npmrc|gitconfig|birthdate|salary|diary|emails?|mails?)$/;
/** Words that ask for all of the data, or for fetching it. */
const TAKING =
  /^(?:contents?|output|paste|pasted|copy|copied|dump|entire|all|full|whole|complete|verbatim|raw|reading|running|cat|value|your|user|users|hidden|previous|last|every|everything|photo|here|stolen|found|home|my|their|current|personal|private|internal)$/;
/** In a name of at least this many words, a SOURCE and a TAKING word are a demand. */
const MIN_WORDS = 4;

/** Names that begin like this, or end in e.g. `replaceAll`, are switches or operations. */
const HONEST_VERB =
  /_(?:replace|overwrite|merge|keep)_all$|^(?:get|list|set|show|include|exclude|is|has|use|with|no|skip|allow|enable|disable|max|min|update|delete|create|search|find|add|remove|return|filter)_/;

const DEMANDS: readonly Demand[] = [
  {
    signal: "demanding_parameter_content",
    pattern:
      /(?:content|contents|data|text|output|value|values|result|dump|copy)s?_(?:of|from|in|read_from)_\w*(?:file|ssh|rsa|passwd|shadow|env|etc|home|cat|secret|key|credential|history|disk)|_(?:read|copied|fetched|taken)_from_|(?:ssh|id_rsa|etc_passwd|shadow|aws_credentials|dot_?env|env_file|private_key|keychain|kubeconfig|netrc|bash_history|browser_cookies).*(?:content|dump|file|text|data|value|copy|here)/,
    weight: 6,
    unless: [],
    says: "a parameter asks for the content of something to be read",
  },
  {
    signal: "demanding_parameter_secret",
    pattern:
      /id_rsa|id_ed25519|ssh_(?:private_)?keys?$|etc_(?:passwd|shadow)|aws_(?:secret(?!_(?:arn|id|name|ref)(?:_|$))|credentials)|dot_env|all_env|env(?:ironment)?_(?:dump|vars_dump|secrets)|seed_phrase|mnemonic_phrase|master_password|browser_(?:cookies|passwords)|users?_(?:\w+_)?(?:passwords?|api_keys?|credentials|secrets|tokens|cookies|pin)$|(?:host|machine|system|local|your|other|all)_(?:\w+_)?(?:credentials|secrets|api_keys|tokens|passwords)|banking_(?:password|pin|login)|credit_card_(?:number|cvv)|personal_access_token_from/,
    weight: 6,
    unless: ["secrets"],
    says: "a parameter asks for keys or passwords",
  },
  {
    signal: "demanding_parameter_conversation",
    pattern:
      /system_?(?:prompt|instructions|message)s?(?:_|$)|chain_?of_?thought|(?:conversation|chat|dialog(?:ue)?)_?(?:history|log|transcript|dump)|(?:full|entire|complete|previous|whole|raw|all)_?(?:conversation|chat|context|prompts?|messages_(?:of|in|from|so)|user_messages)|(?:available|installed)_?tools?_?(?:list|names|definitions)?$|tools_list|tool_?call_?history|previous_?tool_?(?:results|calls|outputs)|model_?(?:instructions|reasoning)|internal_?(?:reasoning|thoughts|monologue)|^agent_?instructions|(?:hidden|initial|your)_?(?:\w+_)?(?:instructions|prompt|reasoning)/,
    weight: 6,
    unless: ["conversation"],
    says: "a parameter asks for the conversation or the model's instructions",
  },
];

/** Limits the input of patterns, some of which take quadratic time. A demand that a model would follow is shorter. */
export const MAX_PART = 512;
const OVERLAP = 128;

/** `name`: a parameter's, or a tool's that is worded as a sentence; a long one is inspected in parts. */
export function inspectParameterName(name: string, purposes: ReadonlySet<Purpose>): NameFinding[] {
  const found = new Map<string, NameFinding>();
  for (let from = 0; from === 0 || from + OVERLAP < name.length; from += MAX_PART - OVERLAP)
    for (const one of inspectPart(name.slice(from, from + MAX_PART), purposes))
      if (!found.has(one.signal)) found.set(one.signal, one);
  return [...found.values()];
}

function inspectPart(name: string, purposes: ReadonlySet<Purpose>): NameFinding[] {
  const flat = name
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_");
  const found = DEMANDS.filter(({ pattern }) => pattern.test(flat)).map(
    ({ signal, weight, unless, says }) => ({
      signal,
      weight: unless.some((purpose) => purposes.has(purpose)) ? 1 : weight,
      says,
    }),
  );
  if (HONEST_VERB.test(flat)) return found;
  const words = flat.split("_").filter((word) => word !== "");
  if (words.length < MIN_WORDS || !words.some((w) => SOURCE.test(w)) || !words.some((w) => TAKING.test(w)))
    return found;
  const says = "a name asks for more than a tool needs";
  return [...found, { signal: "demanding_name", weight: 6, says }];
}
