/**
 * Ends the process in order after its terminal has closed: Node sets the terminal's mode back at the end, and aborts if
 * that fails, with exit code 134 in place of its own. The lost terminal's descriptors become /dev/null before that.
 */
import { closeSync, openSync } from "node:fs";
import { isatty } from "node:tty";

export function releaseLostTerminal(): void {
  const terminals = [0, 1, 2].filter((fd) => isatty(fd));
  if (terminals.length === 0) return;
  process.on("exit", () => {
    for (const fd of terminals) {
      if (isatty(fd)) continue;
      closeSync(fd);
      openSync("/dev/null", "r+"); // takes the lowest free number, which is this one
    }
  });
}
