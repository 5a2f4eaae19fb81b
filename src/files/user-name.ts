/**
 * Names of users for records and questions, off the event loop: a name service in the network may take as long as it
 * wants, or not answer.
 *
 * On failure: open. Who is not named in time is "unknown", with the uid.
 */
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { BoundedMap } from "../collections/bounded-map.ts";
import { nameIn } from "./account.ts";

const run = promisify(execFile);

const WAIT_MS = 2000;
/** A user may be made, or get another name. */
const KEPT_MS = 60_000;
const MOST = 1024;
/** Questions to a name service at a time: an agent may have thousands of uids. */
const AT_ONCE = 4;

export interface NameSources {
  /** Resolves to the text of /etc/passwd. */
  passwd(): Promise<string>;
  /** Asks the name service, and resolves to a line of that form. Rejects if there is none. */
  ask(uid: number): Promise<string>;
}

const SYSTEM: NameSources = {
  passwd: () => readFile("/etc/passwd", "utf8").catch(() => ""),
  ask: async (uid) => {
    const options = { timeout: WAIT_MS, killSignal: "SIGKILL", encoding: "utf8" } as const;
    return (await run("getent", ["passwd", String(uid)], options)).stdout;
  },
};

export class UserNames {
  readonly #sources: NameSources;
  readonly #known = new BoundedMap<number, { name: Promise<string | null>; at: number }>(MOST);
  #asking = 0;

  constructor(sources: NameSources = SYSTEM) {
    this.#sources = sources;
  }

  /** Resolves to the name, e.g. `alice (uid 1000)`. Never rejects. */
  async of(uid: number): Promise<string> {
    return `${(await this.#name(uid)) ?? "unknown"} (uid ${uid})`;
  }

  #name(uid: number): Promise<string | null> {
    const now = performance.now();
    const known = this.#known.get(uid);
    if (known !== undefined && now - known.at < KEPT_MS) return known.name;
    const name = this.#find(uid);
    this.#known.set(uid, { name, at: now });
    return name;
  }

  async #find(uid: number): Promise<string | null> {
    const local = nameIn(await this.#sources.passwd(), uid);
    if (local !== null || this.#asking >= AT_ONCE) return local;
    this.#asking++;
    try {
      return nameIn(await this.#sources.ask(uid), uid);
    } catch {
      return null;
    } finally {
      this.#asking--;
    }
  }
}

/** The names for all of this process. */
export const userNames = new UserNames();
