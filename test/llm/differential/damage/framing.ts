/** Damage to the framing of events: lines of SSE, messages of AWS. */
import type { Dice } from "../cases/dice.ts";
import type { Draft } from "../cases/draft.ts";
import type { Damage, Damages } from "./damage.ts";

const inSse =
  (damage: (block: string[], dice: Dice, draft: Draft) => string | null): Damage =>
  (draft, dice) =>
    draft.framing === "sse" && draft.blocks.length > 0 ? damage(dice.pick(draft.blocks), dice, draft) : null;

/** The place of a data line. */
function dataAt(block: readonly string[], dice: Dice): number | null {
  const places = [...block.keys()].filter((at) => block[at]!.startsWith("data:"));
  return places.length > 0 ? dice.pick(places) : null;
}

const LINES = [
  ": comment",
  ":",
  "id: 1",
  "id: \u0000",
  "retry: 1",
  "retry: x",
  "event",
  "data",
  "foo: bar",
  "foo",
  "\u00a0data: {}",
  " data: {}",
  "\u0000",
  "event: error",
  "event: ping",
  "event: message",
  "data:",
  "{}",
  "DATA: {}",
];

const NEWLINES: readonly ((dice: Dice) => string)[] = [
  () => "\r\n",
  () => "\r",
  (dice) => dice.pick(["\n", "\r\n", "\r"]),
  (dice) => dice.pick(["\n", "\n", "\n", "\n\r"]),
];

/** What some readers take for the end of a line. */
const OTHER_BREAKS = ["\u2028", "\u2029", "\u0085", "\v", "\f", "\u001c", "\u001d", "\u001e", "\r"];

