/**
 * The files a watch is configured by: netmon's own and those of MCP clients, read together, watched together.
 *
 * Direction of failure: a file that cannot be read or has a problem throws, and the caller keeps what it had.
 * Watching is a convenience on top of SIGHUP: where inotify cannot be used, only SIGHUP reloads.
 */
import { type FSWatcher, statSync, watch } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { importClientConfig, type MergedConfig, withClientServers } from "../agents/config-files/import.ts";
import type { Config } from "../config/config.ts";
import { inputFile, reading } from "../config/input-file.ts";
import { overrideConfig } from "../config/override.ts";
import { defaultConfig, loadConfig } from "../config/parse.ts";
import { processFaults } from "../event/faults.ts";
import type { Log } from "../event/log.ts";
import { MAX_CLIENT_FILE_BYTES } from "../files/input.ts";

export interface ConfigFileOptions {
  /** netmon's own configuration; default: the defaults. */
  config?: string | null | undefined;
  /** Configurations of MCP clients. */
  mcpConfigs?: readonly string[] | undefined;
  /** For the placeholders in clients' configurations. */
  env: NodeJS.ProcessEnv;
}

export interface ConfigSource {
  /** Throws ConfigError. */
  load(): MergedConfig;
  /** Calls `listener` after one of the files has changed and been quiet for a moment. */
  onChange(listener: () => unknown): void;
  close(): void;
}

/** Editors write a file in several steps: wait until it is quiet. */
const SETTLE_MS = 200;

export class ConfigFiles implements ConfigSource {
  readonly #options: ConfigFileOptions;
  #watchers: FSWatcher[] = [];
  #timer: NodeJS.Timeout | null = null;
  /** The files as they were before the last load; null: none yet. */
  #loaded: string | null = null;

  constructor(options: ConfigFileOptions) {
    this.#options = options;
  }

  /** Whether clients' servers keep their whole addresses, which may hold secrets: only whoever connects to them needs it. */
  protected get wholeAddresses(): boolean {
    return false;
  }

  load(): MergedConfig {
    const { config: file, mcpConfigs = [], env } = this.#options;
    this.#loaded = this.#versions();
    const own = file == null ? defaultConfig() : reading(file, () => loadConfig(file));
    const clients = mcpConfigs.map((path) =>
      importClientConfig(
        path,
        inputFile(path, MAX_CLIENT_FILE_BYTES).toString("utf8"),
        env,
        this.wholeAddresses,
      ),
    );
    return withClientServers(own, clients);
  }

  onChange(listener: () => unknown): void {
    for (const file of this.#files()) {
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
    // Between the load and the watch nobody looked.
    if (this.#loaded !== null && this.#versions() !== this.#loaded) this.#settle(listener);
  }

  close(): void {
    for (const watcher of this.#watchers) watcher.close();
    this.#watchers = [];
    if (this.#timer) clearTimeout(this.#timer);
  }

  #files(): string[] {
    const { config, mcpConfigs = [] } = this.#options;
    return [...(config == null ? [] : [config]), ...mcpConfigs];
  }

  /** Changes with each file that is written or replaced. */
  #versions(): string {
    const version = (file: string): string => {
      try {
        const { dev, ino, size, ctimeNs } = statSync(file, { bigint: true });
        return [dev, ino, size, ctimeNs].join(":");
      } catch {
        return "unreadable";
      }
    };
    return this.#files().map(version).join();
  }

  #settle(listener: () => unknown): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = setTimeout(processFaults.part("reload").callback(listener, "kept"), SETTLE_MS);
  }
}

/** A mounted ConfigMap changes by this symbolic link, over which its files lead (kubelet's AtomicWriter). */
const MOUNTED = "..data";

/** The configuration of the files, as the command line overrides it. Logs the clients' servers left out. Throws ConfigError. */
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
