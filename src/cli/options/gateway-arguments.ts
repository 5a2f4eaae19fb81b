/** Values of netmon gateway's options. Errors are InvalidArgumentError, which commander shows with the option. */
import { InvalidArgumentError } from "commander";
import { inputFile } from "../../config/input-file.ts";
import { parsedBy } from "./shared-options.ts";

const MAX_HEADER_BYTES = 1 << 20;

/** RFC 9110 section 5: a token, and a value without line breaks. Errors omit the value, which may be a secret. */
export function collectHeader(
  text: string,
  headers: (readonly [string, string])[],
): (readonly [string, string])[] {
  const found = /^([!#$%&'*+\-.^_`|~0-9A-Za-z]+)\s*:[ \t]*([\t\x20-\x7e\x80-\xff]*)$/.exec(text);
  if (found === null) throw new InvalidArgumentError('Write it as "Name: value".');
  return [...headers, [found[1] as string, (found[2] as string).trim()] as const];
}

const FROM_ENV = /^([!#$%&'*+\-.^_`|~0-9A-Za-z]+)=env:([A-Za-z_]\w*)$/;

/** Parses `Name: value`, reported to `onPlain`, or `Name=env:VARIABLE`, which hides the value from other users. */
export function collectHeaderOf(env: NodeJS.ProcessEnv, onPlain = (): void => {}): typeof collectHeader {
  return (text, headers) => {
    const [, name, variable = ""] = FROM_ENV.exec(text) ?? [];
    if (name === undefined) {
      onPlain();
      return collectHeader(text, headers);
    }
    const value = env[variable];
    if (value === undefined) throw new InvalidArgumentError(`The variable ${variable} is not set.`);
    return collectHeader(`${name}: ${value}`, headers);
  };
}

/** Reads lines `Name: value` of a file; skips empty lines and those that begin with #. */
export function collectHeaderFile(
  file: string,
  headers: (readonly [string, string])[],
): (readonly [string, string])[] {
  const text = parsedBy(() => inputFile(file, MAX_HEADER_BYTES).toString("latin1"));
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "" && !line.startsWith("#"));
  return lines.reduce((all, line) => collectHeader(line, all), headers);
}

export function fingerprint(text: string): string {
  if (!/^sha256:[0-9a-f:]+$/i.test(text) || text.slice(7).replaceAll(":", "").length !== 64)
    throw new InvalidArgumentError("Write it as sha256: and 64 hexadecimal digits.");
  return text;
}
