/** Damage to the JSON of one event: text that readers of different languages read as different values. */
import type { Dice } from "../cases/dice.ts";
import type { Draft } from "../cases/draft.ts";
import { FORMS } from "../cases/forms.ts";
import {
  copyOf,
  type JsonNode,
  member,
  nodeOf,
  type ObjectNode,
  objectsIn,
  parse,
  plainKey,
  print,
  raw,
} from "../cases/json-tree.ts";
import type { Damage, Damages } from "./damage.ts";

/** What decides whether there is a call, which, and where it belongs. */
const HOT = new Set(
  `type name index id call_id tool_calls function function_call functionCall content_block delta arguments input
   partial_json args finish_reason stop_reason output item content parts toolUse start role choices candidates error
   message status response output_index custom caller execution contentBlockIndex stopReason willContinue partialArgs
   finishReason namespace item_id environment server_label server_name`.split(/\s+/),
);

/** All values that stand under a key anywhere in the API's recorded answers. */
const values = new Map<string, Map<string, string[]>>();

function valuesOf(api: string, key: string): string[] {
  let byKey = values.get(api);
  if (!byKey) {
    byKey = new Map();
    const datas = FORMS.filter((form) => form.api === api).flatMap(({ recorded }) =>
      recorded.flatMap(({ events }) => events.map(({ data }) => data).filter((data) => data.startsWith("{"))),
    );
    for (const data of datas)
      for (const object of objectsIn(parse(data)))
        for (const [name, value] of object.members) {
          const known = byKey.get(plainKey(name)) ?? [];
          const text = print(value);
          if (text.length < 2000 && !known.includes(text)) known.push(text);
          byKey.set(plainKey(name), known);
        }
    values.set(api, byKey);
  }
  return byKey.get(key) ?? [];
}

/** Denied and allowed alike, and what means nothing. */
const NAMES = [
  '"delete_city"',
  '"delete_city"',
  '"get_weather"',
  '""',
  '"delete_city\\u0000"',
  '"Delete_City"',
];

function otherValue(draft: Draft, key: string, dice: Dice): JsonNode {
  if (key === "name") return raw(dice.pick(NAMES));
  const known = valuesOf(draft.api, key);
  return known.length > 0 && dice.chance(0.8) ? raw(dice.pick(known)) : raw(dice.pick(ODD));
}

const ODD = [
  "null",
  "0",
  "-0",
  "1",
  "0.0",
  "1e0",
  "0.5",
  "1e999",
  '"0"',
  "true",
  '""',
  "[]",
  "{}",
  "[null]",
  "-1",
  "99",
];

const FOLDED: Readonly<Record<string, string>> = { k: "\u212a", s: "\u017f", K: "\u212a", S: "\u017f" };

/** Keys that some readers take for this one. */
function likeKey(key: string, dice: Dice): string {
  const camel = key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const snake = key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return dice.pick([
    key.toUpperCase(),
    key.charAt(0).toUpperCase() + key.slice(1),
    key.replace(/_(.)/g, (_, letter: string) => `_${letter.toUpperCase()}`),
    [...key].map((char) => (dice.chance(0.5) ? (FOLDED[char] ?? char) : char)).join(""),
    camel === key ? snake : camel,
    `${key} `,
    `${key}\u0000`,
    `\ufeff${key}`,
    key.normalize("NFD"),
  ]);
}

function escaped(text: string, dice: Dice): string {
  return text.replace(/[\w]/g, (char) =>
    dice.chance(0.5) ? `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}` : char,
  );
}

interface Spot {
  object: ObjectNode;
  at: number;
  key: string;
  root: JsonNode;
}

/** Does something at a member that matters, in an event that has one. */
function atMember(edit: (spot: Spot, draft: Draft, dice: Dice) => string | null): Damage {
  return (draft, dice) => {
    const event = dice.pick(draft.events);
    let root: JsonNode;
    try {
      root = parse(event.data);
    } catch {
      return null; // another damage was here
    }
    const spots = objectsIn(root).flatMap((object) =>
      object.members.map(([key], at): Spot => ({ object, at, key: plainKey(key), root })),
    );
    const hot = spots.filter(({ key }) => HOT.has(key));
    if (spots.length === 0) return null;
    const spot = dice.pick(hot.length > 0 && dice.chance(0.9) ? hot : spots);
    const said = edit(spot, draft, dice);
    if (said === null) return null;
    event.data = print(root);
    return `${spot.key}: ${said}`;
  };
}

