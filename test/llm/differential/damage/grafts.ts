/** Calls grafted onto responses in ways that a reader may interpret differently. */
import type { Dice } from "../cases/dice.ts";
import type { Draft } from "../cases/draft.ts";
import { type DraftEvent, FORMS, type Recorded } from "../cases/forms.ts";
import { type JsonNode, type ObjectNode, objectsIn, parse, plainKey, print } from "../cases/json-tree.ts";
import type { Damages } from "./damage.ts";

const withCalls = (recorded: Recorded) => recorded.callNames.length > 0;

/** With all of its calls denied. */
function deniedEvents(recorded: Recorded): DraftEvent[] {
  return recorded.events.map(({ event, data }) => ({
    event,
    data: recorded.callNames.reduce((text, name) => text.replaceAll(`"${name}"`, '"delete_city"'), data),
  }));
}

const TYPES = {
  json: "application/json",
  array: "application/json",
  sse: "text/event-stream",
  aws: "application/vnd.amazon.eventstream",
};

/** What an error of the API looks like. */
const ERRORS: readonly [number, Record<string, unknown>][] = [
  [200, { type: "error", error: { type: "overloaded_error", message: "Overloaded" } }],
  [400, { type: "error", error: { type: "invalid_request_error", message: "x" } }],
  [429, { error: { message: "x", type: "rate_limit", code: "x" } }],
  [500, { error: { code: 500, message: "x", status: "INTERNAL" } }],
  [200, { error: { message: "x" } }],
  [200, { error: null }],
  [200, { error: {} }],
  [200, { message: "x", __type: "ThrottlingException" }],
  [200, { type: "error" }],
];

function tree(event: DraftEvent): JsonNode | null {
  try {
    return parse(event.data);
  } catch {
    return null; // another damage was here
  }
}

/** Objects that are calls, or pieces of them, by what they have in them. */
function callsIn(root: JsonNode): ObjectNode[] {
  const own = (object: ObjectNode, key: string) => object.members.some(([name]) => plainKey(name) === key);
  return objectsIn(root).filter(
    (object) =>
      own(object, "name") ||
      own(object, "tool_calls") ||
      own(object, "functionCall") ||
      own(object, "toolUse"),
  );
}

/** An event with a call in it, and its tree. */
function eventWithCall(
  draft: Draft,
  dice: Dice,
): { event: DraftEvent; root: JsonNode; call: ObjectNode } | null {
  const found = draft.events.flatMap((event) => {
    const root = tree(event);
    return root === null ? [] : callsIn(root).map((call) => ({ event, root, call }));
  });
  return found.length > 0 ? dice.pick(found) : null;
}

export const grafts: Damages = {
  "error beside the answer": (draft, dice) => {
    const [status, error] = dice.pick(ERRORS);
    const event = dice.pick(draft.events);
    const members = JSON.stringify(error).slice(1, -1);
    if (!event.data.startsWith("{")) return null;
    event.data = dice.chance(0.5)
      ? `{${members},${event.data.slice(1)}`
      : `${event.data.slice(0, -1)},${members}}`;
    if (dice.chance(0.3)) event.event = "error";
    draft.http.status = dice.pick([status, 200, 200]);
    return `${members} with ${draft.http.status}`;
  },
  "answer of another form": (draft, dice) => {
    const form = dice.pick(
      FORMS.filter(({ api, streamed }) =>
        api === draft.api ? streamed !== draft.form.streamed : dice.chance(0.1),
      ),
    );
    const recorded = dice.pick(form.recorded.filter(withCalls));
    draft.events = deniedEvents(recorded);
    draft.framing = recorded.framing;
    const type = dice.chance(0.6) ? TYPES[recorded.framing] : TYPES[draft.form.streamed ? "sse" : "json"];
    draft.http.headers = [["content-type", type]];
    return `${recorded.name} as ${type}`;
  },
  "events of a stream as one body": (draft, dice) => {
    if (draft.framing === "json") return null;
    const datas = draft.events.map(({ data }) => data).filter((data) => data.startsWith("{"));
    draft.framing = "json";
    draft.events = [{ event: null, data: dice.chance(0.5) ? `[${datas.join(",")}]` : datas.join("\n") }];
    draft.http.headers = [["content-type", dice.pick(Object.values(TYPES))]];
    return "";
  },
  "call behind its prototype": (draft, dice) => {
    const found = eventWithCall(draft, dice);
    if (!found) return null;
    const { event, root, call } = found;
    const members = call.members.splice(0);
    const kept = members.filter(() => dice.chance(0.2));
    const key = dice.pick([
      '"__proto__"',
      '"__proto__"',
      '"\\u005f_proto__"',
      '"constructor"',
      '"prototype"',
    ]);
    call.members.push(...kept, [key, { kind: "object", members }]);
    event.data = print(root);
    return key;
  },
  "call under another case": (draft, dice) => {
    const found = eventWithCall(draft, dice);
    if (!found) return null;
    const change = dice.pick<(key: string) => string>([
      (key) => key.toUpperCase(),
      (key) => key.charAt(0).toUpperCase() + key.slice(1),
      (key) => key.replace(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase()),
      (key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      (key) => key.replace("s", "\u017f"),
    ]);
    const objects = dice.chance(0.5) ? [found.call] : objectsIn(found.root);
    for (const object of objects)
      for (const member of object.members) member[0] = JSON.stringify(change(plainKey(member[0])));
    found.event.data = print(found.root);
    return objects.length === 1 ? "one object" : "the event";
  },
  "events of an answer with calls": (draft, dice) => {
    if (draft.events.length < 2) return null;
    const other = dice.pick(draft.form.recorded.filter(withCalls));
    const events = deniedEvents(other);
    const at = dice.pick([0, draft.events.length, dice.below(draft.events.length)]);
    const from = dice.below(events.length);
    draft.events.splice(at, 0, ...events.slice(from, from + 1 + dice.below(events.length)));
    return `${other.name} from ${from} at ${at}`;
  },
  "a call in pieces": (draft, dice) => {
    const found = eventWithCall(draft, dice);
    if (!found || draft.events.length < 2) return null;
    const { event, root, call } = found;
    if (call.members.length < 2) return null;
    const whole = call.members;
    const split = 1 + dice.below(whole.length - 1);
    call.members = whole.slice(0, split);
    const first = print(root);
    call.members = whole.slice(split);
    const rest = print(root);
    const at = draft.events.indexOf(event);
    event.data = first;
    draft.events.splice(dice.pick([at + 1, draft.events.length, at + 2]), 0, {
      event: event.event,
      data: rest,
    });
    return `${whole.slice(0, split).map(([key]) => key)} and ${whole.slice(split).map(([key]) => key)}`;
  },
  "a name in pieces": (draft, dice) => {
    const found = eventWithCall(draft, dice);
    if (!found || draft.events.length < 2) return null;
    const { event } = found;
    if (!event.data.includes('"delete_city"')) return null;
    const split = 1 + dice.below("delete_city".length - 1);
    const other = structuredClone(event);
    other.data = event.data.replaceAll('"delete_city"', JSON.stringify("delete_city".slice(split)));
    event.data = event.data.replaceAll('"delete_city"', JSON.stringify("delete_city".slice(0, split)));
    draft.events.splice(draft.events.indexOf(event) + 1, 0, other);
    return `after ${split}`;
  },
};
