/**
 * Secrets in arguments work, but netmon warns that others can read them. Hiding them afterwards would be too late.
 */
import { shownUrl } from "../../event/shown-url.ts";
import { warn } from "../output/messages.ts";
import type { CliIo } from "../output/terminal.ts";

/** `instead` continues "give it". */
export function warnOfArgument(io: CliIo, what: string, instead: string): void {
  warn(io, `${what} is in the command line, which every user of this machine can read in /proc: ${instead}`);
}

/** Whether the URL has parts that netmon hides. */
export function mayHoldSecret(url: string): boolean {
  return shownUrl(url) !== url;
}
