/** The tests of test/agents with the newest releases of the agent programs, instead of those it pins. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { npmInstall } from "./install.ts";
import type { AgentsOutcome } from "./seen.ts";

const PINNED = new URL("../agents/package.json", import.meta.url);
const ROOT = fileURLToPath(new URL("../..", import.meta.url));

interface Report {
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

export async function agentsOutcome(directory: string): Promise<AgentsOutcome> {
  mkdirSync(directory, { recursive: true });
  const { dependencies, others } = JSON.parse(readFileSync(PINNED, "utf8")) as Record<
    string,
    Record<string, string>
  >;
  const pinned = Object.entries({ ...dependencies, ...others });
  for (const [name, version] of pinned) await installAgent(name, version, directory);
  const names = pinned.map(([name]) => name);
  const versions = Object.fromEntries(
    names.map((name) => [name, versionOf(join(directory, "node_modules", name))]),
  );
  const file = join(directory, "report.json");
  const vitest = [
    "vitest",
    "run",
    "test/agents",
    "--reporter=default",
    "--reporter=json",
    `--outputFile=${file}`,
  ];
  const env = { ...process.env, NETMON_AGENTS: join(directory, "node_modules") };
  const child = spawn("npx", vitest, { cwd: ROOT, env, stdio: ["ignore", 2, 2] });
  await once(child, "close");
  const { testResults } = JSON.parse(readFileSync(file, "utf8")) as Report;
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const named = (status: string) =>
    tests.filter((test) => test.status === status).map((test) => test.fullName);
  return { versions, tests: tests.length, failed: named("failed").toSorted() };
}

/** The newest version; or the pinned one while a registry lacks a part of the newest, e.g. its program for this platform. */
async function installAgent(name: string, pinned: string, directory: string): Promise<void> {
  // their scripts place their programs
  const install = (version: string) => npmInstall([`${name}@${version}`], directory, true);
  await install("latest").catch(async (error: Error) => {
    console.error(`${name}: the newest version cannot be installed, ${pinned} is tested: ${error.message}`);
    await install(pinned);
  });
}

function versionOf(directory: string): string {
  return (JSON.parse(readFileSync(join(directory, "package.json"), "utf8")) as { version: string }).version;
}
