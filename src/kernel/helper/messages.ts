/**
 * The messages of proto/helper.proto in TypeScript: camelCase names, uint64 as bigint, bytes as Buffer,
 * enums as lower-case words without their prefix. A test compares every message with the .proto.
 */

/** Highest protocol version this controller speaks; it refuses any other. */
export const PROTOCOL_VERSION = 1;

export interface Hello {
  protocolVersion: number;
  layoutVersion: number;
  helperVersion: string;
}

/** An error reported by the helper. Nothing is attached or pinned that was not before. */
export interface ErrorMessage {
  /** Stable: `EPERM`, `EBUSY`, `root_cgroup`, ... */
  code: string;
  message: string;
  /** The hook concerned, or ''. */
  hook: string;
  /** Verifier log or kernel message; may be long. */
  detail: string;
}

export type Answer = "unknown" | "yes" | "no";

export interface Feature {
  /** `hook:connect4`, `ringbuf`, `set_retval`, ... */
  name: string;
  answer: Answer;
  why: string;
}

export interface CanaryAttempt {
  hook: string;
  /** errno; 0: it got through. */
  err: number;
}

export interface CanaryReply {
  attempts: CanaryAttempt[];
  couldEnter: boolean;
  why: string;
}

export interface Destination {
  /** 16 bytes, IPv4 as v4-mapped; empty = any. */
  addr: Uint8Array;
  /** 0 = any. */
  port: number;
  /** 6 or 17; 0 = both. */
  proto: number;
}

export interface DestroyedSocket {
  remoteAddr: Buffer;
  remotePort: number;
  localPort: number;
  proto: number;
  /** errno; 0 = ended. */
  err: number;
}

export interface DestroyReply {
  sockets: DestroyedSocket[];
  supported: boolean;
  why: string;
  /** Number of ended sockets, including those that did not fit into `sockets`. */
  ended: number;
}

export interface OpenSocket {
  family: string;
  proto: number;
  state: string;
  localAddr: Buffer;
  localPort: number;
  remoteAddr: Buffer;
  remotePort: number;
  inode: bigint;
  /** 0n = unknown. */
  cgroupId: bigint;
  /** 0 = none found. */
  pid: number;
  /** Made outside the session's cgroup, so its hooks do not run. */
  foreign: boolean;
}

/** A socket outside the session, in one of its network namespaces, that takes what anybody sends. */
export interface Listener {
  addr: Buffer;
  port: number;
  proto: number;
  inode: bigint;
  /** 0 = none found, or known to the caller. */
  pid: number;
}

export interface SocketsReply {
  sockets: OpenSocket[];
  /** 16 bytes each. */
  localAddrs: Buffer[];
  cgroupIds: boolean;
  /** Number of sockets that did not fit into one frame; foreign ones come first. */
  omitted: number;
  outside: Listener[];
}

/** What a process of the session holds, or may open, on which traffic passes no hook. */
export interface Opening {
  /** `packet_socket`, `other_socket`, `tap_device`, `vhost_device`; `machine`, `free_tap`. */
  kind: string;
  /** The socket's family, the network device, the device file. */
  detail: string;
  pid: number;
  comm: string;
  /** First argument of its command line, without directories. */
  program: string;
  /** false: it only makes possible what `kind` says. */
  open: boolean;
}

export interface CoverageReply {
  /** Open ones first. */
  openings: Opening[];
  /** Number of openings beyond the limit. */
  omitted: number;
  /** Number of processes whose descriptors cannot be read. */
  unread: number;
}

/** What a process has not read yet of its standard input, a pipe or Unix socket like its output. */
export interface Input {
  pid: number;
  /** Its beginning. */
  waiting: Buffer;
  /** The process that made the socket pair; 0: unknown, or a pipe. */
  inputMaker: number;
  outputMaker: number;
}

export interface InputsReply {
  /** Without processes that have ended or have other descriptors. */
  inputs: Input[];
  /** Number of processes whose descriptors cannot be taken. */
  unread: number;
}

/** Every call, keyed by its name in `Request` and `Reply`. */
export interface Calls {
  probe: { request: { bpffs: string }; reply: { features: Feature[] } };
  load: {
    request: {
      maxRules: number;
      maxRanges: number;
      maxServers: number;
      /** Power of two and multiple of the page size. */
      ringBytes: number;
      unixHooks: boolean;
    };
    reply: { hooks: string[]; missing: Feature[]; setRetval: boolean };
  };
  attach: {
    request: {
      cgroup: string;
      /** The inode that the controller saw. */
      cgroupId: bigint;
      /** '' = no pins. */
      pinDir: string;
      allowRootCgroup: boolean;
    };
    reply: { cgroupId: bigint; hooks: string[] };
  };
  adopt: {
    request: {
      pinDir: string;
      /** Path of the session's cgroup, for hooks that the pins of an older version lack; '' omits these hooks. */
      cgroup?: string;
    };
    reply: {
      /** 0n: the cgroup is gone and the links are dead. */
      cgroupId: bigint;
      hooks: string[];
      setRetval: boolean;
      /** Hooks of this version that the session lacks. */
      missing: Feature[];
      /** Maps that the pins lacked, or had in another layout: their counts begin at zero. */
      madeMaps: string[];
    };
  };
  detach: { request: { pinDir: string }; reply: { links: number; maps: number } };
  canary: {
    request: {
      cgroup: string;
      cgroupId: bigint;
      /** 4 bytes, in 127/8. */
      addr: Uint8Array;
      port: number;
      egressPort: number;
      /** IP protocol; 0: sock_create is not tried. */
      rawProtocol: number;
      /** 16 bytes of a native IPv6 address with a deny rule on `port`; absent: sendmsg6 is not tried. */
      addr6?: Uint8Array;
    };
    reply: CanaryReply;
  };
  destroy: {
    request: {
      cgroup: string;
      destinations: Destination[];
      /** Also end connections the session accepted. */
      inbound?: boolean;
    };
    reply: DestroyReply;
  };
  sockets: {
    request: {
      cgroup: string;
      /** Whether to fill `outside`. */
      listeners?: boolean;
      /** Inodes of listeners whose process need not be searched for. */
      known?: bigint[];
    };
    reply: SocketsReply;
  };
  coverage: {
    request: {
      cgroup: string;
      /** Inodes of the user namespaces whose network namespaces lead out of the session. */
      userNamespaces: bigint[];
    };
    reply: CoverageReply;
  };
  inputs: {
    /** At most 64. */
    request: { pids: number[] };
    reply: InputsReply;
  };
}

export type CallName = keyof Calls;
