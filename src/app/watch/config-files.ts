/**
 * The files a watch is configured by: netmon's own and those of MCP clients, read together, watched together.
 *
 * Direction of failure: a file that cannot be read or has a problem throws, and the caller keeps what it had.
 * Watching is a convenience on top of SIGHUP: where inotify cannot be used, only SIGHUP reloads.
 */
import { type FSWatcher, readFileSync, watch } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { importClientConfig } from "../../config/clients/import.ts";
import { type MergedConfig, withClientServers } from "../../config/clients/merge.ts";
import { ConfigError } from "../../config/error.ts";
import { defaultConfig, loadConfig } from "../../config/parse.ts";

export interface ConfigFileOptions {
  /** netmon's own configuration; null: the defaults. */
  config: string | null;
  /** Configurations of MCP clients. */
  mcpConfigs: readonly string[];
  /** For the placeholders in clients' configurations. */
  env: NodeJS.ProcessEnv;
}

export interface ConfigSource {
  /** Throws ConfigError. */
  load(): MergedConfig;
  /** Calls `listener` after one of the files has changed and been quiet for a moment. */
  onChange(listener: () => void): void;
  close(): void;
}

/** Editors write a file in several steps: wait until it is quiet. */
const SETTLE_MS = 200;

export class ConfigFiles implements ConfigSource {
  readonly #options: ConfigFileOptions;
  #watchers: FSWatcher[] = [];
  #timer: NodeJS.Timeout | null = null;

  constructor(options: ConfigFileOptions) {
    this.#options = options;
  }

  load(): MergedConfig {
    const { config: file, mcpConfigs, env } = this.#options;
    const own = file === null ? defaultConfig() : loadConfig(file);
    const clients = mcpConfigs.map((path) => importClientConfig(path, readText(path), env));
    return withClientServers(own, clients);
  }

  onChange(listener: () => void): void {
    const { config, mcpConfigs } = this.#options;
    for (const file of [...(config === null ? [] : [config]), ...mcpConfigs]) {
      const path = resolve(file);
      try {
        // the directory: an editor that renames a new file into place leaves a watched file behind
        const watcher = watch(dirname(path), (_event, name) => {
          if (name === null || name === basename(path) || name === MOUNTED) this.#settle(listener);
        });
        watcher.on("error", () => {});
        watcher.unref();
        this.#watchers.push(watcher);
      } catch {
        // no inotify: SIGHUP remains
      }
    }
  }

  close(): void {
    for (const watcher of this.#watchers) watcher.close();
    this.#watchers = [];
    if (this.#timer) clearTimeout(this.#timer);
  }

  #settle(listener: () => void): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = setTimeout(listener, SETTLE_MS);
  }
}

/** A mounted ConfigMap changes by this symbolic link, over which its files lead (kubelet's AtomicWriter). */
const MOUNTED = "..data";

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const message = `cannot be read: ${(error as Error).message}`;
    throw new ConfigError(path, [{ path: "", line: 0, column: 0, message, hint: null }]);
  }
}
