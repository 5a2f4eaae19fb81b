/**
 * JSONPath (RFC 9535) into the arguments of a tool call. The functions `match` and `search` are left out:
 * they would run patterns whose time is not linear over text that a model wrote.
 *
 * Failure: a path that cannot be compiled is a ValueError; arguments too deep to walk throw when selecting,
 * and the caller blocks.
 */
import { JSONPathEnvironment, type JSONValue } from "json-p3";
import { ValueError } from "../registry/value-error.ts";

export interface ArgumentPath {
  readonly source: string;
  /** Texts, and numbers and booleans as JSON text, at the path. Throws on arguments deeper than the limit. */
  select(args: unknown): string[];
}

const environment = new JSONPathEnvironment({ strict: true });
environment.functionRegister.delete("match");
environment.functionRegister.delete("search");

/** Throws ValueError. */
export function argumentPath(source: string): ArgumentPath {
  let query: ReturnType<JSONPathEnvironment["compile"]>;
  try {
    query = environment.compile(source);
  } catch (error) {
    throw new ValueError(
      `${JSON.stringify(source)} is no JSONPath: ${error instanceof Error ? error.message : String(error)}`,
      "write $.path.to.value, or $..* for every value (RFC 9535, without match() and search())",
    );
  }
  return {
    source,
    select: (args) =>
      query
        .query(args as JSONValue)
        .values()
        .flatMap((value): string[] => {
          if (typeof value === "string") return [value];
          if (typeof value === "number" || typeof value === "boolean") return [String(value)];
          return [];
        }),
  };
}
