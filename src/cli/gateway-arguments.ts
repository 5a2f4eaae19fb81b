/** Values of netmon gateway's options. Failure: InvalidArgumentError, which commander shows with the option. */
import { InvalidArgumentError } from "commander";
import { toolFilter } from "../policy/tool-filter.ts";

export function portNumber(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) throw new InvalidArgumentError("Give a port, 0 to 65535.");
  return port;
}

export function collect(text: string, texts: string[]): string[] {
  return [...texts, text];
}

export function collectPattern(pattern: string, patterns: string[]): string[] {
  try {
    toolFilter([pattern], []);
  } catch (error) {
    throw new InvalidArgumentError(error instanceof Error ? error.message : String(error));
  }
  return [...patterns, pattern];
}

/** RFC 9110 section 5: a token, and a value without line breaks. The value is not repeated: it may be a secret. */
export function collectHeader(
  text: string,
  headers: (readonly [string, string])[],
): (readonly [string, string])[] {
  const found = /^([!#$%&'*+\-.^_`|~0-9A-Za-z]+)\s*:[ \t]*([\t\x20-\x7e\x80-\xff]*)$/.exec(text);
  if (found === null) throw new InvalidArgumentError('Write it as "Name: value".');
  return [...headers, [found[1] as string, (found[2] as string).trim()] as const];
}

export function fingerprint(text: string): string {
  if (!/^sha256:[0-9a-f:]+$/i.test(text) || text.slice(7).replaceAll(":", "").length !== 64)
    throw new InvalidArgumentError("Write it as sha256: and 64 hexadecimal digits.");
  return text;
}
