/**
 * Which arguments of a server's command may be kept: those that hold no secret as far as their form tells.
 *
 * Direction of failure: closed; what may be one is taken for one. A secret that looks like a word cannot be told from
 * a word.
 */
import { apiKey } from "../../llm/dlp/api-key.ts";
import { atOnce } from "../../llm/dlp/detector.ts";

const SECRET_NAME =
  /key|token|secret|pass|pwd|auth|credential|bearer|cookie|session|signature|header|dsn|\bpat\b|\bpin\b/i;
/** Short options that take a password or a header in one program or another. */
const SECRET_OPTION = /^-[pPH]$/;
/** `NAME=`, `NAME: `, `"NAME":` */
const NAMES = /([\w-]+)["']?\s*[=:]/g;
/** User, query or fragment. */
const URL_SECRET = /:\/\/(?:[^/\s]*@|[^\s?#]*[?#])/;
/** Long and mixed: no word that a person chose. */
const OPAQUE = /^(?=.*\d)(?=.*[A-Za-z])[\w+.~%-]{20,}$/;
const PORT = /^\d{1,5}$/;
const MOST_CHARACTERS = 1024;

/** `before`: the argument in front of it, of which it may be the value. */
export function mayBeSecret(argument: string, before = ""): boolean {
  if (argument.length > MOST_CHARACTERS) return true;
  const isValue = before.startsWith("-") && !before.includes("=") && !PORT.test(argument);
  if (isValue && (SECRET_NAME.test(before) || SECRET_OPTION.test(before))) return true;
  if ([...argument.matchAll(NAMES)].some(([, name = ""]) => SECRET_NAME.test(name))) return true;
  if (URL_SECRET.test(argument)) return true;
  if (argument.split(/[\s/=:,;@"']+/).some((part) => OPAQUE.test(part))) return true;
  return atOnce(apiKey.replace(argument, () => "")) !== argument;
}

/** The arguments, where all of them may be kept; else null. */
export function plainArguments(args: readonly string[]): string[] | null {
  return args.some((argument, index) => mayBeSecret(argument, args[index - 1])) ? null : [...args];
}
