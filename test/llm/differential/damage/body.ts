/** Damage to the body as bytes: characters, encodings, ends. */
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import type { Dice } from "../cases/dice.ts";
import type { Draft } from "../cases/draft.ts";
import type { Damages } from "./damage.ts";
import { zstdFrame } from "./zstd.ts";

const utf16be = (text: string) => Buffer.from(text, "utf16le").swap16();
const utf32 = (text: string, big: boolean) => {
  const out = Buffer.alloc([...text].length * 4);
  let at = 0;
  for (const char of text) {
    if (big) out.writeUInt32BE(char.codePointAt(0)!, at);
    else out.writeUInt32LE(char.codePointAt(0)!, at);
    at += 4;
  }
  return out;
};

const CHARSETS: readonly [string, (text: string) => Buffer][] = [
  ["utf-16le", (text) => Buffer.from(text, "utf16le")],
  ["utf-16", (text) => Buffer.from(`\ufeff${text}`, "utf16le")],
  ["utf-16be", utf16be],
  ["utf-16", (text) => utf16be(`\ufeff${text}`)],
  ["utf-32le", (text) => utf32(text, false)],
  ["utf-32", (text) => utf32(`\ufeff${text}`, true)],
  ["utf-7", (text) => Buffer.from(text.replaceAll('"', "+ACI-"))],
  ["iso-8859-1", (text) => Buffer.from(text, "latin1")],
  ["utf-8", (text) => Buffer.from(`\ufeff${text}`)],
  ["ebcdic-cp-us", (text) => Buffer.from(text)],
];

const CODINGS: readonly [string, (body: Buffer) => Buffer][] = [
  ["gzip", gzipSync],
  ["x-gzip", gzipSync],
  ["GZIP", gzipSync],
  ["deflate", deflateSync],
  ["deflate", deflateRawSync],
  ["br", brotliCompressSync],
  ["zstd", zstdFrame],
  ["identity", (body) => body],
  ["aws-chunked", (body) => body],
  ["compress", (body) => body],
];

/** Said twice, said wrongly, or not said. */
function headerOf(names: readonly string[], dice: Dice): [string, string][] {
  const shown = dice.pick([
    names,
    names,
    names,
    [...names].reverse(),
    [],
    ["identity"],
    ["br"],
    [...names, "identity"],
    [""],
    ["unknown"],
    [...names, ""],
  ]);
  if (shown.length === 0) return [];
  return dice.chance(0.7)
    ? [["content-encoding", shown.join(dice.pick([", ", ",", " , "]))]]
    : shown.map((name) => [dice.pick(["content-encoding", "Content-Encoding"]), name]);
}

const contentType = (draft: Draft) => draft.http.headers.find(([name]) => name === "content-type");

export const bodyDamages: Damages = {
  "other charset": (draft, dice) => {
    if (draft.framing === "aws") return null;
    const [name, encode] = dice.pick(CHARSETS);
    draft.body = encode(draft.body.toString());
    const type = contentType(draft);
    const said = dice.chance(0.6);
    if (type && said) type[1] = `${type[1].split(";")[0]}; charset=${name}`;
    else if (type) type[1] = type[1].split(";")[0]!;
    return `${name}, ${said ? "said" : "not said"}`;
  },
  encoded: (draft, dice) => {
    const codings = Array.from({ length: dice.chance(0.75) ? 1 : 2 }, () => dice.pick(CODINGS));
    draft.body = codings.reduce((body, [, encode]) => encode(body), draft.body);
    const headers = headerOf(
      codings.map(([name]) => name),
      dice,
    );
    draft.http.headers.push(...headers);
    return `${codings.map(([name]) => name).join(" then ")}, said ${JSON.stringify(headers)}`;
  },
  "encoded in members": (draft, dice) => {
    const at = dice.below(draft.body.length);
    const kind = dice.below(4);
    const [head, tail] = [draft.body.subarray(0, at), draft.body.subarray(at)];
    if (kind === 0) draft.body = Buffer.concat([gzipSync(head), gzipSync(tail)]);
    else if (kind === 1) draft.body = Buffer.concat([gzipSync(head), tail]);
    else if (kind === 2) draft.body = Buffer.concat([gzipSync(draft.body), Buffer.from("junk")]);
    else draft.body = gzipSync(draft.body).subarray(0, -dice.below(12) - 1);
    draft.http.headers.push(["content-encoding", "gzip"]);
    return ["two members", "plain behind a member", "junk behind it", "without its end"][kind]!;
  },
  "coding not applied": (draft, dice) => {
    const name = dice.pick(CODINGS)[0];
    draft.http.headers.push(["content-encoding", name]);
    return name;
  },
  "cut off in bytes": (draft, dice) => {
    draft.body = draft.body.subarray(0, dice.below(draft.body.length));
    return `after ${draft.body.length}`;
  },
  "bytes around": (draft, dice) => {
    const text = dice.pick([
      "\ufeff",
      "\ufeff\ufeff",
      "\n\n",
      " ",
      "\u0000",
      "\r",
      "x",
      '{"a":1}\n',
      "data: {}\n\n",
      ": x\n",
      "0\r\n\r\n",
      "[",
      "]",
      ",",
    ]);
    const before = dice.chance(0.5);
    draft.body = Buffer.concat(before ? [Buffer.from(text), draft.body] : [draft.body, Buffer.from(text)]);
    return `${JSON.stringify(text)} ${before ? "before" : "behind"}`;
  },
  "ill-formed UTF-8": (draft, dice) => {
    if (draft.framing === "aws") return null;
    const bytes = dice.pick(["80", "c080", "ff", "fe", "eda080", "f4908080", "e2", "c1a4"]);
    const quote = [...draft.body.keys()].filter((at) => draft.body[at] === 0x22);
    const at = quote.length > 0 ? dice.pick(quote) : 0;
    draft.body = Buffer.concat([
      draft.body.subarray(0, at),
      Buffer.from(bytes, "hex"),
      draft.body.subarray(at),
    ]);
    return `${bytes} at ${at}`;
  },
  "one bit": (draft, dice) => {
    if (draft.body.length === 0) return null;
    const at = dice.below(draft.body.length);
    draft.body = Buffer.from(draft.body);
    draft.body[at]! ^= 1 << dice.below(8);
    return `at ${at}`;
  },
  "array without brackets": (draft, dice) => {
    if (draft.framing !== "array") return null;
    const parts = draft.events.map(({ data }) => data);
    draft.body = Buffer.from(
      dice.pick([
        parts.join("\n"),
        `[${parts.join(" ")}]`,
        `[[${parts.join(",")}]]`,
        `[${parts.join(",")},]`,
        `[${parts.join("],[")}]`,
        parts.join(","),
      ]),
    );
    return "";
  },
};
