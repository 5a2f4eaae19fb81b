/**
 * The interface of the native addon (native/addon), and the only place that loads it. The other files of this directory
 * add ownership and errors.
 *
 * On failure: a missing addon, or one built from other sources, stops with the command that builds it.
 */
import { createRequire } from "node:module";
import { builtFile, InstallationError } from "./built-file.ts";

export interface RequestSettings {
  settings: string;
  /** Where the lists of tools are that the request offers, in the order of the text. */
  lists: ToolListPlace[];
}

/** A list by its offsets in bytes; `path`: its key, behind that of the object it is in and a dot, as they are written. */
export interface ToolListPlace {
  path: string;
  from: number;
  to: number;
}

/** Result of a batch: exact, so that the caller can undo what was applied. */
export interface NativeBatchResult {
  /** Number of entries handled, in the given order from the first, including absent ones that may be ignored. */
  applied: number;
  /** Number of these keys that were absent. */
  missing: number;
  /** Positive errno of the entry that stopped the batch; 0: all were applied. */
  errno: number;
  code: string;
  syscall: string;
  /** false: one system call per entry, as the kernel has no batch for this map type. */
  batched: boolean;
}

export interface NativeFrame {
  frame: Buffer;
  /** Close-on-exec, owned by the receiver. */
  fds: number[];
}

export interface MapEntries {
  /** `count` consecutive keys. */
  keys: Buffer;
  values: Buffer;
  count: number;
}

export interface MapInfo {
  /** enum bpf_map_type, include/uapi/linux/bpf.h */
  type: number;
  id: number;
  /** At most 15 characters. */
  name: string;
  keySize: number;
  /** Bytes of one CPU's value, not rounded up. */
  valueSize: number;
  maxEntries: number;
  flags: number;
}

export interface LinkInfo {
  /** enum bpf_link_type; 3 = cgroup */
  type: number;
  id: number;
  progId: number;
  /** 0n: the cgroup was removed and the link is dead (or it is not a cgroup link). */
  cgroupId: bigint;
  /** enum bpf_attach_type; -1 if it is not a cgroup link. */
  attachType: number;
}

export interface ProgInfo {
  type: number;
  id: number;
  name: string;
  /** Counted only while kernel.bpf_stats_enabled is 1. */
  runTimeNs: bigint;
  runCount: bigint;
}

export interface RingRead {
  /** Bytes written to the buffer. */
  bytes: number;
  records: number;
  /** The buffer was full before the ring was empty. */
  more: boolean;
}

/** Opaque and type-tagged: only the ring functions accept it. */
export interface RingHandle {
  readonly _ring: never;
}

/** Opaque and type-tagged: only the stranger functions accept it. */
export interface StrangerHandle {
  readonly _stranger: never;
}

