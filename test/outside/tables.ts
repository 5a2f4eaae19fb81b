/** The tables of docs/clients.md that are made from what was seen. */
import { readFileSync, writeFileSync } from "node:fs";
import type { Seen } from "./seen.ts";

const FILE = new URL("../../docs/clients.md", import.meta.url);
const PARTS = ["servers", "sdks", "agents"] as const;

/** All of them, by part. */
export function tables({ servers, sdks, agents }: Seen): Record<keyof Seen, string> {
  return { servers: serverTable(servers), sdks: sdkTable(sdks), agents: agentTable(agents) };
}

/** What docs/clients.md has. */
export function documentedTables(): Record<string, string> {
  const text = readFileSync(FILE, "utf8");
  return Object.fromEntries(
    PARTS.map((part) => {
      const [from, to] = place(text, part);
      return [part, text.slice(from, to).trim()];
    }),
  );
}

export function writeTables(seen: Seen): void {
  let text = readFileSync(FILE, "utf8");
  for (const [part, table] of Object.entries(tables(seen))) {
    const [from, to] = place(text, part);
    text = `${text.slice(0, from)}\n${table}\n\n${text.slice(to)}`;
  }
  writeFileSync(FILE, text);
}

/** Between the lines that mark it. */
function place(text: string, part: string): [from: number, to: number] {
  const begin = `<!-- ${part}: written by make outside -->\n`;
  const [from, to] = [text.indexOf(begin), text.indexOf(`<!-- end of ${part} -->\n`)];
  if (from < 0 || to < from) throw new Error(`docs/clients.md has no place for the table of ${part}`);
  return [from + begin.length, to];
}

function serverTable(servers: Seen["servers"]): string {
  const rows = Object.entries(servers).map(([name, { version, tools, outcome, unstable }]) => {
    const own =
      unstable === undefined ? "" : `; the server itself words ${unstable.length} differently at times`;
    return [`${name} ${version}`, tools, `${outcome}${own}`];
  });
  return table(["server", "tools", "behind the shim"], rows);
}

function sdkTable(sdks: Seen["sdks"]): string {
  const rows = Object.entries(sdks).map(([name, { version, cases, different, requests, unknown = {} }]) => {
    // in the least and the fullest form, whole and as a stream
    const other = Object.keys(different).map((one) => one.replace(/ (minimal|full)( streamed)?$/, ""));
    const known = requests === undefined ? ["-", "-"] : [requests, allBut(Object.keys(unknown))];
    return [`${name} ${version}`, cases, allBut(other), ...known];
  });
  return table(["SDK", "answers", "handed on as they came", "requests", "known"], rows);
}

function allBut(others: string[]): string {
  return others.length === 0 ? "all" : `all but ${[...new Set(others)].join(", ")}`;
}

function agentTable({ versions, tests, failed }: Seen["agents"]): string {
  const programs = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  const outcome = failed.length === 0 ? "all pass" : `these fail: ${failed.join("; ")}`;
  return table(["agents", "tests", "outcome"], [[programs.join(", "), tests, outcome]]);
}

function table(head: string[], rows: (string | number)[][]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
