/**
 * The end of a process after an uncaught error: recorded, flushed as far as possible at once, and over. It does not
 * continue in an unknown state; its supervisor starts it again.
 */
import { errorText, frames, processFaults } from "../../event/faults.ts";
import { complain } from "./messages.ts";

/** Rejections that nobody handles come here as well. */
export function endOnFault(exitCode: number): void {
  process.on("uncaughtException", (error: unknown) => {
    try {
      processFaults.last(error);
      const text = [errorText({ part: "process", error }), ...frames(error)].join("\n    ");
      complain(process, `stops after an uncaught error: ${text}`);
    } finally {
      process.exit(exitCode);
    }
  });
}