export interface Addon {
  socketPair(): [number, number];
  shutdownSocket(fd: number): void;
  closeFd(fd: number): void;
  flock(fd: number, operation: "exclusive" | "shared" | "unlock"): boolean;
  /** Replaces this process by the program; returns only on failure. */
  execute(path: string, args: readonly string[], last: number): void;
  possibleCpus(): number;
  exchange(fd: number, frame: Uint8Array, timeoutMs: number): Promise<NativeFrame>;
  receive(fd: number, timeoutMs: number): Promise<NativeFrame>;
  /** Never waits. null: nothing has arrived; empty: the other end has closed. The caller owns the descriptors. */
  receiveRights(fd: number, size: number): { bytes: Buffer; fds: number[] } | null;
  /** Asks no file system. `socket`: a connected AF_UNIX stream. */
  strangerKind(fd: number): "pipe" | "socket" | "other";
  /** The pipe with an open file of its own, with the rights of `fd`, which stays open. */
  ownPipeEnd(fd: number, writes: boolean): number;
  /** Close-on-exec. */
  duplicate(fd: number): number;
  /** Closes it on a thread, as that may wait. */
  closeLater(fd: number): void;
  /** Whether so many closes wait that nothing more may be taken from strangers. */
  tooManyCloses(): boolean;
  /** Takes ownership of the socket. 1: readable, 2: writable, 3: both. */
  openStranger(fd: number, onReady: (events: number) => void): StrangerHandle;
  watchStranger(handle: StrangerHandle, events: number): void;
  /** Never waits. null: nothing has arrived; empty: the other end has closed. */
  readStranger(handle: StrangerHandle): Buffer | null;
  /** Never waits. Returns how many bytes were taken. */
  writeStranger(handle: StrangerHandle, bytes: Uint8Array): number;
  closeStranger(handle: StrangerHandle): void;
  /** Starts a thread that watches the calling one, the event loop's. */
  watchdogStart(): void;
  /** The loop is alive. Returns the milliseconds of a standstill that is over now, or 0. */
  watchdogBeat(ends: boolean): number;
  watchdogExiting(code: number): void;
  /** Keeps the cgroup at this path open; null: none. */
  watchdogSession(path: string | null): void;
  /** The peer of an AF_UNIX socket; pid 0: in another pid namespace. */
  peerCredentials(fd: number): { pid: number; uid: number };
  /** Whether the process of peerCredentials still exists. Before Linux 6.5 always true. */
  peerIsAlive(fd: number): boolean;
  mapLookup(fd: number, key: Uint8Array): Buffer | undefined;
  mapUpdate(fd: number, key: Uint8Array, value: Uint8Array, flags: number): void;
  mapDelete(fd: number, key: Uint8Array): boolean;
  mapUpdateBatchSync(fd: number, keys: Uint8Array, values: Uint8Array, flags: number): NativeBatchResult;
  mapUpdateBatch(fd: number, keys: Uint8Array, values: Uint8Array, flags: number): Promise<NativeBatchResult>;
  mapDeleteBatchSync(fd: number, keys: Uint8Array, ignoreMissing: boolean): NativeBatchResult;
  mapDeleteBatch(fd: number, keys: Uint8Array, ignoreMissing: boolean): Promise<NativeBatchResult>;
  mapEntries(fd: number): Promise<MapEntries>;
  /** Every value of an array, in the order of the indexes. */
  mapValues(fd: number): Buffer;
  /** `netns`: descriptor of a namespace file; -1: this process's own. `port` -1: not bound. The caller owns the returned descriptor. */
  netnsSocket(
    netns: number,
    address: string,
    kind: "stream" | "dgram",
    port: number,
    peer: string | undefined,
  ): number;
  /** Gives these rights to the file accesses that `f` makes synchronously. */
  /** To the kernel, what malloc has kept of what was freed, in the whole process. */
  giveBackMemory(): void;
  /** For the whole process: no core dump, and nobody but root may look into its memory (PR_SET_DUMPABLE). */
  makeUndumpable(): void;
  runAsUser<T>(uid: number, gid: number, groups: readonly number[], f: () => T): T;
  objGet(path: string): number;
  objPin(fd: number, path: string): void;
  mapInfo(fd: number): MapInfo;
  linkInfo(fd: number): LinkInfo;
  /** `fds`: those of links. One that cannot be read is nowhere. */
  linksAreAt(fds: readonly number[], cgroupId: bigint): boolean[];
  progInfo(fd: number): ProgInfo;
  progGetById(id: number): number;
  mapCreate(type: number, keySize: number, valueSize: number, maxEntries: number, flags: number): number;
  progTestRun(fd: number, data: Uint8Array, repeat: number): { retval: number; durationNs: number };
  /**
   * Returns the settings in the JSON object of a request: its members and those of nested objects, three levels deep,
   * without lists and strings of more than 62 bytes. `pieces`: its UTF-8 text, cut anywhere. `words`: ASCII in lower case,
   * 2 to 32 characters each; null: the lists of tools alone are wanted, whatever words the text has. Text that is not JSON
   * becomes other text that is not JSON, or that has fewer members.
   *
   * null: the whole text has to be examined. One of the words may be in it, in either case or with escapes, or it is
   * not JSON text.
   */
  requestSettings(pieces: readonly Uint8Array[], words: readonly string[] | null): RequestSettings | null;
  ringOpen(fd: number): RingHandle;
  ringRead(handle: RingHandle, into: Uint8Array): RingRead;
  ringAvailable(handle: RingHandle): number;
  ringSize(handle: RingHandle): number;
  /** Once for each ring; ringClose ends it. */
  ringWatch(handle: RingHandle, onReady: () => void): void;
  /** Calls onReady once, in a later turn, as soon as there is something to read; keeps the event loop running. */
  ringWait(handle: RingHandle): void;
  ringClose(handle: RingHandle): void;
}

const FUNCTIONS = `socketPair shutdownSocket closeFd flock execute possibleCpus exchange receive receiveRights
   peerCredentials peerIsAlive mapLookup mapUpdate mapDelete mapUpdateBatchSync mapUpdateBatch mapDeleteBatchSync
   mapDeleteBatch mapEntries mapValues netnsSocket giveBackMemory makeUndumpable runAsUser objGet objPin mapInfo linkInfo linksAreAt progInfo
   progGetById mapCreate progTestRun requestSettings ringOpen ringRead ringAvailable ringSize ringWatch
   ringWait ringClose
   strangerKind ownPipeEnd duplicate closeLater tooManyCloses openStranger watchStranger readStranger writeStranger
   closeStranger
   watchdogStart watchdogBeat watchdogExiting watchdogSession`.split(/\s+/);

let loaded: Addon | undefined;

/** The addon, loaded on first use so that commands that do not use it start without it. */
export function addon(): Addon {
  loaded ??= load();
  return loaded;
}

function load(): Addon {
  const path = builtFile("netmon_addon.node", "dist/native/netmon_addon.node", "NETMON_ADDON");
  let module: unknown;
  try {
    module = createRequire(import.meta.url)(path);
  } catch (cause) {
    throw new InstallationError(
      `${path} cannot be loaded by Node ${process.version}: it needs the C library glibc, 2.17 or newer`,
      { cause },
    );
  }
  const missing = FUNCTIONS.filter((name) => typeof (module as Record<string, unknown>)[name] !== "function");
  if (missing.length > 0)
    throw new InstallationError(
      `${path} was built from other sources (it lacks ${missing.join(", ")}): run \`make build\``,
    );
  return module as Addon;
}
