import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SdkTypes } from "./sdk-values.ts";
import { changedFields } from "./sdks.ts";

const DECLARED = `
export interface Answer {
  id: string;
  model: (string & {}) | "known";
  object: "answer";
  output: Array<Item>;
  usage?: Usage | null;
  stopped: "end" | "limit" | null;
  get text(): string;
}
export interface Usage { tokens: number; within?: Usage }
export type Item = Call | Words;
export interface Call { type: "call"; arguments: string; input: unknown; async?: boolean }
export interface Words { type: "words"; parts: string[] }
export interface Choices { choices: { index?: number; tokens: number }[] }
export interface Part { text?: string; code?: { language: Language } }
export type Member = Member.Bytes | Member.Document | Member.Unknown;
export declare namespace Member {
  interface Bytes { bytes: Uint8Array; document?: never; $unknown?: never }
  interface Document { bytes?: never; document: AnyJson | undefined; $unknown?: never }
  interface Unknown { bytes?: never; document?: never; $unknown: [string, unknown] }
}
export type AnyJson = null | boolean | number | string | AnyJson[] | { [key: string]: AnyJson };
export declare enum Language { PYTHON = "PYTHON", OTHER = "OTHER" }
`;

let directory: string;
let file: string;
let types: SdkTypes;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), "netmon-sdk-values-"));
  file = join(directory, "answer.d.ts");
  // the types of the language itself are not needed
  writeFileSync(file, DECLARED);
  types = new SdkTypes([file]);
});
afterAll(() => rmSync(directory, { recursive: true }));

describe("values of an SDK's types", () => {
  it("have what they must have, or all that they can have", () => {
    const answer = types.named(file, "Answer");
    expect(types.value(answer, "minimal")).toEqual({
      ...{ id: "text", model: "text", object: "answer", output: [], stopped: null },
    });
    expect(types.value(answer, "full")).toMatchObject({
      output: [{ type: "call", arguments: "{}", input: {}, async: true }],
      usage: { tokens: 1, within: { tokens: 1 } },
      stopped: "end",
    });
  });

  it("number the only element of a list as its first", () => {
    expect(types.value(types.named(file, "Choices"), "full")).toEqual({ choices: [{ index: 0, tokens: 1 }] });
  });

  it("leave out what can only be missing, write bytes as text, and take an object for any JSON", () => {
    expect([...types.forms(types.named(file, "Member"), "minimal")]).toEqual([
      ["Bytes", { bytes: "dGV4dA==" }],
      ["Document", { document: {} }],
    ]);
  });

  it("take each form of a place: members of a union, or one option at a time", () => {
    const items = types.at(types.named(file, "Answer"), ["output"]);
    expect([...types.forms(items, "minimal")]).toEqual([
      ["Call", { type: "call", arguments: "{}", input: {} }],
      ["Words", { type: "words", parts: [] }],
    ]);
    expect([...types.forms(types.named(file, "Part"), "full")]).toEqual([
      ["text", { text: "text" }],
      ["code", { code: { language: "PYTHON" } }],
    ]);
  });
});

it("names the fields of an answer that came otherwise", () => {
  const sent = { output: [{ type: "call", name: "read" }], error: null };
  const got = { output: [{ type: "message" }], error: null };
  expect(changedFields(sent, got)).toEqual(['.output.0.type: "message"', ".output.0.name: undefined"]);
  expect(changedFields(sent, structuredClone(sent))).toEqual([]);
});
