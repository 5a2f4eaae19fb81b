/**
 * What a sentence asks of the agent: each rule is a set of concepts that stand together, its weight, and when
 * it weighs less. Weights are added over a tool (score.ts): 6 is `high`, 10 `critical`.
 *
 * Direction of failure: rules give evidence; a sentence that fits none weighs nothing.
 */
import type { Concept } from "./concepts.ts";
import type { Category } from "./detection.ts";
import type { Purpose } from "./purpose.ts";

/** `otherTool`: a tool of another server or of none known is named in the sentence. */
export type Term = Concept | "otherTool";

export interface Rule {
  signal: string;
  category: Category;
  weight: number;
  /** One term of each array. */
  all: readonly (readonly Term[])[];
  /** None of them. */
  not?: readonly Term[];
  /** The tool is for it: the weight is `lowered` (default 0). */
  unless?: readonly Purpose[];
  lowered?: number;
  says: string;
}

const TOOLS: readonly Term[] = ["anyTool", "otherTool"];
const TAKES: readonly Term[] = ["read", "hand", "send"];
const AWAY: readonly Term[] = ["url", "mailAddress", "remote", "account"];

export const RULES: readonly Rule[] = [
  {
    signal: "overrides_instructions",
    category: "hidden_instructions",
    weight: 8,
    all: [["override"]],
    not: ["protect"],
    unless: ["scanner"],
    lowered: 2,
    says: "tells the model to set its instructions aside",
  },
  {
    signal: "overrides_instructions_mentioned",
    category: "hidden_instructions",
    weight: 2,
    all: [["override"], ["protect"]],
    says: "speaks of setting instructions aside",
  },
  {
    signal: "fake_voice",
    category: "hidden_instructions",
    weight: 4,
    all: [["fakeVoice"]],
    not: ["example"],
    says: "pretends to be another voice than a description",
  },
  {
    signal: "addresses_model",
    category: "hidden_instructions",
    weight: 2,
    all: [["model"], ["must"], ["use", "read", "send", "hand", "change", "reply"]],
    says: "gives orders to the model",
  },

  {
    signal: "reads_secret_file",
    category: "credential_theft",
    weight: 7,
    all: [["secretFile"], TAKES],
    not: ["protect"],
    unless: ["secrets"],
    lowered: 3,
    says: "has a file that holds keys read",
  },
  {
    signal: "reads_secret_file_on_condition",
    category: "credential_theft",
    weight: 5,
    all: [["secretFile"], ["read"], ["moment", "must"]],
    not: ["protect", "example"],
    says: "demands that a file that holds keys is read",
  },
  {
    signal: "names_secret_file",
    category: "credential_theft",
    weight: 3,
    all: [["secretFile"]],
    not: ["protect"],
    unless: ["secrets"],
    lowered: 0,
    says: "names a file that holds keys",
  },
  {
    signal: "reads_config_file",
    category: "credential_theft",
    weight: 5,
    all: [["configFile"], ["read", "send"], ["must", "moment"]],
    not: ["protect", "example"],
    unless: ["files", "secrets"],
    lowered: 2,
    says: "demands that a configuration file is read",
  },
  {
    signal: "takes_secrets",
    category: "credential_theft",
    weight: 6,
    all: [
      ["secretWord"],
      ["read", "send"],
      ["must", "moment"],
      ["conversation", "sideField", ...AWAY, ...TOOLS, "covert", "dontTell"],
    ],
    not: ["protect"],
    unless: ["secrets"],
    lowered: 2,
    says: "demands keys or passwords that the tool has no use for",
  },
  {
    signal: "passes_secrets",
    category: "credential_theft",
    weight: 4,
    all: [["secretWord"], ["read"], ["hand", "send", "sideField"], ["must", "payload"]],
    not: ["protect", "example"],
    unless: ["secrets"],
    lowered: 0,
    says: "has keys or passwords collected and passed on",
  },
  {
    signal: "asks_user_for_secret",
    category: "credential_theft",
    weight: 5,
    all: [["reply"], ["secretWord"]],
    not: ["protect"],
    unless: ["secrets"],
    lowered: 1,
    says: "has the model ask the user for keys or passwords",
  },

  {
    signal: "takes_conversation",
    category: "exfiltration",
    weight: 6,
    all: [["conversation"], TAKES, ["must"]],
    not: ["protect", "example"],
    unless: ["conversation"],
    lowered: 2,
    says: "demands the conversation or the model's instructions",
  },
  {
    signal: "sends_conversation",
    category: "exfiltration",
    weight: 6,
    all: [["conversation"], ["send"], AWAY],
    not: ["protect"],
    says: "sends the conversation elsewhere",
  },
  {
    signal: "hands_over_conversation",
    category: "exfiltration",
    weight: 3,
    all: [["conversation"], ["sideField", "secretWord", "hand"]],
    not: ["protect"],
    unless: ["conversation"],
    lowered: 1,
    says: "asks for the conversation in a parameter",
  },
  {
    signal: "sends_elsewhere",
    category: "exfiltration",
    weight: 6,
    all: [
      ["send"],
      ["payload", "secretWord", "conversation"],
      AWAY,
      ["must", "moment", "covert"],
      [
        "anyTool",
        "otherTool",
        "covert",
        "dontTell",
        "secretWord",
        "secretFile",
        "authority",
        "user",
        "change",
      ],
    ],
    not: ["example", "protect"],
    unless: ["mail"],
    lowered: 2,
    says: "has data sent to an address of its own",
  },
  {
    signal: "sends_copy",
    category: "exfiltration",
    weight: 4,
    all: [["send"], ["mailAddress", "url"], ["must"]],
    not: ["example", "protect"],
    says: "demands that something is sent to a fixed address",
  },
  {
    signal: "sends_result_of_other_tool",
    category: "exfiltration",
    weight: 5,
    all: [["send", "sideField"], ["payload"], TOOLS, ["moment"], ["must", "use"]],
    not: ["protect"],
    says: "has what other tools handle passed on",
  },
  {
    signal: "sends_secrets",
    category: "exfiltration",
    weight: 5,
    all: [["send"], ["secretWord", "secretFile"], ["url", "mailAddress", "remote"]],
    not: ["protect", "example"],
    unless: ["secrets"],
    lowered: 1,
    says: "sends keys or passwords elsewhere",
  },

  {
    signal: "forbids_telling",
    category: "secrecy",
    weight: 6,
    all: [["dontTell"], ["user", "thisDoing"]],
    not: ["protect"],
    says: "forbids telling the user",
  },
  {
    signal: "forbids_showing",
    category: "secrecy",
    weight: 3,
    all: [["dontShow"], ["user"], ["thisDoing"]],
    says: "has something kept from the user",
  },
  {
    signal: "acts_covertly",
    category: "secrecy",
    weight: 5,
    all: [
      ["covert"],
      ["read", "send", "use", "change", "hand"],
      ["must", "moment", "user", ...TOOLS, "secretWord", "secretFile", "url", "mailAddress"],
    ],
    not: ["protect"],
    says: "asks for something to be done unseen",
  },

  {
    signal: "claims_other_tools",
    category: "tool_shadowing",
    weight: 3,
    all: [TOOLS, ["moment"], ["must"], ["use", "read", "send", "hand", "change"]],
    says: "sets conditions on the use of other tools",
  },
  {
    signal: "claims_every_tool",
    category: "tool_shadowing",
    weight: 2,
    all: [["anyTool"], ["moment"], ["must"], ["authority", "threat", "model", "change", "read"]],
    says: "sets conditions on the use of every tool",
  },
  {
    signal: "reads_first",
    category: "tool_shadowing",
    weight: 4,
    all: [["configFile", "secretFile"], ["read"], ["moment", "must"], ["use", ...TOOLS]],
    not: ["protect", "example"],
    unless: ["files"],
    lowered: 2,
    says: "has a file read before tools are used",
  },

  {
    signal: "changes_arguments",
    category: "argument_tampering",
    weight: 6,
    all: [["change", "send"], ["field"], ["mailAddress", "account"], ["must", "moment"]],
    not: ["example"],
    says: "puts a fixed recipient or account into calls",
  },
  {
    signal: "changes_arguments_of_other_tool",
    category: "argument_tampering",
    weight: 5,
    all: [["change"], ["field"], TOOLS, ["moment", "must"]],
    not: ["example"],
    says: "changes the arguments of other tools",
  },
  {
    signal: "changes_arguments_unseen",
    category: "argument_tampering",
    weight: 5,
    all: [["change"], ["field"], ["covert", "dontTell"]],
    says: "changes arguments unseen",
  },

  {
    signal: "prefers_itself",
    category: "preference_manipulation",
    weight: 4,
    all: [["prefer"]],
    not: ["example"],
    says: "asks to be preferred to other tools",
  },
  {
    signal: "prefers_itself_strongly",
    category: "preference_manipulation",
    weight: 2,
    all: [["prefer"], [...TOOLS, "threat", "authority", "covert"], ["must", "threat"]],
    not: ["example"],
    says: "claims other tools' work",
  },

  {
    signal: "skips_approval",
    category: "approval_bypass",
    weight: 4,
    all: [
      ["noApproval"],
      ["must", "model", "user", ...TOOLS, "thisDoing"],
      ["use", "change", "send", "read", "model"],
    ],
    not: ["protect", "example"],
    says: "has the user's approval skipped or assumed",
  },

  {
    signal: "threatens",
    category: "hidden_instructions",
    weight: 1,
    all: [["threat"], ["must"], ["moment", ...TOOLS, "model"]],
    says: "threatens failure",
  },
  {
    signal: "claims_authority",
    category: "hidden_instructions",
    weight: 2,
    all: [
      ["authority"],
      ["must"],
      [...TOOLS, "model", "conversation", "secretWord", "secretFile", "configFile", "send"],
    ],
    says: "claims an authority for what it demands",
  },
  {
    signal: "steers_answers",
    category: "hidden_instructions",
    weight: 4,
    all: [["reply"], ["must"], ["url", "mailAddress", "threat", "covert", "dontTell", "account"]],
    not: ["example"],
    says: "puts a fixed text or address into the model's answers",
  },

  {
    signal: "runs_command",
    category: "shell_injection",
    weight: 5,
    all: [["shell"], ["must", "moment", "use", "url"]],
    not: ["protect", "example"],
    unless: ["shell"],
    lowered: 2,
    says: "has a command run",
  },
  {
    signal: "names_command",
    category: "shell_injection",
    weight: 3,
    all: [["shell"]],
    unless: ["shell", "scanner"],
    lowered: 1,
    says: "holds a command line",
  },
  {
    signal: "leaves_directory",
    category: "path_traversal",
    weight: 3,
    all: [["traversal"]],
    not: ["protect"],
    says: "holds a path that climbs out of its directory",
  },
];
