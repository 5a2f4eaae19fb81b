/**
 * Commands of clients' files that hold more than a program. Clients give `command` to the system as the name of a
 * program, so `npx -y server` starts nothing; a shell splits it.
 */

/** Words that no file name with spaces goes on with. */
const ARGUMENT = /^(?:--?\w|[/~$"'])/;

/** Reports whether a command is a program and its arguments. `shell`: the client's shell takes every space as an end. */
export function isCommandLine(command: string, shell: boolean): boolean {
  const [first = "", ...more] = command.trim().split(/\s+/);
  if (more.length === 0) return false;
  // a bare name is looked up on PATH, where no program has a space in its name
  return shell || !/[/\\]/.test(first) || more.some((word) => ARGUMENT.test(word));
}
