/** Damage to the order and types of events, and to what links the pieces of a call. */
import type { Dice } from "../cases/dice.ts";
import type { Draft } from "../cases/draft.ts";
import { type DraftEvent, FORMS } from "../cases/forms.ts";
import { type JsonNode, objectsIn, parse, plainKey, print, raw } from "../cases/json-tree.ts";
import type { Damage, Damages } from "./damage.ts";

/** Only streams have more events than one. */
const inStream =
  (damage: Damage): Damage =>
  (draft, dice) =>
    draft.events.length > 1 ? damage(draft, dice) : null;

const place = (draft: Draft, dice: Dice) => dice.below(draft.events.length);

const INDEXES = new Set([
  "index",
  "output_index",
  "content_index",
  "contentBlockIndex",
  "item_id",
  "call_id",
  "id",
]);

/** Other values for the members that say where a piece belongs, of all events or of one. */
function moved(draft: Draft, dice: Dice): string | null {
  const one = dice.chance(0.6);
  const chosen = one ? [dice.pick(draft.events)] : draft.events;
  const from = dice.pick(["0", "1", "2"]);
  const to = dice.pick(["0", "1", "2", "3", "-1", "null", "0.0", '"0"', "7"]);
  let done = 0;
  for (const event of chosen) {
    let root: JsonNode;
    try {
      root = parse(event.data);
    } catch {
      continue;
    }
    for (const object of objectsIn(root))
      for (const entry of object.members) {
        const key = plainKey(entry[0]);
        if (!INDEXES.has(key) || entry[1].kind !== "raw") continue;
        if (key.endsWith("id") ? !one || dice.chance(0.5) : entry[1].text !== from && !one) continue;
        entry[1] = key.endsWith("id") ? raw(dice.pick(['""', '"other"', "null"])) : raw(to);
        done++;
      }
    event.data = print(root);
  }
  return done > 0 ? `${done} indexes ${one ? "of one event" : `that were ${from}`} are ${to}` : null;
}

const ENDINGS: Readonly<Record<string, readonly DraftEvent[]>> = {
  anthropic: [
    { event: "message_stop", data: '{"type":"message_stop"}' },
    { event: "content_block_stop", data: '{"type":"content_block_stop","index":0}' },
    {
      event: "message_delta",
      data: '{"type":"message_delta","delta":{"stop_reason":"end_turn","stop_sequence":null},"usage":{"output_tokens":1}}',
    },
    { event: "error", data: '{"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}' },
    { event: "ping", data: '{"type":"ping"}' },
  ],
  "openai chat": [
    { event: null, data: "[DONE]" },
    { event: null, data: '{"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}' },
    { event: null, data: '{"choices":[{"index":0,"delta":{},"finish_reason":"tool_calls"}]}' },
    { event: null, data: '{"error":{"message":"x","type":"server_error"}}' },
    { event: null, data: '{"choices":[]}' },
  ],
  "openai responses": [
    { event: null, data: "[DONE]" },
    { event: "error", data: '{"type":"error","code":"x","message":"x","param":null,"sequence_number":1}' },
    { event: "keepalive", data: '{"type":"keepalive","sequence_number":1}' },
  ],
  google: [
    { event: null, data: '{"candidates":[{"index":0,"finishReason":"STOP"}]}' },
    { event: null, data: '{"error":{"code":500,"message":"x","status":"INTERNAL"}}' },
    { event: null, data: "[DONE]" },
  ],
  "aws converse": [
    { event: "messageStop", data: '{"stopReason":"end_turn"}' },
    { event: "contentBlockStop", data: '{"contentBlockIndex":0}' },
    { event: "internalServerException", data: '{"message":"x"}' },
    { event: "metadata", data: "{}" },
  ],
};

const endingsOf = (draft: Draft) => ENDINGS[draft.api === "aws invoke" ? "anthropic" : draft.api] ?? [];

const EVENT_NAMES = [
  "message",
  "error",
  "ping",
  "completion",
  "response.created",
  "content_block_start",
  "delta",
  "done",
  "",
  "Error",
  "thread.run",
];

export const eventDamages: Damages = {
  "event dropped": inStream((draft, dice) => {
    const [dropped] = draft.events.splice(place(draft, dice), 1);
    return dropped!.data.slice(0, 60);
  }),
  "event doubled": inStream((draft, dice) => {
    const at = place(draft, dice);
    draft.events.splice(at, 0, structuredClone(draft.events[at]!));
    return `number ${at}`;
  }),
  "event elsewhere": inStream((draft, dice) => {
    const from = place(draft, dice);
    const [event] = draft.events.splice(from, 1);
    const to = dice.below(draft.events.length + 1);
    draft.events.splice(to, 0, event!);
    return `from ${from} to ${to}`;
  }),
  "ending too early": inStream((draft, dice) => {
    const at = place(draft, dice);
    const event = dice.pick(endingsOf(draft));
    draft.events.splice(at, 0, { ...event });
    return `${event.data} at ${at}`;
  }),
  "events of another answer": inStream((draft, dice) => {
    const others = FORMS.filter((form) => form.api === draft.api && form.streamed).flatMap(
      (form) => form.recorded,
    );
    const other = dice.pick(others);
    const event = dice.pick(other.events);
    const data = other.callNames.reduce(
      (text, name) => text.replaceAll(`"${name}"`, '"delete_city"'),
      event.data,
    );
    draft.events.splice(place(draft, dice), 0, { ...event, data });
    return data.slice(0, 60);
  }),
  "two answers in turn": inStream((draft, dice) => {
    draft.events.push(...structuredClone(draft.events));
    if (dice.chance(0.5)) draft.events.reverse();
    return "";
  }),
  "pieces elsewhere": inStream(moved),
  "other event name": inStream((draft, dice) => {
    const event = dice.pick(draft.events);
    const name = dice.chance(0.5) ? dice.pick(draft.events).event : dice.pick([null, ...EVENT_NAMES]);
    const said = `${event.event} is ${name}`;
    event.event = name;
    return said;
  }),
  "no event names": inStream((draft) => {
    for (const event of draft.events) event.event = null;
    return "";
  }),
  "cut off": inStream((draft, dice) => {
    draft.events.length = 1 + place(draft, dice);
    return `after ${draft.events.length}`;
  }),
  "whole answer in a stream": (draft, dice) => {
    const whole = FORMS.find((form) => form.api === draft.api && !form.streamed)!;
    const recorded = dice.pick(whole.recorded);
    const data = recorded.callNames.reduce(
      (text, name) => text.replaceAll(`"${name}"`, '"delete_city"'),
      recorded.events[0]!.data,
    );
    if (dice.chance(0.5)) draft.events = [{ event: null, data }];
    else draft.events.splice(place(draft, dice), 0, { event: null, data });
    return recorded.name;
  },
};
