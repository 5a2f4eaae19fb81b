/**
 * The configuration of several sessions: the same files are read once for all of them, and watched once.
 * Direction of failure: that of the files; what cannot be used throws for each session that asks.
 */
import type { MergedConfig } from "../../agents/config-files/merge.ts";
import type { ConfigSource } from "../config-files.ts";

export class SharedFiles {
  readonly #files: ConfigSource;
  #loaded: MergedConfig | null = null;
  #watching = false;

  /** Takes over `files`. */
  constructor(files: ConfigSource) {
    this.#files = files;
  }

  /** For one session; its close() leaves the files to the others. */
  readonly source: ConfigSource = {
    load: () => {
      this.#loaded ??= this.#files.load();
      return this.#loaded;
    },
    onChange: () => {},
    close: () => {},
  };

  /** The next load reads the files again. */
  forget(): void {
    this.#loaded = null;
  }

  onChange(listener: () => unknown): void {
    if (this.#watching) return;
    this.#watching = true;
    this.#files.onChange(listener);
  }

  close(): void {
    this.#files.close();
  }
}
