/** docs/events.md: every event and its fields, from the schemas of src/event and the comments beside them. */
import { readFileSync } from "node:fs";
import { eventJsonSchemaText } from "../../test/e2e/event-shape.ts";
import { type Declaration, declarations, type FieldText } from "./declarations.ts";
import { linkedPages, table } from "./tables.ts";

interface Schema {
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
}

type Known = ReadonlyMap<string, Declaration>;
interface Told {
  /** Parts that sections have pointed to, by the names of their schemas, in the order in which they were met. */
  parts: Map<string, Schema>;
  /** Where the values of an enumeration have their table: heading and field, by the enumeration's name. */
  values: Map<string, string>;
}

const COMMON = ["type", "timestamp", "session_id"];
const VERDICT = ["action", "mode", "would_block", "text"];

export function eventsPage(): string {
  const known = declarations();
  const events = (JSON.parse(eventJsonSchemaText()) as { oneOf: Schema[] }).oneOf;
  const told: Told = { parts: new Map(), values: new Map() };
  const sections = events.map((event) => eventSection(event, known, told));
  // a part may point to further ones, which the loop then meets
  for (const [name, schema] of told.parts) sections.push(section(name, known.get(name), schema, known, told));
  const written = readFileSync(new URL("events-introduction.md", import.meta.url), "utf8");
  return `${[written.trimEnd(), ...sections].join("\n\n")}\n`;
}

function eventSection(event: Schema, known: Known, told: Told): string {
  const type = String(event.properties?.type?.const);
  const name = type.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const declaration = known.get(name);
  if (declaration === undefined) throw new Error(`src/event exports no ${name} for ${type}`);
  return section(type, declaration, event, known, told);
}

/** A heading, what it is, a table of its fields, and a table of values for each field that has some. */
function section(
  heading: string,
  declaration: Declaration | undefined,
  schema: Schema,
  known: Known,
  told: Told,
): string {
  const isEvent = schema.properties?.type !== undefined;
  const verdict = isEvent && VERDICT.every((field) => field in (schema.properties ?? {}));
  const left = new Set(isEvent ? [...COMMON, ...(verdict ? VERDICT : [])] : []);
  const fields = Object.entries(schema.properties ?? {}).filter(([field]) => !left.has(field));
  const rows = fields.map(([field, shape]) => {
    const text = declaration?.fields.get(field);
    const optional = schema.required?.includes(field) === false ? " °" : "";
    const type = typeIn(`${heading}.${field}`, shape, text, known, told);
    return [`\`${field}\`${optional}`, type, meaningOf(field, text, known)];
  });
  const intro = prose(`${declaration?.meaning ?? ""}${verdict ? " A *verdict*." : ""}`.trim());
  const lists = fields.flatMap(([field]) => {
    const list = enumerationOf(declaration?.fields.get(field), known);
    return list !== undefined && told.values.get(list) === `${heading}.${field}`
      ? [valuesOf(field, list, known)]
      : [];
  });
  const parts = [intro, rows.length === 0 ? "" : table(["field", "type", "meaning"], rows), ...lists];
  return [`## ${heading}`, ...parts.filter((part) => part !== "").map((part) => part.trimEnd())].join("\n\n");
}

/** Fields that mean the same in every event where they have no comment of their own. */
export const EVERYWHERE: Readonly<Record<string, string>> = {
  action: "What happened.",
  addresses: "Number of addresses.",
  api: "The wire format.",
  cgroup: "The cgroup, below the cgroup2 mount.",
  client: "Its name.",
  comm: "Its name; `''`: unknown.",
  counters: "Totals since the start.",
  detail: "Why, for people.",
  dialect: "The family of the API.",
  direction: "Which way the message went.",
  duration_ms: "Milliseconds since the start.",
  enforce_policy: "Whether policy is on.",
  fail_closed: "Whether what is not declared is refused in `enforce`.",
  generation: "Generation of the kernel's table.",
  input: "The arguments.",
  max_severity: "The worst of `detections`; null: none.",
  mode: "The mode at that moment.",
  pid: "The process, in the initial pid namespace; 0: unknown.",
  program: "Its program.",
  provider: "Its name in the configuration.",
  reason: "Why.",
  server_id: "The server.",
  server_type: "Its transport.",
  severity: "How bad it is.",
  subject: "What was scanned.",
  text: "The same in words, for people.",
  tool_name: "The tool, by its server's own name; `''`: none.",
  transport: "Who listens.",
  uid: "The user.",
  version: "netmon's version.",
  would_block: "In observe: enforce would have refused it.",
};

function meaningOf(field: string, text: FieldText | undefined, known: Known): string {
  const own = text?.meaning ?? "";
  const shared = text?.uses.map((name) => known.get(name)?.meaning ?? "").find((meaning) => meaning !== "");
  return prose(own || EVERYWHERE[field] || shared || "");
}

/** As `typeOf`, but the values of an enumeration that are explained are listed once, in the section that has them first. */
function typeIn(
  place: string,
  schema: Schema,
  text: FieldText | undefined,
  known: Known,
  told: Told,
): string {
  const list = enumerationOf(text, known);
  if (list === undefined) return typeOf(schema, text, known, told);
  const first = told.values.get(list) ?? place;
  told.values.set(list, first);
  const [heading = "", field = ""] = first.split(".");
  return first === place ? "text, see below" : `[${field} of ${heading}](#${heading})`;
}

const TYPES: Readonly<Record<string, string>> = { integer: "number", object: "mapping", string: "text" };

function typeOf(schema: Schema, text: FieldText | undefined, known: Known, told: Told): string {
  if (schema.enum) return schema.enum.map((value) => `\`${String(value)}\``).join(", ");
  if (schema.const !== undefined) return `\`${String(schema.const)}\``;
  if (schema.anyOf) {
    const types = schema.anyOf.filter((one) => one.const !== "").map((one) => typeOf(one, text, known, told));
    return [...new Set(types)].join(" or ");
  }
  if (schema.type === "array") return `list of ${typeOf(schema.items ?? {}, text, known, told)}`;
  if (schema.properties) {
    const part = text?.uses.find((name) => (known.get(name)?.fields.size ?? 0) > 0);
    if (part === undefined) throw new Error("a part of an event has no name of its own in src/event");
    told.parts.set(part, schema);
    return `[${part}](#${part.toLowerCase()})`;
  }
  const types = [schema.type ?? "any"].flat();
  return types.map((type) => TYPES[type] ?? type).join(" or ");
}

/** The name of a field's enumeration, if the meanings of its values are written beside them. */
function enumerationOf(text: FieldText | undefined, known: Known): string | undefined {
  return text?.uses.find((name) =>
    [...(known.get(name)?.values.values() ?? [])].some((value) => value !== ""),
  );
}

function valuesOf(field: string, list: string, known: Known): string {
  const rows = [...(known.get(list)?.values ?? [])].map(([value, meaning]) => [
    `\`${value}\``,
    prose(meaning),
  ]);
  return table([`\`${field}\``, "meaning"], rows);
}

/** A comment as Markdown: a sentence, with links. */
function prose(comment: string): string {
  const text = linkedPages(comment.replaceAll(/(?<![`'\w])''(?![`'])/g, "`''`"));
  return text.replace(/^(?!netmon)[a-z]+(?=[ ,.:;]|$)/, (word) => word[0]?.toUpperCase() + word.slice(1));
}
