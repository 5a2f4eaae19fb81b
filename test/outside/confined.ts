/** How `make outside` starts servers of others. */
import { chownSync, mkdirSync, writeFileSync } from "node:fs";
import type { Installed } from "./install.ts";
import type { Start } from "./listing.ts";
import type { OutsideServer } from "./servers.ts";

/** Who the servers run as. */
export const NOBODY = 65534;

/**
 * A server runs as nobody, without a network but its own loopback, and whatever it leaves running ends with it.
 * The words come before its own.
 */
const CONFINED = [
  ...["unshare", "--net", "--pid", "--fork", "--kill-child", "--mount-proc", "--", "sh", "-c"],
  `ip link set lo up && exec setpriv --reuid ${NOBODY} --regid ${NOBODY} --clear-groups --no-new-privs "$@"`,
  "sh",
];

/** How to start it, with its home and files below `directory`, which nobody can pass; its cwd is the home. */
export function confined(server: OutsideServer, { command }: Installed, directory: string): Start {
  const [home, own] = ["home", "own"].map((name) => placeForNobody(directory, name)) as [string, string];
  const filled = (word: string) => word.replace("{directory}", own);
  for (const [name, text] of Object.entries(server.files ?? {})) writeFileSync(`${own}/${name}`, text);
  const env = Object.fromEntries(Object.entries(server.env ?? {}).map(([key, word]) => [key, filled(word)]));
  return {
    command: [...CONFINED, ...command, ...(server.args ?? []).map(filled)],
    cwd: home,
    env: { ...env, HOME: home },
  };
}

export function placeForNobody(directory: string, name: string): string {
  const path = `${directory}/${name}`;
  mkdirSync(path);
  chownSync(path, NOBODY, NOBODY);
  return path;
}
