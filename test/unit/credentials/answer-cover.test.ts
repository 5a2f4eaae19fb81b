import { describe, expect, it } from "vitest";
import { AnswerCover } from "../../../src/credentials/answer-cover.ts";

const KEY = "sk-sk-the-key-sk-s";
const HIDDEN = "*".repeat(KEY.length);

/** What comes of a body in pieces of that size, and how often a key was told. */
function covered(body: string, size: number): { text: string; told: number; most: number } {
  let [told, most, given, taken] = [0, 0, 0, 0];
  const cover = new AnswerCover([KEY, "another-key"], () => told++);
  const pieces: Buffer[] = [];
  for (let at = 0; at < body.length; at += size) {
    const piece = Buffer.from(body.slice(at, at + size));
    const out = cover.push(piece);
    given += piece.length;
    taken += out.length;
    most = Math.max(most, given - taken);
    pieces.push(out);
  }
  return { text: Buffer.concat([...pieces, cover.end()]).toString(), told, most };
}

describe("a key in an answer", () => {
  it.each([1, 2, 3, 7, 18, 1000])("is overwritten in pieces of %i bytes, and nothing else", (size) => {
    const body = `{"a":"${KEY}","b":"sk-sk-sk-the-key-sk-","c":"another-key${KEY}${KEY}"} sk-sk-the`;
    const hidden = body.replaceAll(KEY, HIDDEN).replaceAll("another-key", "***********");
    expect(covered(body, size)).toMatchObject({ text: hidden, told: 1 });
  });

  it("holds back nothing but what may be its beginning", () => {
    expect(covered("data: nothing of it\n\n".repeat(50), 21)).toMatchObject({ told: 0, most: 0 });
    expect(covered(`${KEY.slice(0, -1)}`.repeat(50), 5).most).toBeLessThan(KEY.length);
  });

  it("is overwritten in a header field", () => {
    expect(new AnswerCover([KEY], () => {}).text(`Bearer ${KEY}`)).toBe(`Bearer ${HIDDEN}`);
  });

  it("leaves the pieces of an answer as they came, which another reader may have", () => {
    const piece = Buffer.from(KEY);
    expect(new AnswerCover([KEY], () => {}).push(piece).toString()).toBe(HIDDEN);
    expect(piece.toString()).toBe(KEY);
  });
});
