/**
 * Names outside their grammar. Models read names as they read descriptions, and no honest name is a sentence.
 *
 * Tools: the protocol's grammar, 1 to 128 of A-Z a-z 0-9 _ - . (revision 2025-11-25), and `/`, which SEP-986 permits.
 * The protocol has none for the rest, so netmon states one: parameters are identifiers of any script, and prompts,
 * resources and templates have one line that people see whole, without markup.
 */
import { printableExcerpt } from "../../detection/detection.ts";
import type { DetectionResult } from "../../event/event.ts";
import { isPlainlyShown } from "../../event/unseen.ts";
import { isObject } from "../../framing/json-document.ts";

/** Category of these detections: such an entry is hidden, whatever on_detection says. */
export const OUTSIDE_GRAMMAR = "name_outside_grammar";

const TOOL = /^[A-Za-z0-9_./-]{1,128}$/;
const PARAMETER = /^[\p{L}\p{M}\p{N}_.$@:/[\]-]{1,128}$/u;
const MAX_LINE = 256;
/** As deep as schemas of published tools go, with room. */
const MAX_DEPTH = 32;

/** Every name in the definition of a tool, or of a prompt, resource or template, that is outside its grammar. */
export function* namesOutside(kind: "tool" | "entry", definition: unknown): Generator<DetectionResult> {
  if (!isObject(definition)) return;
  const { name, inputSchema, arguments: args } = definition;
  if (kind === "tool") {
    if (typeof name === "string" && !TOOL.test(name))
      yield outside("name", name, "1 to 128 of A-Z a-z 0-9 _ - . /");
    for (const parameter of parameters(inputSchema, 0)) yield* parameterOutside("inputSchema", parameter);
    return;
  }
  if (typeof name === "string" && !isLine(name))
    yield outside("name", name, `one line of 1 to ${MAX_LINE} characters that people see, without < and >`);
  if (!Array.isArray(args)) return;
  for (const argument of args)
    if (isObject(argument) && typeof argument.name === "string")
      yield* parameterOutside("arguments", argument.name);
}

function* parameterOutside(field: string, name: string): Generator<DetectionResult> {
  if (!PARAMETER.test(name)) yield outside(field, name, "1 to 128 letters, digits, and _ - . $ @ : / [ ]");
}

function* parameters(schema: unknown, depth: number): Generator<string> {
  if (depth > MAX_DEPTH) return;
  if (Array.isArray(schema)) for (const one of schema) yield* parameters(one, depth + 1);
  if (!isObject(schema)) return;
  for (const [key, value] of Object.entries(schema))
    if (key === "properties" && isObject(value))
      for (const [name, below] of Object.entries(value)) {
        yield name;
        yield* parameters(below, depth + 1);
      }
    else if (key !== "enum" && key !== "default" && key !== "examples" && key !== "const")
      yield* parameters(value, depth + 1);
}

function isLine(name: string): boolean {
  return name.length > 0 && name.length <= MAX_LINE && isPlainlyShown(name) && !/[<>]/.test(name);
}

function outside(field: string, name: string, grammar: string): DetectionResult {
  const says = `is not a valid name: ${grammar}`;
  const match = { signal: OUTSIDE_GRAMMAR, says, field, position: 0, context: printableExcerpt(name) };
  return { pattern: OUTSIDE_GRAMMAR, category: OUTSIDE_GRAMMAR, severity: "high", field, matches: [match] };
}
