/** Scans a whole server: its tools, its instructions and prompts, and its names compared with other servers'. */
import { atOnce, type Steps } from "../async/steps.ts";
import { append } from "../collections/long-lists.ts";
import { scanCustom } from "./custom.ts";
import type { Detection } from "./detection.ts";
import { foldLetters } from "./normalise/letters.ts";
import { plainText } from "./normalise/mapped-text.ts";
import { textSteps } from "./scan-text.ts";
import { type ScanContext, textContext, toolSteps } from "./scan-tool.ts";
import { detectionsOf, type Fired, HIGH, WEIGHTS } from "./score.ts";
import { textsOf } from "./texts.ts";

export interface ServerListing {
  /** Id or name; null: unknown. */
  server?: string | null;
  tools: readonly unknown[];
  instructions?: string | null;
  prompts?: readonly unknown[];
}

export interface ServerDetection extends Detection {
  /** Name of the tool; '' for the server itself. */
  tool: string;
}

export function scanServer(listing: ServerListing, context: ScanContext = {}): ServerDetection[] {
  return atOnce(serverSteps(listing, context));
}

export function* serverSteps(listing: ServerListing, context: ScanContext = {}): Steps<ServerDetection[]> {
  const names = listing.tools.map(nameOf);
  const inside = { ...context, siblings: [...(context.siblings ?? []), ...names] };
  const found: ServerDetection[] = [];
  for (const [index, tool] of listing.tools.entries())
    for (const detection of yield* toolSteps(tool, inside))
      found.push({ ...detection, tool: names[index] ?? "" });
  // not beside the server's own tools: shims and gateways may see these texts before the list (servers/findings.ts)
  const around = textContext(context);
  const texts = [
    ...textsOf(listing.instructions ?? "", "/instructions"),
    ...textsOf(listing.prompts ?? [], "/prompts"),
  ];
  const fired: Fired[] = [];
  for (const text of texts) {
    append(fired, yield* textSteps(text, around));
    append(fired, scanCustom(text, context.custom ?? []));
  }
  append(fired, shadowed(names, context));
  append(fired, lookalike(listing.server ?? null, context));
  const own = detectionsOf(fired.filter(({ category }) => !context.disabled?.has(category)));
  return [...found, ...own.map((detection) => ({ ...detection, tool: "" }))];
}

export function nameOf(tool: unknown): string {
  const name = (tool as { name?: unknown } | null)?.name;
  return typeof name === "string" ? name : "";
}

/** Finds tools whose name is, or looks like, that of another server's tool. */
function shadowed(names: readonly string[], { others = NOBODY }: ScanContext): Fired[] {
  const known = Array.from(others, ([server, theirs]) => {
    return { server, own: new Set(theirs), forms: new Set(theirs.map(folded)) };
  });
  return names.flatMap((name, index) => {
    if (name === "" || known.length === 0) return [];
    const form = folded(name);
    return known.flatMap(({ server, own, forms }): Fired[] => {
      const same = own.has(name);
      if (!same && !forms.has(form)) return [];
      const says = `has a tool named ${same ? "as" : "almost as"} one of server ${server}`;
      const pointer = `/tools/${index}/name`;
      const weight = same ? WEIGHTS.medium : WEIGHTS.high;
      return [
        {
          signal: "shadowed_name",
          category: "tool_shadowing",
          weight,
          says,
          pointer,
          offset: 0,
          excerpt: name,
        },
      ];
    });
  });
}

const NOBODY: ReadonlyMap<string, readonly string[]> = new Map();
const MIN_ALIKE = 5;

function lookalike(server: string | null, { others = NOBODY }: ScanContext): Fired[] {
  return [...others.keys()].flatMap((other): Fired[] => {
    if (server === null || other === server) return [];
    const [a, b] = [folded(server), folded(other)];
    const alike = a === b || (Math.min(a.length, b.length) >= MIN_ALIKE && isOneEdit(a, b) && !/\d$/.test(b));
    const says = `has almost the same name as server ${other}`;
    const at = { pointer: "", offset: 0, excerpt: server };
    return alike
      ? [{ signal: "lookalike_server", category: "impersonation", weight: HIGH, says, ...at }]
      : [];
  });
}

/** Reports whether exactly one character was added, removed or replaced. Linear. */
function isOneEdit(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return Math.max(a.length, b.length) - start - end === 1;
}

function folded(name: string): string {
  return foldLetters(plainText(name))
    .text.text.toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "")
    .replace(/[1l|]/g, "i")
    .replaceAll("0", "o");
}