const cut = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

const PROTOTYPES: readonly (readonly string[])[] = [
  ["__proto__"],
  ["__proto__", "__proto__"],
  ["constructor", "prototype"],
  ["prototype"],
];

/** A whole call as a value, for places where none belongs. */
const CALLS: Readonly<Record<string, unknown>> = {
  anthropic: { type: "tool_use", id: "toolu_9", name: "delete_city", input: { a: 9 } },
  "openai chat": {
    index: 0,
    id: "call_9",
    type: "function",
    function: { name: "delete_city", arguments: '{"a":9}' },
  },
  "openai responses": {
    type: "function_call",
    id: "fc_9",
    call_id: "call_9",
    name: "delete_city",
    arguments: '{"a":9}',
    status: "completed",
  },
  google: { functionCall: { name: "delete_city", args: { a: 9 } } },
  "aws converse": { toolUse: { toolUseId: "t9", name: "delete_city", input: { a: 9 } } },
};

function callFor(api: string): JsonNode {
  return nodeOf(CALLS[api === "aws invoke" ? "anthropic" : api]);
}

export const jsonDamages: Damages = {
  "member twice": atMember(({ object, at, key }, draft, dice) => {
    const other = otherValue(draft, key, dice);
    const before = dice.chance(0.5);
    object.members.splice(before ? at : at + 1, 0, [JSON.stringify(key), other]);
    return `also ${cut(print(other))} ${before ? "before" : "after"} it`;
  }),
  "like member": atMember(({ object, at, key }, draft, dice) => {
    const like = likeKey(key, dice);
    const other = dice.chance(0.5) ? otherValue(draft, key, dice) : copyOf(object.members[at]![1]);
    if (dice.chance(0.3)) object.members[at]![0] = JSON.stringify(like);
    else object.members.splice(dice.chance(0.5) ? at : at + 1, 0, [JSON.stringify(like), other]);
    return `${JSON.stringify(like)}: ${cut(print(other))}`;
  }),
  "escaped key": atMember(({ object, at, key }, _draft, dice) => {
    object.members[at]![0] = `"${escaped(key, dice)}"`;
    return "escaped";
  }),
  "escaped value": atMember(({ object, at }, _draft, dice) => {
    const value = object.members[at]![1];
    if (value.kind !== "raw" || !value.text.startsWith('"')) return null;
    value.text = `"${escaped(String(JSON.parse(value.text)).replace(/["\\\p{Cc}]/gu, "_"), dice)}"`;
    return "escaped value";
  }),
  "other value": atMember(({ object, at, key }, draft, dice) => {
    const other = otherValue(draft, key, dice);
    object.members[at]![1] = other;
    return `is ${cut(print(other))}`;
  }),
  "no member": atMember(({ object, at }) => {
    object.members.splice(at, 1);
    return "removed";
  }),
  "other type": atMember(({ object, at }, _draft, dice) => {
    const [, value] = object.members[at]!;
    const text = print(value);
    const wrapped = dice.pick([
      `[${text}]`,
      `{"0":${text}}`,
      `{"value":${text}}`,
      `[[${text}]]`,
      JSON.stringify(text),
      value.kind === "array" && value.items.length > 0 ? print(value.items[0]!) : `[${text},${text}]`,
      value.kind === "raw" && value.text.startsWith('"')
        ? value.text.slice(1, -1) || "0"
        : `"${text.replace(/["\\]/g, "")}"`,
    ]);
    object.members[at]![1] = raw(wrapped);
    return `is ${cut(wrapped)}`;
  }),
  prototype: atMember(({ object, at }, _draft, dice) => {
    const path = dice.pick(PROTOTYPES);
    const whole = dice.chance(0.5);
    const moved = whole ? object.members.splice(0) : object.members.splice(at, 1);
    const inner: JsonNode = { kind: "object", members: moved };
    const node = path
      .slice(1)
      .reduceRight<JsonNode>(
        (value, key) => ({ kind: "object", members: [[JSON.stringify(key), value]] }),
        inner,
      );
    object.members.push([JSON.stringify(path[0]), node]);
    return `${whole ? "with its siblings " : ""}in ${path.join(".")}`;
  }),
  "copied elsewhere": atMember(({ object, at, root }, _draft, dice) => {
    const into = dice.pick(objectsIn(root));
    const key = dice.pick([
      "message",
      "response",
      "data",
      "error",
      "delta",
      "content",
      "output",
      "x",
      "result",
    ]);
    into.members.push([JSON.stringify(key), copyOf(dice.chance(0.3) ? root : object.members[at]![1])]);
    return `copied to ${key}`;
  }),
  "member moved": atMember(({ object, at, root }, _draft, dice) => {
    const [moved] = object.members.splice(at, 1);
    dice.pick(objectsIn(root)).members.push(moved!);
    return "moved to another object";
  }),
  "call where none belongs": atMember(({ object, at, key }, draft, dice) => {
    const value = object.members[at]![1];
    const call = callFor(draft.api);
    if (value.kind === "array") value.items.splice(dice.below(value.items.length + 1), 0, call);
    else if (value.kind === "object" && call.kind === "object" && dice.chance(0.5))
      value.members.push(...call.members);
    else object.members[at]![1] = dice.chance(0.5) ? { kind: "array", items: [call] } : call;
    return `a call in ${key}`;
  }),
  "calls of another API": atMember(({ object }, draft, dice) => {
    const [api, key] = dice.pick([
      ["openai chat", "tool_calls"],
      ["anthropic", "content"],
      ["openai responses", "output"],
      ["google", "parts"],
      ["anthropic", "tool_use"],
      ["openai chat", "function_call"],
    ] as const);
    if (api === draft.api && member(object, key)) return null;
    const call = callFor(api);
    const value = key === "function_call" ? (member(call, "function") ?? call) : call;
    object.members.push([JSON.stringify(key), key.endsWith("s") ? { kind: "array", items: [value] } : value]);
    return `${key} of ${api} beside it`;
  }),
  "numbers of other notations": atMember(({ object, at }, _draft, dice) => {
    const value = object.members[at]![1];
    if (value.kind !== "raw" || !/^-?\d+$/.test(value.text)) return null;
    value.text = dice.pick([
      `${value.text}.0`,
      `${value.text}e0`,
      `"${value.text}"`,
      `-${value.text}`,
      `0${value.text}`,
      "NaN",
      "18446744073709551616",
      `+${value.text}`,
    ]);
    return `is ${value.text}`;
  }),
};

