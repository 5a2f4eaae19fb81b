/** What netmon discover found, for people. Names and paths are others' text, and escaped. */
import type { ComparedServer } from "../../analysis/discover/declared-or-not.ts";
import type { SessionServer } from "../../analysis/discover/session-servers.ts";
import type { Inventory } from "../../clients/inventory/inventory.ts";
import { columns, cut, plural } from "./layout.ts";
import { type Painter, printable, type Style } from "./terminal.ts";

export interface ComparedInventory extends Omit<Inventory, "servers"> {
  user: string;
  servers: ComparedServer[];
}

const WIDEST = 60;
const HASH = "sha256:".length + 12;

const STYLES: Readonly<Record<ComparedServer["state"], Style>> = {
  declared: "green",
  undeclared: "yellow",
  elsewhere: "red",
  unknown: "dim",
};

const LABELS: Readonly<Record<ComparedServer["state"], string>> = {
  declared: "declared",
  undeclared: "not declared",
  elsewhere: "declared as another",
  unknown: "not comparable",
};

export function configsText(places: readonly ComparedInventory[], painter: Painter): string {
  const shown = places.filter(
    ({ servers, code, unread }) => servers.length + code.length + unread.length > 0,
  );
  const all = places.flatMap(({ servers }) => servers);
  const open = all.filter(({ state }) => state !== "declared");
  const declare = new Set(open.flatMap(({ declare }) => (declare === null ? [] : [declare])));
  return [
    ...shown.flatMap((place) => placeText(place, painter)),
    `${plural(all.length, "server")}, ${open.length} not declared; looked at ${plural(places.length, "place")}`,
    ...(declare.size === 0
      ? []
      : [painter.paint("bold", "Entries for sandbox.mcp.servers that would declare them")]),
    ...[...declare].map((entry) => `  - ${printable(entry)}`),
    "",
  ].join("\n");
}

function placeText(
  { kind, directory, user, servers, code, unread }: ComparedInventory,
  { paint }: Painter,
): string[] {
  const rows = servers.map((server) => [
    `  ${printable(server.client)}`,
    printable(server.name),
    paint(STYLES[server.state], LABELS[server.state]),
    server.would_block ? paint("red", "would be refused") : "",
    server.wrapped ? paint("green", "behind netmon") : "not inspected",
    cut(printable(server.what ?? "-"), WIDEST),
    printable([`${server.file}:${server.at}`, ...(server.why === null ? [] : [`(${server.why})`])].join(" ")),
  ]);
  const run = code.map((one) => [
    `  ${printable(one.client)}`,
    one.kind,
    cut(printable(one.name), WIDEST),
    one.sha256 === null ? "not hashed" : one.sha256.slice(0, HASH),
    printable(one.path),
  ]);
  return [
    paint("bold", `${kind === "system" ? "system" : kind} ${printable(directory)}`) +
      paint("dim", `  as ${printable(user)}`),
    ...columns(rows),
    ...(run.length === 0 ? [] : [`  ${paint("bold", "what agents run or follow besides")}`, ...columns(run)]),
    ...unread.map(({ path, why }) => paint("yellow", `  not read: ${printable(path)}: ${printable(why)}`)),
    "",
  ];
}

export function sessionText(session: string, servers: readonly SessionServer[], { paint }: Painter): string {
  if (servers.length === 0)
    return `session ${printable(session)}: no event shows a server that nothing inspects\n`;
  const rows = servers.map((server) => [
    `  ${printable(server.server_id)}`,
    `by ${EVIDENCE[server.evidence]}`,
    `${server.confidence} confidence`,
    server.would_block ? paint("red", "would be refused") : "",
    cut(printable(server.command || (server.address ?? "-")), WIDEST),
  ]);
  const declare = new Set(servers.flatMap(({ declare }) => (declare === null ? [] : [declare])));
  return [
    paint("bold", `session ${printable(session)}: ${plural(servers.length, "server")} that nothing inspects`),
    ...columns(rows),
    ...servers.map(({ text }) => paint("dim", `  ${printable(text)}`)),
    ...(declare.size === 0 ? [] : [paint("bold", "Entries for sandbox.mcp.servers that would declare them")]),
    ...[...declare].map((entry) => `  - ${printable(entry)}`),
    "",
  ].join("\n");
}

const EVIDENCE: Readonly<Record<SessionServer["evidence"], string>> = {
  message: "its client's messages",
  offered: "offered tools",
  command: "its command line",
  host: "its host's name",
};
