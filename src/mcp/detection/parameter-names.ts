/**
 * Names of parameters that are demands themselves: a model fills in what a name asks for, with no description
 * at all (`content_from_reading_ssh_id_rsa`, `system_prompt`).
 *
 * Direction of failure: a tool for such things may ask for them (purpose.ts).
 */
import type { Purpose } from "./purpose.ts";

export interface NameFinding {
  signal: string;
  weight: number;
  says: string;
}

const DEMANDS: readonly (readonly [RegExp, number, readonly Purpose[], string])[] = [
  [
    /(?:content|contents|data|text|output|value|values|result|dump|copy)s?_(?:of|from|in|read_from)_|_(?:read|copied|fetched|taken)_from_|(?:ssh|id_rsa|etc_passwd|shadow|aws_credentials|dot_?env|env_file|private_key|keychain|kubeconfig|netrc|bash_history|browser_cookies).*(?:content|dump|file|text|data|value|copy)/,
    6,
    [],
    "a parameter asks for the content of something to be read",
  ],
  [
    /id_rsa|id_ed25519|ssh_(?:private_)?keys?$|etc_(?:passwd|shadow)|aws_(?:secret|credentials)|dot_env|all_env|env(?:ironment)?_(?:dump|vars_dump|secrets)|seed_phrase|mnemonic_phrase|master_password|browser_(?:cookies|passwords)|users?_(?:passwords?|api_keys?|credentials|secrets|tokens)|(?:host|machine|system|local|your|other|all)_(?:\w+_)?(?:credentials|secrets|api_keys|tokens|passwords)/,
    6,
    ["secrets"],
    "a parameter asks for keys or passwords",
  ],
  [
    /system_?(?:prompt|instructions|message)|chain_?of_?thought|(?:conversation|chat|message|dialog(?:ue)?)_?(?:history|log|transcript|dump)|(?:full|entire|complete|previous|whole|raw|all)_?(?:conversation|chat|context|prompts?|messages)|(?:available|all|other|installed)_?tools?_?(?:list|names|definitions)?$|tools_list|tool_?call_?history|previous_?tool_?(?:results|calls|outputs)|model_?(?:instructions|reasoning|context)|internal_?(?:reasoning|thoughts|monologue)|^agent_?instructions/,
    6,
    ["conversation"],
    "a parameter asks for the conversation or the model's instructions",
  ],
];

export function inspectParameterName(name: string, purposes: ReadonlySet<Purpose>): NameFinding[] {
  const flat = name
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_");
  return DEMANDS.filter(([pattern]) => pattern.test(flat)).map(([, weight, unless, says], index) => ({
    signal: `demanding_parameter_${index}`,
    weight: unless.some((purpose) => purposes.has(purpose)) ? 1 : weight,
    says,
  }));
}
