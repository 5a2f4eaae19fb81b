/**
 * One session in the kernel: programs, maps and links, from loading to detaching. Owns the descriptors.
 *
 * Order: load (nothing attached) → the caller fills the maps → attach. An adopted session is attached from
 * the start and keeps enforcing its old table until the caller changes it.
 *
 * Direction of failure: any error before `attach` returns leaves nothing attached. Closing detaches unpinned links
 * (the session is unprotected from then on); pinned ones stay, with the last table.
 */
import { closeAll, type Descriptor, linksAreAt } from "../native/descriptor.ts";
import type { HelperClient } from "./helper/client.ts";
import type { Calls, Feature } from "./helper/messages.ts";
import { SessionMaps } from "./maps.ts";

export type Capacities = Omit<Calls["load"]["request"], "unixHooks" | "shared">;

export interface AttachTarget {
  path: string;
  /** Inode of `path`; a different one is an error. */
  id: bigint;
  /** Directory on a bpffs; null: links end with this process. */
  linkDir: string | null;
  allowRootCgroup: boolean;
}

/** A helper of the session's own, which the session closes, or that of all sessions of this process. */
export interface SessionHelper {
  client: HelperClient;
  shared: boolean;
}

export class KernelSession {
  readonly maps: SessionMaps;
  /** Hooks and helpers this kernel lacks, with the reason. */
  readonly missing: readonly Feature[];
  readonly adopted: boolean;
  #hooks: readonly string[];
  #links: Descriptor[];
  /** Kept between load and attach, as the helper holds the loaded programs; a shared one for as long as the session. */
  #helper: SessionHelper | null;
  /** The helper's number of the session; 0: it has none. */
  readonly #number: number;
  #attached: boolean;

  private constructor(
    maps: SessionMaps,
    about: { hooks: string[]; missing: Feature[]; adopted: boolean; session: number },
    links: Descriptor[],
    helper: SessionHelper | null,
  ) {
    this.maps = maps;
    this.missing = about.missing;
    this.adopted = about.adopted;
    this.#hooks = about.hooks;
    this.#links = links;
    this.#helper = helper;
    this.#number = about.session;
    this.#attached = about.adopted;
  }

  /** Takes ownership of a helper that is not shared. */
  static async load(helper: SessionHelper, capacities: Capacities): Promise<KernelSession> {
    const { client, shared } = helper;
    try {
      const { result, descriptors } = await client.request("load", {
        ...capacities,
        unixHooks: true,
        shared,
      });
      const maps = new SessionMaps(descriptors);
      return new KernelSession(maps, { ...result, adopted: false }, [], helper);
    } catch (error) {
      if (!shared) await client.close();
      throw error;
    }
  }

  /**
   * Takes over the pins below `linkDir` without a gap in protection, including those of an older version: its programs
   * are replaced by current ones, and hooks it lacked are added at `cgroupPath`. Ends a helper that is not shared.
   */
  static async adopt(
    { client, shared }: SessionHelper,
    linkDir: string,
    cgroupPath: string,
  ): Promise<KernelSession & { adoptedCgroupId: bigint }> {
    try {
      const { result, descriptors } = await client.request("adopt", {
        pinDir: linkDir,
        cgroup: cgroupPath,
        shared,
      });
      const links = [...descriptors].filter(([name]) => name.startsWith("link:")).map(([, d]) => d);
      const maps = new SessionMaps(new Map([...descriptors].filter(([name]) => name.startsWith("map:"))));
      const session = new KernelSession(
        maps,
        { ...result, adopted: true },
        links,
        shared ? { client, shared } : null,
      );
      return Object.assign(session, { adoptedCgroupId: result.cgroupId });
    } finally {
      if (!shared) await client.close();
    }
  }

  get hooks(): readonly string[] {
    return this.#hooks;
  }

  async attach(target: AttachTarget): Promise<void> {
    const helper = this.#helper;
    if (!helper || this.#attached) throw new Error("this session is attached already");
    this.#attached = true;
    const { client, shared } = helper;
    if (!shared) this.#helper = null;
    try {
      const { result, descriptors } = await client.request("attach", {
        cgroup: target.path,
        cgroupId: target.id,
        pinDir: target.linkDir ?? "",
        allowRootCgroup: target.allowRootCgroup,
        session: this.#number,
      });
      this.#hooks = result.hooks;
      this.#links = [...descriptors.values()];
    } finally {
      if (!shared) await client.close();
    }
  }

  /** Hooks whose link is no longer attached to `cgroupId`: detached, or the cgroup is gone. */
  deadHooks(cgroupId: bigint): string[] {
    const attached = linksAreAt(this.#links, cgroupId);
    return this.#links.filter((_, i) => attached[i] !== true).map((link) => link.name.replace("link:", ""));
  }

  async close(): Promise<void> {
    closeAll(this.#links);
    this.maps.close();
    const helper = this.#helper;
    this.#helper = null;
    if (helper?.shared) await release(helper.client, this.#number);
    else await helper?.client.close();
  }
}

/** What the programs of all sessions keep of this one; a helper that has ended keeps nothing. */
async function release(client: HelperClient, session: number): Promise<void> {
  if (session === 0 || client.broken) return;
  try {
    await client.request("release", { session });
  } catch (error) {
    if (!client.broken) throw error;
  }
}
