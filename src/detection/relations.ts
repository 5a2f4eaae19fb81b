/**
 * Relations of a sentence to its tool: the tools and parameters that it names, and the position of its text in the
 * definition.
 *
 * Fails closed: a name that looks like a tool's, and is neither this server's nor a parameter, counts as another
 * server's tool.
 */
import type { Relation } from "./rules.ts";
import type { Text } from "./texts.ts";

export interface NamesAround {
  /** Lower case: this tool's own name. */
  ownName: string;
  /** Lower case: tools of the same server. */
  siblings: ReadonlySet<string>;
  /** Lower case: the tool's parameters. */
  parameters: ReadonlySet<string>;
  /** Lower case: tools of other servers. */
  foreignNames: ReadonlySet<string>;
}

const IDENTIFIER = /(?<![\w/.@-])[a-z][a-z0-9]*(?:[_.-][a-z0-9]+){1,7}(?:\(\))?(?![\w/@]|\.\w)/g;
/** Verbs in names of unknown tools: `send_email`, `write-file`, `gmail.send`. */
const VERB =
  "send|read|write|get|set|list|create|delete|update|search|fetch|transfer|make|execute|exec|run|post|put|add|edit|upload|download|move|copy|open|query|pay|book|push|commit|find|schedule|generate|translate|export|import|invoke|publish|withdraw|deploy|approve|submit|prescribe|merge|place|cancel|share|forward|reply|draft|remove|rename|insert|append|save|load|call|invite|assign|close|buy|sell|swap|charge|refund|grant|revoke|enable|disable|start|stop|restart|install|dismiss|sign|mint|notify|browse|click|navigate|patch|apply|remember|store|recall|convert|print|lock|unlock|check|complete|compose|modify|change|retrieve|lookup|reserve|purchase|dispatch|drop|archive|clone|ask|summari[sz]e";
/** A hyphenated word is a tool only with one of these verbs, which form no other words. */
const HYPHEN_VERB = "get|list|create|update|delete|send|search|find|fetch|add|remove";
const TOOL_NAME = new RegExp(
  `^(?:[a-z]\\w*[.])?(?:(?:${VERB})_|(?:${HYPHEN_VERB})-)|^[a-z]\\w+_(?:${VERB})_|_(?:tool|email|message|payment|command|query|search|send|read|write|fetch|create|delete|update|execute|call|run)$`,
);
/** Endings of names that are fields. */
const FIELD_NAME =
  /_(?:as|by|at|id|ids|path|name|type|url|count|status|mode|size|date|time|callback|key|token|format|info|config|limit|to|from|in|on|of|text|only|index|all|flag|dir|directory|params|options|value|code|hash|number|level|addr|address|field|fields|data|body|content|contents|list|timeout|version|success|error|errors)$/;
