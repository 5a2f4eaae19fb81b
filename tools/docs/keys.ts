/** docs/keys.md: every key of the configuration, from the schema that the configuration is checked with. */
import { configJsonSchema, type JsonSchema } from "../../src/config/json-schema.ts";
import { linkedPages, table } from "./tables.ts";

/** What JSON Schema has beside the parts that error messages need. */
interface Schema extends JsonSchema {
  enum?: readonly unknown[];
  const?: unknown;
  required?: readonly string[];
}

/** Sections with a table of their own; the other keys are in that of their first word. */
const SECTIONS = ["sandbox.mcp", "sandbox.network", "mcp.inspection"];

export function keysPage(): string {
  const sections = new Map<string, string[][]>();
  for (const row of rows(configJsonSchema(), "", new Map())) {
    const section = sectionOf(row[0] as string);
    sections.set(section, [...(sections.get(section) ?? []), [`\`${row[0]}\``, ...row.slice(1)]]);
  }
  const tables = [...sections].map(
    ([section, keys]) => `## ${section}\n\n${table(["key", "type", "default", "meaning"], keys)}`,
  );
  return `${INTRODUCTION}\n${tables.join("\n")}`;
}

const INTRODUCTION = `# Keys of the configuration

Written by \`make schema\` from the schema that netmon checks a file with. [config.md](config.md) explains how the keys work together.
\`[]\` is an entry of a list, \`<name>\` a name of your choice. Sizes are bytes, or text with \`KiB\`, \`MiB\` or \`GiB\`.
Patterns are [RE2](https://github.com/google/re2/wiki/Syntax).
`;

const sectionOf = (path: string): string =>
  SECTIONS.find((section) => path.startsWith(`${section}.`)) ?? (path.split(".")[0] as string);

/** Path, type, default and meaning of each key; `shown` has the shapes that have rows already, with their place. */
function rows(schema: Schema, path: string, shown: Map<string, string>): string[][] {
  return branches(schema).flatMap((branch) => {
    const keys = Object.entries((branch.properties ?? {}) as Record<string, Schema>).flatMap(
      ([key, child]) => {
        const place = path === "" ? key : `${path}.${key}`;
        const inside = innerOf(child, place);
        const known = inside === null ? undefined : shown.get(inside.shape);
        if (inside !== null && known === undefined) shown.set(inside.shape, inside.place);
        const meaning = linkedPages(child.description ?? "");
        const same = known === undefined ? "" : ` Its keys are those of \`${known}\`.`;
        const own = [
          place,
          typeOf(child),
          defaultOf(child, branch.required?.includes(key) === true),
          meaning + same,
        ];
        return [own, ...(known === undefined ? rows(child, place, shown) : [])];
      },
    );
    const items = branch.items ? rows(branch.items, `${path}[]`, shown) : [];
    const free =
      typeof branch.additionalProperties === "object"
        ? rows(branch.additionalProperties, `${path}.<name>`, shown)
        : [];
    return [...keys, ...items, ...free];
  });
}

/** The keys of a list's entries, if there are any: lists of one shape have one set of rows. */
function innerOf(schema: Schema, place: string): { shape: string; place: string } | null {
  const items = branches(schema).flatMap(({ items: entry }) => (entry ? branches(entry) : []));
  const shape = items.find(({ properties }) => properties !== undefined);
  return shape === undefined ? null : { shape: JSON.stringify(shape), place: `${place}[]` };
}

const TYPES: Readonly<Record<string, string>> = {
  boolean: "`true`, `false`",
  string: "text",
  object: "mapping",
};

function branches(schema: Schema): Schema[] {
  return schema.anyOf ? schema.anyOf.flatMap(branches) : [schema];
}

function typeOf(schema: Schema): string {
  if (schema.enum) return schema.enum.map((value) => `\`${String(value)}\``).join(", ");
  if (schema.const !== undefined) return `\`${String(schema.const)}\``;
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(" or ");
  if (schema.type === "array") return `list of ${schema.items ? typeOf(schema.items) : "anything"}`;
  const types = [schema.type ?? "any"].flat();
  return types.map((type) => TYPES[type] ?? type).join(" or ");
}

function defaultOf({ default: value }: Schema, required: boolean): string {
  if (value === undefined) return required ? "required" : "";
  return `\`${typeof value === "string" ? value || '""' : JSON.stringify(value)}\``;
}