export const sseDamages: Damages = {
  "other line ends": (draft, dice) => {
    if (draft.framing !== "sse") return null;
    const which = dice.below(NEWLINES.length);
    draft.newline = NEWLINES[which]!;
    return String(which);
  },
  "another line": inSse((block, dice) => {
    const line = dice.pick(LINES);
    block.splice(dice.below(block.length + 1), 0, line);
    return JSON.stringify(line);
  }),
  "data in several lines": inSse((block, dice) => {
    const at = dataAt(block, dice);
    if (at === null) return null;
    const line = block[at]!;
    const commas = [...line.matchAll(/[,{]/g)].map((match) => match.index + 1);
    const split = dice.chance(0.7) && commas.length > 0 ? dice.pick(commas) : 6 + dice.below(line.length);
    block.splice(
      at,
      1,
      line.slice(0, split),
      dice.pick(["data: ", "data:", "Data: ", ""]) + line.slice(split),
    );
    return `at ${split}`;
  }),
  "other field name": inSse((block, dice) => {
    const at = dice.below(block.length);
    block[at] = block[at]!.replace(/^(\w+): ?/, (_all, name: string) =>
      dice.pick([
        `${name}:`,
        `${name}:  `,
        `${name}:\t`,
        `${name} : `,
        ` ${name}: `,
        `${name.toUpperCase()}: `,
        `\ufeff${name}: `,
        `${name}=`,
        "",
        `${name}: :`,
        `x${name}: `,
        `${name}\u0000: `,
      ]),
    );
    return JSON.stringify(block[at]!.slice(0, 30));
  }),
  "a break inside a line": inSse((block, dice) => {
    const at = dataAt(block, dice);
    if (at === null) return null;
    const line = block[at]!;
    const after = [...line.matchAll(/[,{]|": ?"/g)].map((match) => match.index + match[0].length);
    if (after.length === 0) return null;
    const split = dice.pick(after);
    const mark = dice.pick(OTHER_BREAKS);
    const next = dice.pick(["", "data: ", "data: {}", 'data: {"type":"ping"}']);
    block[at] = line.slice(0, split) + mark + next + line.slice(split);
    return JSON.stringify(mark + next);
  }),
  "an event behind another break": inSse((block, dice, draft) => {
    const event = dice.pick(draft.blocks);
    const mark = dice.pick(OTHER_BREAKS);
    const line = dice.pick([": x", ":", "id: 1", "foo: x", "foo", "event: x", "event: ", "retry: 1"]);
    block.splice(dice.chance(0.5) ? 0 : block.length, 0, `${line}${mark}${event.join(mark)}${mark}${mark}`);
    return JSON.stringify(line + mark);
  }),
  "no blank line": inSse((block, dice, draft) => {
    const at = draft.blocks.indexOf(block);
    if (at + 1 >= draft.blocks.length) return null;
    draft.blocks.splice(at, 2, [...block, ...draft.blocks[at + 1]!]);
    return `after ${at}, ${dice.below(1)}`;
  }),
  "a blank line inside": inSse((block, dice) => {
    block.splice(dice.below(block.length + 1), 0, "");
    return "";
  }),
  "lines in another order": inSse((block) => {
    if (block.length < 2) return null;
    block.reverse();
    return "";
  }),
  "the JSON without a field": inSse((block, dice) => {
    const at = dataAt(block, dice);
    if (at === null) return null;
    block[at] = block[at]!.replace(/^data: ?/, "");
    return "";
  }),
  "a BOM inside": inSse((block, dice) => {
    const at = dice.below(block.length);
    block[at] = `\ufeff${block[at]}`;
    return "";
  }),
};

const inAws =
  (damage: (draft: Draft, at: number, dice: Dice) => string | null): Damage =>
  (draft, dice) =>
    draft.framing === "aws" && draft.messages.length > 0
      ? damage(draft, dice.below(draft.messages.length), dice)
      : null;

const AWS_HEADERS: readonly [string, string][] = [
  [":event-type", "contentBlockStart"],
  [":event-type", "contentBlockDelta"],
  [":event-type", "chunk"],
  [":event-type", "metadata"],
  [":event-type", "somethingNew"],
  [":event-type", "initial-response"],
  [":message-type", "event"],
  [":message-type", "exception"],
  [":message-type", "error"],
  [":message-type", "other"],
  [":exception-type", "throttlingException"],
  [":error-code", "x"],
  [":error-message", "x"],
  [":content-type", "application/cbor"],
  [":content-type", "text/plain"],
  [":content-type", "application/octet-stream"],
  ["content-encoding", "gzip"],
  ["__proto__", "x"],
];

export const awsDamages: Damages = {
  "header in another case": inAws((draft, at, dice) => {
    const header = dice.pick(draft.messages[at]!.headers);
    header[0] = dice.pick([
      header[0].toUpperCase(),
      header[0].replace(/[a-z]/, (a) => a.toUpperCase()),
      header[0].slice(1),
    ]);
    return header[0];
  }),
  "another header": inAws((draft, at, dice) => {
    const { headers } = draft.messages[at]!;
    const [name, value] = dice.pick(AWS_HEADERS);
    const shown = dice.pick([
      name,
      name,
      name.toUpperCase(),
      name.replace(/(?<=-)[a-z]/, (a) => a.toUpperCase()),
    ]);
    headers.splice(dice.below(headers.length + 1), 0, [shown, 7, Buffer.from(value)]);
    return `${shown}: ${value}`;
  }),
  "header of another value": inAws((draft, at, dice) => {
    const header = dice.pick(draft.messages[at]!.headers);
    header[2] = Buffer.from(
      dice.pick(
        AWS_HEADERS.filter(([name]) => name === header[0])
          .map(([, value]) => value)
          .concat("", "x"),
      ),
    );
    return `${header[0]}: ${header[2]}`;
  }),
  "header of another type": inAws((draft, at, dice) => {
    const header = dice.pick(draft.messages[at]!.headers);
    header[1] = dice.pick([6, 0, 4, 8, 9]);
    header[2] =
      { 0: Buffer.alloc(0), 4: Buffer.alloc(4), 8: Buffer.alloc(8), 9: Buffer.alloc(16) }[header[1]] ??
      header[2];
    return `${header[0]} of type ${header[1]}`;
  }),
  "no header": inAws((draft, at, dice) => {
    const { headers } = draft.messages[at]!;
    const [gone] = headers.splice(dice.below(headers.length), 1);
    return gone?.[0] ?? null;
  }),
  "headers in another order": inAws((draft, at) => {
    draft.messages[at]!.headers.reverse();
    return "";
  }),
  "wrong checksum or length": inAws((draft, at, dice) => {
    draft.messages[at]!.damage = dice.pick(["prelude crc", "message crc", "header length"] as const);
    return draft.messages[at]!.damage!;
  }),
  "other payload": inAws((draft, at, dice) => {
    const message = draft.messages[at]!;
    const text = message.payload.toString();
    message.payload = Buffer.from(
      dice.pick([
        "",
        "{}",
        `\ufeff${text}`,
        `${text}${text}`,
        `[${text}]`,
        text.replace(/"bytes":"(.)/, '"bytes":"\\n$1'),
        text.replace(/"bytes"/, '"Bytes"'),
        text.replace(/^\{/, '{"bytes":"e30=",'),
        text.replace(/\}$/, ',"bytes":"e30="}'),
        text.replace(/[A-Za-z0-9+/]=*"\}$/, '"}'),
        text.replace(/=*"\}$/, '"}'),
        text.replace(/\+/g, "-").replace(/(?<=\w)\/(?=\w)/g, "_"),
      ]),
    );
    return message.payload.toString().slice(0, 60);
  }),
};
