/** Inspects a tool definition: every text in it, among the names of its own server. */
import { atOnce, type Steps } from "../async/steps.ts";
import { append } from "../framing/long-lists.ts";
import { type CustomPattern, inspectCustom } from "./custom.ts";
import type { Category, Detection } from "./detection.ts";
import { isHarmless, type TextContext, textSteps } from "./inspect-text.ts";
import type { Model } from "./model.ts";
import { demandingNames } from "./name-rules.ts";
import { detectionsOf, type Fired } from "./score.ts";
import { textsOf } from "./texts.ts";

export interface InspectionContext {
  /** Names of all tools of the same server. */
  siblings?: readonly string[];
  /** Tools of other servers, by server. */
  others?: ReadonlyMap<string, readonly string[]>;
  custom?: readonly CustomPattern[];
  disabled?: ReadonlySet<Category>;
  /** Instead of the one that netmon ships. */
  model?: Model;
}

/** UTF-16 code units of texts and their pointers that are looked at in one step. */
const STEP = 16_384;

export function inspectTool(tool: unknown, context: InspectionContext = {}): Detection[] {
  return atOnce(toolSteps(tool, context));
}

/** Never throws, whatever `tool` is. */
export function* toolSteps(tool: unknown, context: InspectionContext = {}): Steps<Detection[]> {
  const texts = textsOf(tool);
  const { name, title, description } = (tool ?? {}) as Record<string, unknown>;
  const purpose = [name, title, description].map((one) => asText(one).slice(0, 200)).join(" ");
  const parameters = new Set(
    texts.filter(({ role }) => role === "parameter").map(({ text }) => text.toLowerCase()),
  );
  const around = { ...textContext(context), ownName: asText(name).toLowerCase(), parameters };
  const { custom = [] } = context;
  const fired: Fired[] = [];
  // Schemas repeat their texts.
  const read = new Map<string, Set<string>>();
  let units = 0;
  for (const text of texts) {
    units += text.text.length + text.pointer.length;
    if (units > STEP) {
      units = 0;
      yield;
    }
    if (custom.length > 0) append(fired, inspectCustom(text, custom));
    append(fired, demandingNames(text, purpose));
    if (isHarmless(text, around)) continue;
    const known = read.get(text.role) ?? new Set();
    read.set(text.role, known);
    if (known.has(text.text)) continue;
    known.add(text.text);
    append(fired, yield* textSteps(text, around));
  }
  return detectionsOf(fired.filter(({ category }) => !context.disabled?.has(category)));
}

/** The context of texts that belong to no tool. */
export function textContext({ siblings = NOBODY, others, model }: InspectionContext): TextContext {
  const foreign = others === undefined ? NONE : namesOf(others);
  return { ownName: "", siblings: lowerCase(siblings), parameters: NONE, foreign, ...(model && { model }) };
}

const NONE: ReadonlySet<string> = new Set();
/** Cache, since all tools of a listing have the same others. */
const foreignNames = new WeakMap<object, ReadonlySet<string>>();

function namesOf(others: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const known = foreignNames.get(others);
  if (known !== undefined) return known;
  const names = new Set([...others.values()].flat().map((one) => one.toLowerCase()));
  foreignNames.set(others, names);
  return names;
}

const NOBODY: readonly string[] = [];
/** Cache, since all tools of a listing have the same siblings. */
const lowered = new WeakMap<readonly string[], { length: number; names: ReadonlySet<string> }>();

function lowerCase(names: readonly string[]): ReadonlySet<string> {
  const known = lowered.get(names);
  if (known?.length === names.length) return known.names;
  const made = new Set(names.map((one) => one.toLowerCase()));
  lowered.set(names, { length: names.length, names: made });
  return made;
}

function asText(value: unknown): string {
  return typeof value === "string" ? value : "";
}
