/** The configuration that an agent program's `prepare` wrote, with many servers in place of `weather`. */
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { stringify as toml, parse as tomlOf } from "smol-toml";
import { stringify as yaml, parse as yamlOf } from "yaml";

/** What each server is given beside its command: time, and that its tools are offered at once and not after a search. */
const AT_ONCE: Readonly<Record<string, object>> = {
  cline: { timeout: 600 },
  qwen: { alwaysLoadTools: true, discoveryTimeoutMs: 600_000, timeout: 600_000 },
  pi: { exposure: "direct", timeout: 600 },
};

const FORMATS: Readonly<Record<string, { parse(text: string): unknown; print(value: object): string }>> = {
  ".json": { parse: JSON.parse, print: (value) => JSON.stringify(value) },
  ".toml": { parse: tomlOf, print: toml },
  ".yaml": { parse: (text) => yamlOf(text) as unknown, print: yaml },
};

/**
 * `files`: those of the servers' lists, by id. In each the word FILE stands for the list's path. Throws if no settings of the home name the server.
 */
export function replaceServer(home: string, agent: string, files: ReadonlyMap<string, string>): void {
  let found = 0;
  for (const path of settingsIn(home)) {
    const { parse, print } = FORMATS[extname(path)] as (typeof FORMATS)[string];
    const settings = parse(readFileSync(path, "utf8")) as object;
    if (
      !replaced(settings, (weather) => [...files].map(([id, file]) => [id, served(weather, id, file, agent)]))
    )
      continue;
    writeFileSync(path, print(settings));
    found++;
  }
  if (found === 0) throw new Error(`${agent} has no server in its settings below ${home}`);
}

function settingsIn(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: "utf8" })
    .filter((name) => extname(name) in FORMATS)
    .map((name) => join(directory, name))
    .filter((path) => statSync(path).isFile());
}

/** The server `weather` as another, which also has its name within if `weather` has. */
function served(weather: object, id: string, file: string, agent: string): object {
  const text = JSON.stringify(weather).replaceAll('"FILE"', () => JSON.stringify(file));
  return {
    ...(JSON.parse(text) as object),
    ...("name" in weather ? { name: id } : {}),
    ...AT_ONCE[agent],
  };
}

/** Puts others in the place of the member or the element `weather`; returns whether there is one. */
function replaced(value: unknown, others: (weather: object) => [string, object][]): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(value)) {
    const at = value.findIndex((one: unknown) => (one as { name?: unknown } | null)?.name === "weather");
    if (at >= 0) value.splice(at, 1, ...others(value[at] as object).map(([, server]) => server));
    return at >= 0 || value.some((inner) => replaced(inner, others));
  }
  const holder = value as Record<string, object>;
  const { weather } = holder;
  if (weather === undefined) return Object.values(holder).some((inner) => replaced(inner, others));
  delete holder.weather;
  Object.assign(holder, Object.fromEntries(others(weather)));
  return true;
}
