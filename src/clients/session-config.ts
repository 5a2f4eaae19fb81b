/**
 * Configuration files of a watch: netmon's own and those of MCP clients, read and watched together.
 *
 * On failure: a file that cannot be read or has a problem throws, and the caller keeps the previous configuration.
 * Watching is a convenience on top of SIGHUP: without inotify, only SIGHUP reloads.
 */
import { statSync, watch } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import type { Config } from "../config/config.ts";
import { defaults } from "../config/defaults.ts";
import { MAX_CONFIG_BYTES } from "../config/document.ts";
import { deepFreeze } from "../config/freeze.ts";
import { inputFile } from "../config/input-file.ts";
import { overrideConfig } from "../config/override.ts";
import { parseConfig } from "../config/parse.ts";
import { orElse } from "../errors/or-else.ts";
import { processFaults } from "../event/faults.ts";
import type { Log } from "../event/log.ts";
import { MAX_CLIENT_FILE_BYTES } from "../files/input.ts";
import { otherNames } from "./config-files/derived-id.ts";
import { importClientConfig, type MergedConfig, withClientServers } from "./config-files/import.ts";

export interface ConfigFileOptions {
  /** netmon's own configuration; if absent, the defaults. */
  config?: string | null | undefined;
  /** Configurations of MCP clients. */
  mcpConfigs?: readonly string[] | undefined;
  /** Environment for the placeholders in clients' configurations. */
  env: NodeJS.ProcessEnv;
  /** Where they are read; default: at their paths. */
  source?: FileSource | undefined;
}

/** Where files are read, and how their changes are noticed. */
export interface FileSource {
  /** Throws ConfigError. */
  read(file: string, maxBytes: number): Buffer;
  /** Returns a string that changes whenever the file is written or replaced. */
  version(file: string): string;
  /** Calls `changed` when it may have changed, until the returned function is called. */
  watch(file: string, changed: () => void): () => void;
  close(): void;
}

export interface ConfigSource {
  /** Throws ConfigError. */
  load(): MergedConfig;
  /** Absolute paths of the files. */
  readonly paths: readonly string[];
  /**
   * Calls `listener` when a file has changed and been quiet for SETTLE_MS, or at the latest after LONGEST_MS; not if
   * the files have been loaded since.
   */
  onChange(listener: () => unknown): void;
  close(): void;
}

/** Editors write a file in several steps: wait until it is quiet. */
const SETTLE_MS = 200;
/** Longest delay for a file that is written without a pause. */
const LONGEST_MS = 2000;

export class ConfigFiles implements ConfigSource {
  readonly #options: ConfigFileOptions;
  readonly #source: FileSource;
  #stops: (() => void)[] = [];
  #timer: NodeJS.Timeout | null = null;
  /** When the first change not yet reported to a listener was seen, in milliseconds; null: none. */
  #changed: number | null = null;
  /** Versions of the files just before the last load; null: none yet. */
  #loaded: string | null = null;

  constructor(options: ConfigFileOptions) {
    this.#options = options;
    this.#source = options.source ?? atPaths;
  }

  /** Whether clients' servers keep their full URLs, which may hold secrets. Only a process that connects needs them. */
  protected get keepsFullUrls(): boolean {
    return false;
  }

  load(): MergedConfig {
    const { config: file, mcpConfigs = [], env } = this.#options;
    this.#loaded = this.#versions();
    const read = (path: string, maxBytes: number) => this.#source.read(path, maxBytes);
    const own = file == null ? defaults() : parseConfig(file, read(file, MAX_CONFIG_BYTES));
    const clients = mcpConfigs.map((path) =>
      importClientConfig(path, read(path, MAX_CLIENT_FILE_BYTES).toString("utf8"), env, this.keepsFullUrls),
    );
    return withClientServers(withDerivedNames(own), clients);
  }

  get paths(): string[] {
    const { config, mcpConfigs = [] } = this.#options;
    return [...(config == null ? [] : [config]), ...mcpConfigs].map((file) => resolve(file));
  }

  onChange(listener: () => unknown): void {
    for (const file of this.paths) this.#stops.push(this.#source.watch(file, () => this.#settle(listener)));
    // The files may have changed between the load and the start of watching.
    if (this.#loaded !== null && this.#versions() !== this.#loaded) this.#settle(listener);
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.#stops = [];
    this.#source.close();
    if (this.#timer) clearTimeout(this.#timer);
  }

  /** Returns a string that changes whenever a file is written or replaced. */
  #versions(): string {
    return this.paths.map((file) => this.#source.version(file)).join();
  }

  #settle(listener: () => unknown): void {
    if (this.#timer) clearTimeout(this.#timer);
    const now = performance.now();
    this.#changed ??= now;
    const notify = (): unknown => {
      this.#changed = null;
      // SIGHUP may have come first
      return this.#versions() === this.#loaded ? null : listener();
    };
    const delay = Math.max(0, Math.min(SETTLE_MS, this.#changed + LONGEST_MS - now));
    this.#timer = setTimeout(processFaults.part("reload").callback(notify, "kept"), delay);
  }
}

const atPaths: FileSource = {
  read: inputFile,
  version: (file) =>
    orElse(() => {
      const { dev, ino, size, ctimeNs } = statSync(file, { bigint: true });
      return [dev, ino, size, ctimeNs].join(":");
    }, "unreadable"),
  watch(file, changed) {
    const path = resolve(file);
    try {
      // watch the directory: an editor that renames a new file into place leaves a watched file behind
      const watcher = watch(dirname(path), (_event, name) => {
        if (name === null || name === basename(path) || name === MOUNTED) changed();
      });
      watcher.on("error", () => {});
      watcher.unref();
      return () => watcher.close();
    } catch {
      return () => {}; // no inotify: SIGHUP remains
    }
  },
  close() {},
};

/** The derived ids of netmon's own servers; the importers know those of the clients'. */
function withDerivedNames(config: Config): Config {
  const { mcp } = config.sandbox;
  const servers = mcp.servers.map((server) =>
    server.command === null ? server : { ...server, ...otherNames(server.id, server.command, server.args) },
  );
  return deepFreeze({ ...config, sandbox: { ...config.sandbox, mcp: { ...mcp, servers } } });
}

/** Symbolic link that a mounted ConfigMap's files go through; an update replaces it (kubelet's AtomicWriter). */
const MOUNTED = "..data";

/** Returns the files' configuration with command line overrides. Logs clients' servers left out. Throws ConfigError. */
export function effectiveConfig(
  files: Pick<ConfigSource, "load">,
  overrides: Parameters<typeof overrideConfig>[1],
  log: Pick<Log, "warn">,
): Config {
  const { config, skipped } = files.load();
  for (const { name, why } of skipped)
    log.warn(`server ${name} of a client's configuration is not declared: ${why}`);
  return overrideConfig(config, overrides);
}
