/**
 * The answers of a Python SDK's pydantic models as declarations of TypeScript, so that cases are made of them as of the
 * types of an SDK for JavaScript.
 */
import { execFileSync } from "node:child_process";

/** Of JSON Schema, what pydantic writes. */
interface Schema {
  $defs?: Record<string, Schema>;
  $ref?: string;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  type?: string;
  format?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
}

const WRITE = `import importlib, json, sys
model = getattr(importlib.import_module(sys.argv[1]), sys.argv[2])
print(json.dumps(model.model_json_schema(by_alias=True)))`;

/** A module that declares the model and all that it holds; each field is an option, as every one of Google's is. */
export function declarations(python: string, module: string, model: string): string {
  const output = execFileSync(python, ["-c", WRITE, module, model], { encoding: "utf8", maxBuffer: 1 << 26 });
  const { $defs = {}, ...root } = JSON.parse(output) as Schema;
  const named = Object.entries({ ...$defs, [model]: root });
  return named.map(([name, schema]) => `export ${declared(name, schema)}\n`).join("");
}

function declared(name: string, { properties, ...schema }: Schema): string {
  if (properties === undefined) return `type ${name} = ${typeOf(schema)};`;
  const fields = Object.entries(properties).map(
    ([key, value]) => `${JSON.stringify(key)}?: ${typeOf(value)};`,
  );
  return `interface ${name} { ${fields.join(" ")} }`;
}

function typeOf({ $ref, anyOf, enum: values, const: value, type, format, items }: Schema): string {
  if ($ref) return $ref.slice("#/$defs/".length);
  if (anyOf)
    return anyOf
      .filter((one) => one.type !== "null")
      .map(typeOf)
      .join(" | ");
  if (values ?? value) return (values ?? [value]).map((one) => JSON.stringify(one)).join(" | ");
  switch (type) {
    case "string":
      return format === "base64url" ? "Uint8Array" : "string";
    case "integer":
    case "number":
      return "number";
    case "boolean":
      return "boolean";
    case "array":
      return `Array<${items ? typeOf(items) : "unknown"}>`;
    default:
      return "unknown";
  }
}
