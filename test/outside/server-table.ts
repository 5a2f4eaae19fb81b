/** The table of servers in docs/clients.md, made from what was seen. */
import { readFileSync, writeFileSync } from "node:fs";
import type { Seen } from "./seen.ts";

const FILE = new URL("../../docs/clients.md", import.meta.url);
const [BEGIN, END] = ["<!-- servers: written by make outside -->\n", "<!-- end of servers -->\n"];

export function serverTable({ servers }: Pick<Seen, "servers">): string {
  const rows = Object.entries(servers).map(
    ([name, { version, tools, outcome, unstable }]) =>
      `| ${name} ${version} | ${tools} | ${outcome}${
        unstable === undefined ? "" : `; the server itself words ${unstable.length} differently at times`
      } |`,
  );
  return ["| server | tools | behind the shim |", "| --- | --- | --- |", ...rows].join("\n");
}

/** What docs/clients.md has. */
export function documentedTable(): string {
  const { table } = parts();
  return table.trim();
}

export function writeTable(seen: Seen): void {
  const { before, after } = parts();
  writeFileSync(FILE, `${before}${BEGIN}\n${serverTable(seen)}\n\n${END}${after}`);
}

function parts(): { before: string; table: string; after: string } {
  const text = readFileSync(FILE, "utf8");
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error("docs/clients.md has no place for the table of servers");
  return {
    before: text.slice(0, begin),
    table: text.slice(begin + BEGIN.length, end),
    after: text.slice(end + END.length),
  };
}