/** Text that is JSON to some parsers. */
const edits: readonly [string, (text: string, dice: Dice) => string][] = [
  ["NaN in it", (text) => text.replace(/^\{/, '{"x":NaN,')],
  ["Infinity in it", (text) => text.replace(/^\{/, '{"x":-Infinity,')],
  ["a comma before its end", (text) => text.replace(/\}$/, ",}")],
  ["a comment in it", (text) => text.replace(/^\{/, "{/* x */")],
  ["single quotes", (text) => text.replace(/"type"/g, "'type'")],
  [
    "bytes behind it",
    (text, dice) =>
      text + dice.pick([" x", "}", ',{"a":1}', "\u0000", "\n{}", '{"type":"ping"}', "//", "\f"]),
  ],
  [
    "bytes before it",
    (text, dice) => dice.pick(["\ufeff", "\u00a0", "\u0000", ")]}',\n", "\f", "\v", "x", "while(1);"]) + text,
  ],
  [
    "an ill-formed string",
    (text, dice) =>
      text.replace(/"(\w+)"/, `"$1${dice.pick(["\\ud800", "\\x41", "\t", "\u0001", "\\u00", "\\'"])}"`),
  ],
  [
    "other white space",
    (text, dice) =>
      text.replace(
        /[:,]/g,
        (char) => char + dice.pick(["", "", " ", "\t", "\u00a0", "\u2028", "\u0085", "\v"]),
      ),
  ],
  [
    "a line break in a string",
    (text, dice) =>
      text.replace(/":"/, `":"${dice.pick(["\u2028", "\u2029", "\u0085", "\v", "\f", "\u001c", "\u001e"])}`),
  ],
  ["nested deeply", (text) => text.replace(/^\{/, `{"x":${"[".repeat(600)}${"]".repeat(600)},`)],
  ["its end missing", (text, dice) => text.slice(0, Math.max(1, dice.below(text.length)))],
  ["itself in a list", (text) => `[${text}]`],
  ["itself in a string", (text) => JSON.stringify(text)],
  ["itself twice", (text) => text + text],
];

export const textDamages: Damages = Object.fromEntries(
  edits.map(([name, edit]): [string, Damage] => [
    `JSON with ${name}`,
    (draft, dice) => {
      const event = dice.pick(draft.events);
      const edited = edit(event.data, dice);
      if (edited === event.data) return null;
      event.data = edited;
      return cut(edited);
    },
  ]),
);
