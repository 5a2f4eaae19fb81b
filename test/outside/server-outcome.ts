/**
 * One server directly and behind the shim in enforce, in two directories by turns: the shim must offer all that the
 * server does, each time, unchanged, and must not report a changed definition.
 */
import { chmodSync } from "node:fs";
import { isDeepStrictEqual, stripVTControlCharacters } from "node:util";
import { Netmon } from "../peers/netmon.ts";
import { confined, placeForNobody } from "./confined.ts";
import type { Installed } from "./install.ts";
import { type Listing, listing, type Start, type Tool } from "./listing.ts";
import type { OutsideServer } from "./servers.ts";

const PLACES = ["one", "two"] as const;
/** Of the starts behind the shim. */
const TURNS = ["one", "two", "one", "two", "one"] as const;

export interface ServerOutcome {
  version: string;
  tools: number;
  /** `same`, or what differs behind the shim, or why it cannot start. */
  outcome: string;
  /** Tools whose definition the server itself words differently in another start or directory. */
  unstable?: string[];
}

export async function serverOutcome(server: OutsideServer, installed: Installed): Promise<ServerOutcome> {
  const netmon = new Netmon({
    sandbox: { mcp: { mode: "enforce", servers: [{ id: "outside", type: "stdio", command: "outside" }] } },
  });
  try {
    chmodSync(netmon.directory, 0o711); // nobody has to pass; the store has its own modes
    return await compared(server, installed, netmon);
  } finally {
    await netmon.remove();
  }
}

async function compared(server: OutsideServer, installed: Installed, netmon: Netmon): Promise<ServerOutcome> {
  const { version, directory } = installed;
  const alone = confined(server, installed, netmon.directory);
  const places = {
    one: placeForNobody(netmon.directory, "one"),
    two: placeForNobody(netmon.directory, "two"),
  };
  const start = (place: (typeof PLACES)[number], behindShim: boolean): Start => ({
    ...alone,
    command: behindShim ? netmon.shim("outside", alone.command) : alone.command,
    cwd: places[place],
  });

  const direct = {} as Record<(typeof PLACES)[number], Listing>;
  try {
    for (const place of PLACES) direct[place] = await listing(start(place, false));
  } catch (error) {
    return { version, tools: 0, outcome: `cannot start: ${reason(error, netmon.directory, directory)}` };
  }
  const unstable = differing(direct.one.tools, direct.two.tools);
  const faults = new Set<string>();
  for (const place of TURNS) {
    try {
      for (const fault of faultsOf(direct[place], await listing(start(place, true)), unstable))
        faults.add(fault);
    } catch (error) {
      faults.add(`behind the shim: ${reason(error, netmon.directory, directory)}`);
    }
  }
  for (const event of netmon.events())
    if (event.type === "mcp_tool_changed") faults.add(`reported as changed: ${event.tool_name}`);
  return {
    version,
    tools: direct.one.tools.length,
    outcome: faults.size === 0 ? "same" : [...faults].toSorted().join("; "),
    ...(unstable.length === 0 ? {} : { unstable }),
  };
}

function differing(some: readonly Tool[], others: readonly Tool[]): string[] {
  const byName = new Map(others.map((tool) => [tool.name, tool]));
  return some.filter((tool) => !isDeepStrictEqual(tool, byName.get(tool.name))).map(({ name }) => name);
}

/** The tools that the server words differently itself must only be there. */
function faultsOf(direct: Listing, shimmed: Listing, unstable: readonly string[]): string[] {
  const names = (of: Listing) => of.tools.map(({ name }) => name);
  const [wanted, got] = [names(direct), names(shimmed)];
  const lost = wanted.filter((name) => !got.includes(name));
  const added = got.filter((name) => !wanted.includes(name));
  const known = [...lost, ...unstable];
  const changed = differing(direct.tools, shimmed.tools).filter((name) => !known.includes(name));
  return [
    ...lost.map((name) => `lost: ${name}`),
    ...added.map((name) => `added: ${name}`),
    ...changed.map((name) => `different: ${name}`),
    ...(lost.length + added.length === 0 && !isDeepStrictEqual(wanted, got)
      ? ["another order of tools"]
      : []),
    ...(direct.instructions === shimmed.instructions ? [] : ["different: its instructions"]),
  ];
}

/** Without what differs between two runs. */
function reason(error: unknown, directory: string, installed: string): string {
  return stripVTControlCharacters((error as Error).message)
    .replaceAll(directory, "DIR")
    .replaceAll(installed, "PACKAGE")
    .replace(/\b\d{4}-\d\d-\d\d[T ][\d:.,]+Z?/g, "TIME")
    .slice(0, 300);
}
