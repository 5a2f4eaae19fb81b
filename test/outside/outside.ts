/**
 * `make outside`: the newest releases of other people's servers, SDKs and agents with netmon, compared with what was seen
 * before (seen.json). PARTS: which; ONLY: servers whose name contains one of these words; UPDATE=1: writes what is seen now, and the
 * table of docs/clients.md; CACHE: a directory that keeps the installed packages.
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { agentsOutcome } from "./agents.ts";
import { NOBODY } from "./confined.ts";
import { installNewest } from "./install.ts";
import { sdksOutcome } from "./sdks.ts";
import { differences, readSeen, type Seen, writeSeen } from "./seen.ts";
import { type ServerOutcome, serverOutcome } from "./server-outcome.ts";
import { type OutsideServer, outsideServers } from "./servers.ts";
import { writeTables } from "./tables.ts";

const PARTS = ["servers", "sdks", "agents"] as const;
type Part = (typeof PARTS)[number];
const AT_A_TIME = 2;

type Tell = (name: string, outcome: ServerOutcome) => void;

async function servers(cache: string, kept: boolean, only: string[], tell: Tell): Promise<void> {
  const chosen = ({ name }: OutsideServer) => only.length === 0 || only.some((word) => name.includes(word));
  const waiting = outsideServers.filter(chosen);
  const worker = async () => {
    for (let server = waiting.shift(); server !== undefined; server = waiting.shift()) {
      const directory = join(cache, server.name.replaceAll("/", "+"));
      const outcome = await oneServer(server, directory);
      tell(server.name, outcome);
      console.error(`${server.name} ${outcome.version}: ${outcome.tools} tools, ${outcome.outcome}`);
      if (!kept) rmSync(directory, { recursive: true, force: true });
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
}

async function oneServer(server: OutsideServer, directory: string): Promise<ServerOutcome> {
  try {
    return await serverOutcome(server, await installNewest(server, directory, NOBODY));
  } catch (error) {
    console.error(error);
    return { version: "-", tools: 0, outcome: "cannot be installed" };
  }
}

/** As the list has them, so that the table does not depend on which ended first. */
function inOrder(found: ReadonlyMap<string, ServerOutcome>): Seen["servers"] {
  return Object.fromEntries(
    outsideServers.flatMap(({ name }) => {
      const outcome = found.get(name);
      return outcome === undefined ? [] : [[name, outcome]];
    }),
  );
}

/** Beside what another run has written meanwhile. */
function addServer(name: string, outcome: ServerOutcome): void {
  const seen = readSeen();
  writeSeen({ ...seen, servers: inOrder(new Map([...Object.entries(seen.servers), [name, outcome]])) });
}

function partsOf(words: string[]): readonly Part[] {
  const unknown = words.filter((word) => !PARTS.includes(word as Part));
  if (unknown.length > 0) throw new Error(`no part ${unknown.join(" ")}: PARTS can have ${PARTS.join(" ")}`);
  return words.length === 0 ? PARTS : (words as Part[]);
}

async function main(): Promise<void> {
  const parts = partsOf(process.argv.slice(2));
  const { CACHE = "", ONLY = "", UPDATE = "" } = process.env;
  const cache = CACHE === "" ? mkdtempSync("/var/tmp/netmon-outside-") : CACHE;
  const before = readSeen();
  const now = { ...before };
  try {
    mkdirSync(cache, { recursive: true });
    chmodSync(cache, 0o755); // the servers run as nobody
    if (parts.includes("servers")) {
      const only = ONLY.split(" ").filter((word) => word !== "");
      const found = new Map(only.length === 0 ? [] : Object.entries(before.servers));
      await servers(cache, CACHE !== "", only, (name, outcome) => {
        found.set(name, outcome);
        now.servers = inOrder(found);
        // what took an hour is not lost if the rest is interrupted
        if (UPDATE !== "") addServer(name, outcome);
      });
    }
    if (parts.includes("sdks")) now.sdks = await sdksOutcome(join(cache, "sdks"));
    if (parts.includes("agents")) now.agents = await agentsOutcome(join(cache, "agents"));
  } finally {
    if (CACHE === "") rmSync(cache, { recursive: true, force: true });
  }
  const differ = differences(before, now);
  for (const line of differ) console.log(line);
  if (UPDATE !== "") {
    const chosen = Object.fromEntries(parts.map((part) => [part, now[part]]));
    const all = { ...readSeen(), ...chosen, ...(ONLY !== "" && { servers: readSeen().servers }) };
    writeSeen(all);
    writeTables(all);
  } else if (differ.length > 0) {
    console.log("Mend netmon where it is at fault; then UPDATE=1 writes what is seen now.");
    process.exitCode = 1;
  } else console.log("as seen before");
}

await main();
