/**
 * Secrets in arguments work, but netmon warns that others can read them. Hiding them afterwards would be too late.
 */
import { shownUrl } from "../../event/shown-url.ts";
import { type CliIo, painter } from "../output/terminal.ts";

/** `instead` continues "give it". */
export function warnOfArgument(io: CliIo, what: string, instead: string): void {
  const { paint } = painter(io.stderr, io.env);
  io.stderr.write(
    `${paint("yellow", "netmon: warning:")} ${what} is in the command line, which every user of this machine can read ` +
      `in /proc: ${instead}\n`,
  );
}

/** Whether the URL has parts that netmon hides. */
export function mayHoldSecret(url: string): boolean {
  return shownUrl(url) !== url;
}
