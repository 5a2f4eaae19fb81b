/** When two calls are the same call, and which arguments cannot be approved at all. */
import { describe, expect, it } from "vitest";
import { bindingOf, canonicalArguments, MAX_ARGUMENTS } from "../../../src/approvals/ticket.ts";
import { proposed } from "./call.ts";

const canonical = (json: string): string | null => canonicalArguments(JSON.parse(json));

describe("arguments", () => {
  it.each([
    ["the order of keys", '{"a":1,"b":{"c":2,"d":3}}', '{"b":{"d":3,"c":2},"a":1}'],
    ["the form of numbers", '{"n":100,"m":0.5,"z":0}', '{"n":1e2,"m":5e-1,"z":-0}'],
    ["the form of texts", '{"t":"é/\\n"}', '{"t":"\\u00e9\\/\\u000a"}'],
    ["space", '{ "a" : [ 1 , 2 ] }', '{"a":[1,2]}'],
  ])("are the same whatever %s", (_what, one, other) => {
    expect(canonical(one)).not.toBeNull();
    expect(canonical(one)).toBe(canonical(other));
  });

  it.each([
    ["composed and decomposed letters", '{"t":"\\u00e9"}', '{"t":"e\\u0301"}'],
    ["an invisible letter", '{"t":"x"}', '{"t":"x\\u200b"}'],
    ["a look-alike", '{"t":"paypal"}', '{"t":"p\\u0430ypal"}'],
    ["a number and its text", '{"n":1}', '{"n":"1"}'],
    ["null and nothing", '{"n":null}', "{}"],
    ["the order of a list", '{"l":[1,2]}', '{"l":[2,1]}'],
    ["a key __proto__", '{"__proto__":{"a":1}}', "{}"],
  ])("differ by %s", (_what, one, other) => {
    expect(canonical(one)).not.toBe(canonical(other));
  });

  it.each([
    ["whole numbers that are rounded", '{"n":9007199254740993}'],
    ["numbers without end", '{"n":1e999}'],
    ["half a letter", '{"t":"\\ud800"}'],
    ["a list", "[1]"],
    ["a text", '"x"'],
    ["nothing", "null"],
    ["more than a person can be shown", JSON.stringify({ t: "x".repeat(MAX_ARGUMENTS) })],
    ["more depth than the stack has", `${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}`],
  ])("arguments that are %s cannot be approved", (_what, json) => {
    expect(canonical(json)).toBeNull();
  });

  it("arguments that cannot be read cannot be approved", () => {
    expect(canonicalArguments(undefined)).toBeNull();
  });
});

describe("a ticket is bound", () => {
  it.each([
    ["session", { sessionId: "other" }],
    ["server", { serverId: "other" }],
    ["tool", { toolName: "delete_files" }],
    ["arguments", { arguments: '{"path":"/tmp/y"}' }],
    ["definition", { toolHash: "sha256:ab" }],
    ["destination", { destination: "python" }],
    ["policy", { policyRevision: "sha256:bc" }],
  ])("to the %s", (_what, over) => {
    expect(bindingOf(proposed(over))).not.toBe(bindingOf(proposed()));
  });

  it("to no layer: both judge the same call", () => {
    expect(bindingOf(proposed({ layer: "llm", agent: "claude" }))).toBe(bindingOf(proposed()));
  });
});
