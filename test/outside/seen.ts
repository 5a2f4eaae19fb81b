/** The committed table of what was seen: names, versions and outcomes. */
import { readFileSync, writeFileSync } from "node:fs";
import type { SdkOutcome } from "./sdks.ts";
import type { ServerOutcome } from "./server-outcome.ts";

const FILE = new URL("./seen.json", import.meta.url);

export interface AgentsOutcome {
  versions: Record<string, string>;
  /** Of test/agents, how many there are. */
  tests: number;
  /** Tests of test/agents that fail with them. */
  failed: string[];
}

export interface Seen {
  servers: Record<string, ServerOutcome>;
  sdks: Record<string, SdkOutcome>;
  agents: AgentsOutcome;
}

export function readSeen(): Seen {
  return JSON.parse(readFileSync(FILE, "utf8")) as Seen;
}

export function writeSeen(seen: Seen): void {
  writeFileSync(FILE, `${JSON.stringify(seen, null, 2)}\n`);
}

/** Each difference in one line, by its path: what is new, what is gone, what is different. */
export function differences(before: unknown, now: unknown, path = ""): string[] {
  if (!isObject(before) || !isObject(now)) {
    const [was, is] = [JSON.stringify(before), JSON.stringify(now)];
    if (was === is) return [];
    if (before === undefined) return [`${path}: new: ${is}`];
    return [now === undefined ? `${path}: gone, was ${was}` : `${path}: ${is}, was ${was}`];
  }
  const keys = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...keys].flatMap((key) => differences(before[key], now[key], path === "" ? key : `${path} ${key}`));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
