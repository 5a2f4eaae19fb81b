/**
 * JSONPath (RFC 9535) into the arguments of a tool call. The functions `match` and `search` are not supported, because
 * they would run patterns that do not take linear time over text that a model wrote.
 *
 * A path that cannot be compiled throws ValueError; arguments too deep to walk throw when selecting, and the caller
 * blocks.
 */
import { JSONPathEnvironment, type JSONValue } from "json-p3";
import { errorMessage } from "../errors/error-message.ts";
import { ValueError } from "../registry/value-error.ts";

export interface ArgumentPath {
  readonly source: string;
  /**
   * Returns the texts at the path, and numbers and booleans as JSON text, including those below a list or an object
   * there: servers may take a list of one for its element, or convert it to text. Throws for arguments deeper than the
   * limit, and for numbers over 2^53, which are not exact: the server reads other digits.
   */
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
      `${JSON.stringify(source)} is not JSONPath: ${errorMessage(error)}`,
      "write $.path.to.value, or $..* for every value (RFC 9535, without match() and search())",
    );
  }
  return {
    source,
    select: (args) => textsIn(query.query(args as JSONValue).values()),
  };
}

/** Returns each text once, and visits each list or object once: `$..*` selects both a list and its elements. */
function textsIn(values: readonly unknown[]): string[] {
  const texts = new Set<string>();
  const seen = new Set<object>();
  const open: unknown[] = [...values];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === "string") texts.add(next);
    else if (typeof next === "boolean") texts.add(String(next));
    else if (typeof next === "number") texts.add(exactly(next));
    else if (typeof next === "object" && next !== null && !seen.has(next)) {
      seen.add(next);
      for (const child of Object.values(next)) open.push(child);
    }
  }
  return [...texts];
}

function exactly(value: number): string {
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER)
    throw new RangeError("a number in the arguments is larger than can be read exactly");
  return String(value);
}
