/**
 * Agents whose servers and models' addresses are in a settings file: a run gives them a copy of it, in which servers are
 * behind netmon and addresses lead to the proxy. The user's own file stays as it is. Everything that differs between such
 * agents is in their SettingsPlace.
 *
 * Direction of failure: a file that cannot be read is left to the agent, with a note.
 */

import { basename } from "node:path";
import { orElse } from "../errors/or-else.ts";
import { throughProxy, type Vendor } from "./base-url.ts";
import { type AgentConfigFile, type AgentEnvironment, isThere } from "./config-file.ts";
import { ownEntry, type ServerEntry, serverEntry, withoutPlaces } from "./entry.ts";
import { type ClientImporter, isObject, type JsonObject } from "./importer.ts";
import type { NamedBaseUrl } from "./model-address.ts";
import { replacement } from "./model-address.ts";
import { type Change, changedSettings, parseSettings, settingsFormat } from "./settings-text.ts";
import type { SetupInput, SetupServer } from "./setup.ts";

/** One address of a model in a settings file. */
export interface ModelSetting {
  keys: readonly string[];
  vendor: Vendor | null;
  provider: string;
  /** null: the agent's own default for this vendor. */
  url: string | null;
  /** The agent's default, which the file does not name: what to write there. */
  whole?(url: string): JsonObject;
}

export interface SettingsPlace {
  file: string;
  /** The directory that links must not lead out of. */
  within: string;
  /** For people. */
  label: string;
  /** Where its servers are, and how a new one is written; null: not in this file. */
  servers: {
    path: readonly string[];
    /** Whether they are a list, with names in the entries. */
    listed: boolean;
    /** The format of the agent's entries. */
    format: string;
    /** What is below the name, if the fields are not: grok's `transport`. */
    below?: string;
    entry(name: string, server: ServerEntry): JsonObject;
    /** Further settings without which no server starts. */
    besides?: readonly Change[];
  } | null;
  models(document: JsonObject): ModelSetting[];
  /** The usual path of a base URL, by vendor. */
  usual: Readonly<Record<Vendor, string>>;
}

/** The path that AI SDKs and OpenAI's expect in a base URL. */
export const WITH_VERSION: Readonly<Record<Vendor, string>> = {
  anthropic: "/v1",
  openai: "/v1",
  gemini: "/v1beta",
};

/** The base URLs that a settings file names. */
export function settingsBaseUrls(place: SettingsPlace, { files }: AgentEnvironment): NamedBaseUrl[] {
  return place.models(files.settings(place.file, place.within)).flatMap((model) => {
    const { vendor, provider, url, whole } = model;
    if (url === null) return [];
    return [
      { vendor, provider, url, from: whole ? "the agent itself" : place.label, inFile: whole === undefined },
    ];
  });
}

/** The text of the copy; null: the file stays as it is, for a reason that is added to `notes`. */
export function settingsCopy(place: SettingsPlace, input: SetupInput, notes: string[]): string | null {
  const format = settingsFormat(place.file);
  let text: string;
  let document: JsonObject;
  try {
    text = textOf(place, input);
    document = parseSettings(format, text);
  } catch (error) {
    notes.push(`${place.label} is left to the agent: ${(error as Error).message}`);
    return null;
  }
  const changes = [...serverChanges(place, document, input), ...modelChanges(place, document, input, notes)];
  return changedSettings(format, text, changes);
}

/** Has the session see the copy at the file's own path. Notes what is not covered if it cannot. */
export function coveredSettings(place: SettingsPlace, input: SetupInput, notes: string[]): void {
  const text = settingsCopy(place, input, notes);
  const name = basename(place.file); // no longer than a name may be
  if (text === null || input.cover(place.file, name, text)) return;
  if (input.servers.injected.length === 0) return;
  notes.push(
    `netmon can only be in front of servers in ${place.label} if that file is there and the kernel layer is on: none is`,
  );
}

/** What wins over an agent's own settings: files of a project. */
export interface ProjectSettings {
  title: string;
  importer: ClientImporter;
  servers: SettingsPlace["servers"];
  files: readonly AgentConfigFile[];
}

/**
 * Has the session see a copy of each file of the project at its own path, with the servers that the file names behind
 * netmon. Notes those that are not.
 */