const IS_VERB = new RegExp(`^(?:${VERB}|file|tool|data|user|message|email|mcp)$`);
const TOOL_PREFIX = /^(?:mcp|functions?)[_.]/;
/** Text before a mentioned parameter. */
const BEFORE =
  /(?:\b(?:as|into|under|via|through|argument|field|parameter|param)\s(?:the |its )?[`'"‘“]?|\b(?:in|to|with|using|set|fill|populate|and|give|for)\s(?:the |its )?[`'"‘“]|[`'"‘“])$/;
/** Text before a name that is not an ordinary word. */
const BEFORE_NAME = /\b(?:in|to|with|using|set|fill|populate|give|for|of|the)\s$/;
const AFTER = /^[`'"’”]?\s?(?:argument|field|parameter|param|property|input field|takes|=|→)/;

/** `before a mail is sent, …`, but not `when the user asks for …, use this tool`. */
const ON_CONDITION =
  /^[\W_]{0,8}(?:(?:important|note|rule|policy|warning|also|additionally|then)\W{1,4})?(?:(?:before|prior to|whenever|when|after|upon|each time|every time|as soon as|once|during|while|in case|if (?=(?:the|a|any) user|[\w.`'-]+ (?:is|was|gets|has been) (?:used|called|invoked|executed|run))|at (?:session|the) (?:start|beginning|end)|in order to|to (?:ensure|verify|load|confirm|guarantee|maintain|comply)|as part of)\b(?! (?:set|true|false|enabled|disabled|provided|omitted|specified|given|present|not|empty|null|used|using|this|defining)\b)[^,;:]{4,120}[,;:]|for (?:all|any|every|each)\s[^,;:]{4,80}?(?:[,;:]|\s(?=(?:the|its|their|use|set|always|you)\s)))\s{0,2}(?!use (?:this|it)\b|call (?:this|it)\b).{6,}/s;
const FOR_ALL =
  /^[\W_]{0,8}(?:all|every|each|any)\s(?:[\w'-]+\s){1,7}?(?:must|should|shall|has to|have to|needs? to|is to|are to|will|goes|go|gets?)\s/;

/** Facts shared by all sentences of a text. */
interface TextPosition {
  relations: readonly Relation[];
  opens: boolean;
  /** The pointer's keys except the last, in lower case. */
  above: ReadonlySet<string>;
}

function textPosition({ role, pointer }: Text): TextPosition {
  const relations: Relation[] = [];
  if (role === "value") relations.push("inValue");
  if (MARGIN.test(pointer)) relations.push("inMargin");
  if (IN_PARAMETER.test(pointer)) relations.push("inParameter");
  const above = new Set(pointer.toLowerCase().split("/").slice(1, -1));
  return { relations, opens: pointer === "/description", above };
}

/** Returns a function for the relations of one text's sentences. `start`: offset of the sentence in the text. */
export function relationsIn(
  text: Text,
  around: NamesAround,
): (sentence: string, start: number) => Set<Relation> {
  const position = textPosition(text);
  return (sentence, start) => relationsOf(sentence, start, position, around);
}

function relationsOf(
  sentence: string,
  start: number,
  position: TextPosition,
  around: NamesAround,
): Set<Relation> {
  const found = new Set<Relation>(position.relations);
  if (ON_CONDITION.test(sentence)) found.add("onCondition");
  if (FOR_ALL.test(sentence)) found.add("forAll");
  if (start === 0 && position.opens) found.add("opens");
  for (const [name] of sentence.matchAll(IDENTIFIER)) {
    const relation = relationOf(name.replace("()", ""), around);
    if (relation !== null) found.add(relation);
  }
  if (speaksOfParameter(sentence, position.above, around.parameters)) found.add("ownParameter");
  return found;
}

const WORD = /[\p{L}_$][\p{L}\p{N}_$]*/gu;
const MARGIN = /^\/(?:title|annotations|_meta|outputSchema|icons|execution)(?:\/|$)/;
/** Pointers to the description of a parameter. */
export const IN_PARAMETER = /\/properties\/[^/]+\/(?:items\/)?description$/;

function relationOf(name: string, around: NamesAround): Relation | null {
  if (name === around.ownName) return "thisTool";
  if (around.parameters.has(name)) return null;
  const last = name.split(".").at(-1) ?? name;
  if (around.siblings.has(name) || around.siblings.has(name.replace(/[_.-]/g, ""))) return "siblingTool";
  if (around.foreignNames.has(name) || around.foreignNames.has(last)) return "otherTool";
  if (
    /\.(?:json|md|txt|ya?ml|ts|js|py|com|org|net|io|dev|csv|html?|xml|toml|sh|go|rs|env|example)$/.test(name)
  )
    return null;
  if (!TOOL_PREFIX.test(name) && (!TOOL_NAME.test(name) || FIELD_NAME.test(name))) return null;
  return sharesSubject(name, around) ? "siblingTool" : "otherTool";
}

/** Reports whether a name shares a subject with the tool (`push_files`, `update_file`): listings may omit siblings. */
function sharesSubject(name: string, around: NamesAround): boolean {
  const own = ownSubjects.get(around) ?? new Set(subjectsOf(around.ownName));
  ownSubjects.set(around, own);
  return subjectsOf(name).some((subject) => own.has(subject));
}

/** The subjects in each tool's own name. */
const ownSubjects = new WeakMap<NamesAround, ReadonlySet<string>>();

function subjectsOf(name: string): string[] {
  return name.split(/[^a-z0-9]+/).flatMap((word) => {
    const stem = word.replace(/s$/, "");
    return stem.length < 3 || IS_VERB.test(stem) ? [] : [stem];
  });
}

function speaksOfParameter(
  sentence: string,
  above: ReadonlySet<string>,
  parameters: ReadonlySet<string>,
): boolean {
  if (parameters.size === 0) return false;
  for (const { 0: word, index } of sentence.matchAll(WORD)) {
    if (!parameters.has(word) || above.has(word)) continue;
    const end = index + word.length;
    const before = sentence.slice(Math.max(0, index - 16), index);
    if (BEFORE.test(before) || (word.includes("_") && BEFORE_NAME.test(before))) return true;
    if (AFTER.test(sentence.slice(end, end + 14))) return true;
  }
  return false;
}
