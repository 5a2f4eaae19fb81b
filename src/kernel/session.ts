/**
 * One session in the kernel: programs, maps and links, from loading to detaching. Owns the descriptors.
 *
 * Order: load (nothing attached) → the caller fills the maps → attach. An adopted session is attached from
 * the start and keeps enforcing its old table until the caller changes it.
 *
 * Direction of failure: any error before `attach` returns leaves nothing attached. Closing detaches unpinned links
 * (the session is unprotected from then on); pinned ones stay, with the last table.
 */
import { orElse } from "../errors/or-else.ts";
import { closeAll, type Descriptor, linkInfo } from "../native/descriptor.ts";
import type { HelperClient } from "./helper/client.ts";
import type { Calls, Feature } from "./helper/messages.ts";
import { SessionMaps } from "./maps.ts";

export type Capacities = Omit<Calls["load"]["request"], "unixHooks">;

export interface AttachTarget {
  path: string;
  /** Inode of `path`; a different one is an error. */
  id: bigint;
  /** Directory on a bpffs; null: links end with this process. */
  pinDir: string | null;
  allowRootCgroup: boolean;
}

export class KernelSession {
  readonly maps: SessionMaps;
  /** Hooks and helpers this kernel lacks, with the reason. */
  readonly missing: readonly Feature[];
  readonly adopted: boolean;
  #hooks: readonly string[];
  #links: Descriptor[];
  /** Kept between load and attach only: the helper holds the loaded programs. */
  #helper: HelperClient | null;

  private constructor(
    maps: SessionMaps,
    about: { hooks: string[]; missing: Feature[]; adopted: boolean },
    links: Descriptor[],
    helper: HelperClient | null,
  ) {
    this.maps = maps;
    this.missing = about.missing;
    this.adopted = about.adopted;
    this.#hooks = about.hooks;
    this.#links = links;
    this.#helper = helper;
  }

  /** Takes ownership of `helper`. */
  static async load(helper: HelperClient, capacities: Capacities): Promise<KernelSession> {
    try {
      const { result, descriptors } = await helper.request("load", { ...capacities, unixHooks: true });
      const maps = new SessionMaps(descriptors);
      return new KernelSession(maps, { ...result, adopted: false }, [], helper);
    } catch (error) {
      await helper.close();
      throw error;
    }
  }

  /**
   * Takes over the pins below `pinDir` without a gap in protection, including those of an older version: its programs
   * are replaced by current ones, and hooks it lacked are added at `cgroupPath`. Ends `helper`.
   */
  static async adopt(
    helper: HelperClient,
    pinDir: string,
    cgroupPath: string,
  ): Promise<KernelSession & { adoptedCgroupId: bigint }> {
    try {
      const { result, descriptors } = await helper.request("adopt", { pinDir, cgroup: cgroupPath });
      const links = [...descriptors].filter(([name]) => name.startsWith("link:")).map(([, d]) => d);
      const maps = new SessionMaps(new Map([...descriptors].filter(([name]) => name.startsWith("map:"))));
      const session = new KernelSession(maps, { ...result, adopted: true }, links, null);
      return Object.assign(session, { adoptedCgroupId: result.cgroupId });
    } finally {
      await helper.close();
    }
  }

  get hooks(): readonly string[] {
    return this.#hooks;
  }

  async attach(target: AttachTarget): Promise<void> {
    const helper = this.#helper;
    if (!helper) throw new Error("this session is attached already");
    this.#helper = null;
    try {
      const { result, descriptors } = await helper.request("attach", {
        cgroup: target.path,
        cgroupId: target.id,
        pinDir: target.pinDir ?? "",
        allowRootCgroup: target.allowRootCgroup,
      });
      this.#hooks = result.hooks;
      this.#links = [...descriptors.values()];
    } finally {
      await helper.close();
    }
  }

  /** Hooks whose link is no longer attached to `cgroupId`: detached, or the cgroup is gone. */
  deadHooks(cgroupId: bigint): string[] {
    return this.#links
      .filter((link) => !isAlive(link, cgroupId))
      .map((link) => link.name.replace("link:", ""));
  }

  async close(): Promise<void> {
    closeAll(this.#links);
    this.maps.close();
    await this.#helper?.close();
    this.#helper = null;
  }
}

function isAlive(link: Descriptor, cgroupId: bigint): boolean {
  return orElse(() => linkInfo(link).cgroupId === cgroupId, false);
}
