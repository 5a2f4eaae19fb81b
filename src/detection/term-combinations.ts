/**
 * Concepts and forms that occur together in a sentence: named combinations, each pair of the forms that say who does
 * what to what, and each of these forms with the sentence's position.
 */

/** A concrete value that a caller could be made to use. */
const OBJECTS = (
  "path dotFile fileName url hostName ip mail longNumber assign quoted inBackticks money handle " +
  "codeInBackticks callForm"
).split(" ");
const HARD_OBJECTS =
  "path dotFile ip mail hostName longNumber handle money idea:secretFile idea:account".split(" ");
const ACTS = "gives attaches takes changes undoes grants runs".split(" ");
const OTHER_TOOLS = "is:otherTool idea:namedTool idea:anyTool idea:otherWork".split(" ");
const DEMANDS = "demand beginsWithOrder passive idea:must".split(" ");
const EFFECTS = "changes undoes gives attaches".split(" ");
/** Forms of which every pair is a term. */
const PAIRED = (
  "people agent you neg demand passive gives attaches takes changes undoes grants authority runs own says " +
  "privateMatter conceal every even instead then reason hardObject assign beginsWithCondition beginsWithOrder " +
  "offSubject is:ownParameter is:siblingTool is:otherTool wanted perfect they too inValueText money mail hostName url path"
).split(" ");

/** Positions (sentence-position.ts) that form a term with each of PAIRED. Most sentences are in the description. */
const PLACES = [
  "inCode",
  ...["parameter", "nested", "enum", "default", "example", "margin", "output", "other"].map(
    (place) => `at:${place}`,
  ),
];

/** Built once, because a newly concatenated string is hashed again at each look-up. */
const PAIRS = PAIRED.map((one) => PAIRED.map((other) => `both:${one}&${other}`));
const IN_PLACES = PLACES.map((place) => PAIRED.map((form) => `${place}&${form}`));

/** Adds the combinations to the terms of a sentence. */
export function addCombinations(found: Set<string>): void {
  const count = (terms: readonly string[]): number => terms.filter((term) => found.has(term)).length;
  const has = (...terms: string[]): boolean => terms.some((term) => found.has(term));
  const objects = count(OBJECTS);
  const acts = count(ACTS);
  const hard = count(HARD_OBJECTS) > 0;
  const other = count(OTHER_TOOLS) > 0;
  const demand = count(DEMANDS) > 0;
  const effect = count(EFFECTS) > 0;
  const off = has("offSubject", "nearlyOffSubject");
  const sibling = has("is:siblingTool");
  const given = has("attaches", "gives");
  const combinations: readonly (readonly [string, boolean])[] = [
    ["oneObject", objects >= 1],
    ["twoObjects", objects >= 2],
    ["threeObjects", objects >= 3],
    ["hardObject", hard],
    ["twoActs", acts >= 2],
    ["threeActs", acts >= 3],
    ["off+act", off && acts > 0],
    ["off+demand", off && demand],
    ["off+hard", off && hard],
    ["off+people", off && has("people")],
    ["off+order", off && has("beginsWithOrder")],
    ["off+reason", off && has("reason")],
    ["off+private", off && has("privateMatter")],
    ["off+undo", off && has("undoes")],
    ["off+grant", off && has("grants")],
    ["off+parameter", off && has("is:ownParameter")],
    ["take+give", has("takes") && given],
    ["demand+hard", demand && hard],
    ["demand+reason", demand && has("reason")],
    ["demand+every", demand && has("every")],
    ["demand+private", demand && has("privateMatter")],
    ["not+say", has("neg") && has("says") && has("people", "beginsWithOrder", "agent")],
    ["people+act", has("people") && acts > 0],
    ["people+perfect", has("people") && has("perfect")],
    ["agent+act", has("agent") && acts > 0],
    ["agent+description", has("agent") && has("inDescription")],
    ["every+act", has("every") && acts > 0],
    ["other+hard", other && hard],
    ["other+demand", other && demand],
    ["other+effect", other && effect],
    ["other+object", other && objects > 0],
    ["sibling+hard", sibling && hard],
    ["sibling+effect", sibling && effect],
    ["sibling+assign", sibling && has("assign")],
    ["sibling+every", sibling && has("every")],
    ["tool+condition+demand", (other || sibling) && has("beginsWithCondition") && demand],
    ["private+give", has("privateMatter") && given],
    ["private+people", has("privateMatter") && has("people", "they")],
    ["private+parameter", has("privateMatter") && has("is:ownParameter", "inBackticks")],
    ["undo+every", has("undoes") && has("even", "every")],
    ["instead+object", has("instead") && objects > 0],
    ["conceal+act", has("conceal") && acts > 0],
  ];
  for (const [name, holds] of combinations) if (holds) found.add(name);
  const together = [...PAIRED.keys()].filter((at) => found.has(PAIRED[at] ?? ""));
  for (const [at, place] of PLACES.entries())
    if (found.has(place)) addAll(found, IN_PLACES[at] ?? [], together);
  for (const [index, at] of together.entries()) addAll(found, PAIRS[at] ?? [], together.slice(index + 1));
}

function addAll(found: Set<string>, terms: readonly string[], chosen: readonly number[]): void {
  for (const at of chosen) found.add(terms[at] ?? "");
}