export function coveredProject(project: ProjectSettings, input: SetupInput, notes: string[]): void {
  const { title, importer, files } = project;
  const { injected, omitted } = input.servers;
  const inProject = project.servers && { ...project.servers, besides: [] };
  for (const [at, { file, within, label, accepts }] of files.entries()) {
    if (!isThere(file)) continue;
    const format = settingsFormat(file);
    const text = orElse(() => input.around.files.text(file, within), "");
    const document = orElse(() => parseSettings(format, text), {});
    const used = importer.servers(document).filter((one) => accepts(one) === true);
    const named = new Set(used.map(({ name }) => name));
    const servers = {
      injected: injected.filter(({ name }) => named.has(name)),
      omitted: omitted.filter(({ name }) => named.has(name)),
    };
    const changes = serverChanges({ servers: inProject }, document, { servers });
    if (changes.length === 0) continue;
    if (input.cover(file, `project-${at}.${format}`, changedSettings(format, text, changes))) continue;
    for (const { name } of servers.injected)
      notes.push(
        `server ${name}: ${title} prefers the entry of ${label}, before which netmon can only be with the kernel layer: it is not in front of it`,
      );
  }
}

function textOf({ file, within }: SettingsPlace, { around }: SetupInput): string {
  try {
    return around.files.text(file, within);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return settingsFormat(file) === "json" ? "{}" : "";
  }
}

function serverChanges(
  { servers }: Pick<SettingsPlace, "servers">,
  document: JsonObject,
  { servers: meant }: Pick<SetupInput, "servers">,
): Change[] {
  if (servers === null) return [];
  const { path, listed, besides = [] } = servers;
  const entries = meant.injected.map((server) => [server.name, entryOf(servers, server)] as const);
  const forbidden = meant.omitted.filter((one) => one.forbidden).map(({ name }) => name);
  const more = entries.length > 0 ? besides : [];
  if (!listed)
    return [
      ...entries.map(([name, value]) => ({ keys: [...path, name], value })),
      ...forbidden.map((name) => ({ keys: [...path, name], value: undefined })),
      ...more,
    ].filter(({ value, keys }) => value !== undefined || valueAt(document, keys) !== undefined);
  const given = valueAt(document, path);
  const replaced = new Set([...entries.map(([name]) => name), ...forbidden]);
  const kept = (Array.isArray(given) ? given : []).filter(
    (one: unknown) => !(isObject(one) && typeof one.name === "string" && replaced.has(one.name)),
  );
  if (kept.length === (Array.isArray(given) ? given.length : 0) && entries.length === 0) return [];
  return [{ keys: path, value: [...kept, ...entries.map(([, entry]) => entry)] }, ...more];
}

function valueAt(document: JsonObject, keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (at, key) => (isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined),
    document,
  );
}

function entryOf(
  { listed, format, below, entry }: NonNullable<SettingsPlace["servers"]>,
  server: SetupServer,
): JsonObject {
  const own = below === undefined ? ownEntry(server, format) : nestedEntry(server, format, below);
  return own ?? { ...(listed && { name: server.name }), ...entry(server.name, serverEntry(server)) };
}

function nestedEntry(server: SetupServer, format: string, below: string): JsonObject | null {
  const { own } = server;
  const inside = own?.entry[below];
  if (own === null || !isObject(inside)) return null;
  const changed = ownEntry({ ...server, own: { ...own, entry: inside } }, format);
  return changed === null
    ? null
    : { ...(server.interposer === null ? own.entry : withoutPlaces(own.entry)), [below]: changed };
}

function modelChanges(
  place: SettingsPlace,
  document: JsonObject,
  { proxyUrl, named, upstreams }: SetupInput,
  notes: string[],
): Change[] {
  if (proxyUrl === null) return [];
  const { providers, left } = upstreams;
  return place.models(document).flatMap(({ keys, vendor, provider, url, whole }): Change[] => {
    const set = named.find((one) => one.vendor === vendor && one.provider === provider && one.url === url);
    if (set !== undefined && left.has(set)) return [];
    const through =
      url !== null
        ? throughProxy(url, { proxyUrl, providers }, vendor ?? undefined)
        : vendor !== null
          ? replacement(undefined, vendor, upstreams, proxyUrl, place.usual[vendor])
          : null;
    if (through !== null) return [{ keys, value: whole?.(through) ?? through }];
    notes.push(`${place.label}: the model of ${provider} is not behind the LLM proxy`);
    return [];
  });
}
