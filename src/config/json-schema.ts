/**
 * The JSON Schema of the configuration file, for editors and for docs/schema/config.schema.json, and the
 * queries that error messages need: which keys are valid at which path.
 */
import * as z from "zod";
import { configSchema } from "./schema.ts";

export interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  description?: string;
  default?: unknown;
}

let cached: JsonSchema | undefined;

export function configJsonSchema(): JsonSchema {
  cached ??= {
    ...(z.toJSONSchema(configSchema(), { io: "input", target: "draft-2020-12" }) as JsonSchema),
    ...{ title: "netmon configuration" },
  };
  return cached;
}

/** The text of docs/schema/config.schema.json. */
export function configJsonSchemaText(): string {
  return `${JSON.stringify(configJsonSchema(), null, 2)}\n`;
}

function branches(schema: JsonSchema): JsonSchema[] {
  return schema.anyOf ? schema.anyOf.flatMap(branches) : [schema];
}

/** The schemas that apply at a path; empty if the path is not valid. */
export function schemasAt(path: readonly PropertyKey[]): JsonSchema[] {
  return path.reduce<JsonSchema[]>(
    (at, part) =>
      at.flatMap((schema) => {
        if (typeof part === "number") return schema.items ? branches(schema.items) : [];
        const property = Object.hasOwn(schema.properties ?? {}, part)
          ? schema.properties?.[String(part)]
          : undefined;
        if (property) return branches(property);
        return typeof schema.additionalProperties === "object" ? branches(schema.additionalProperties) : [];
      }),
    branches(configJsonSchema()),
  );
}

export function keysAt(path: readonly PropertyKey[]): string[] {
  return schemasAt(path).flatMap((schema) => Object.keys(schema.properties ?? {}));
}

/** Every key of the file as a dotted path; list items are `[]`, free keys `<name>`. */
export function allKeyPaths(schema: JsonSchema = configJsonSchema(), prefix = ""): string[] {
  return branches(schema).flatMap((branch) => {
    const own = Object.entries(branch.properties ?? {}).flatMap(([key, child]) => {
      const path = prefix === "" ? key : `${prefix}.${key}`;
      return [path, ...allKeyPaths(child, path)];
    });
    const items = branch.items ? allKeyPaths(branch.items, `${prefix}[]`) : [];
    const free =
      typeof branch.additionalProperties === "object"
        ? allKeyPaths(branch.additionalProperties, `${prefix}.<name>`)
        : [];
    return [...own, ...items, ...free];
  });
}
