/** Inspects a tool definition: every text in it, among the names of its own server. */
import { atOnce, type Steps } from "../async/steps.ts";
import { getOrInsert } from "../collections/get-or-insert.ts";
import { append } from "../collections/long-lists.ts";
import { type CustomPattern, inspectCustom } from "./custom.ts";
import type { Category, Detection } from "./detection.ts";
import type { Model } from "./model.ts";
import { demandingNames } from "./name-rules.ts";
import { isHarmless, type TextContext, textSteps } from "./scan-text.ts";
import { detectionsOf, type Fired } from "./score.ts";
import { textsOf } from "./texts.ts";

export interface ScanContext {
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

export function scanTool(tool: unknown, context: ScanContext = {}): Detection[] {
  return atOnce(toolSteps(tool, context));
}

/** Never throws, whatever `tool` is. */
export function* toolSteps(tool: unknown, context: ScanContext = {}): Steps<Detection[]> {
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
    const known = getOrInsert(read, text.role, () => new Set());
    if (known.has(text.text)) continue;
    known.add(text.text);
    append(fired, yield* textSteps(text, around));
  }
  return detectionsOf(fired.filter(({ category }) => !context.disabled?.has(category)));
}

/** The context of texts that belong to no tool. */
export function textContext({ siblings = NOBODY, others, model }: ScanContext): TextContext {
  const foreign = others === undefined ? NONE : lowerCase(others, () => [...others.values()].flat());
  const near = lowerCase(siblings, () => siblings, siblings.length);
  return { ownName: "", siblings: near, parameters: NONE, foreign, ...(model && { model }) };
}

const NOBODY: readonly string[] = [];
const NONE: ReadonlySet<string> = new Set();
/** Cache, since all tools of a listing have the same siblings and others. */
const lowered = new WeakMap<object, { length: number; names: ReadonlySet<string> }>();

/** `length`: of what can grow. */
function lowerCase(of: object, listed: () => readonly string[], length = 0): ReadonlySet<string> {
  const known = lowered.get(of);
  if (known?.length === length) return known.names;
  const names = new Set(listed().map((one) => one.toLowerCase()));
  lowered.set(of, { length, names });
  return names;
}

function asText(value: unknown): string {
  return typeof value === "string" ? value : "";
}
