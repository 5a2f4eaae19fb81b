/**
 * The homes of this machine: those of the user database, and what else is in /home. Which of them a person uses is not
 * guessed: a home without a client's file costs a few failed look-ups.
 */
import { readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import { orElse } from "../../errors/or-else.ts";

/** Homes of accounts that have none, or of the kernel. */
const NONE = /^\/(?:$|(?:dev|proc|sys|bin|sbin|usr|nonexistent)(?:\/|$))/;

/** Returns real paths, sorted. `passwd`: of the user database. */
export function homesOf(passwd = orElse(() => readFileSync("/etc/passwd", "utf8"), "")): string[] {
  const named = passwd.split("\n").map((line) => line.split(":")[5] ?? "");
  const others = orElse(() => readdirSync("/home").map((name) => join("/home", name)), []);
  const homes = ["/root", ...named, ...others].flatMap((home) => {
    const path = home.startsWith("/") ? orElse(() => realpathSync(home), "") : "";
    return path !== "" && !NONE.test(path) && isDirectory(path) ? [path] : [];
  });
  return [...new Set(homes)].sort();
}

function isDirectory(path: string): boolean {
  return orElse(() => statSync(path).isDirectory(), false);
}
