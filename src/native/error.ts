/** A failed kernel call: which call, on what object, why, and the remedy. */
import type { Failure, UserError } from "../errors/user-error.ts";

/** Errors without an entry are unexpected. */
const FAILURES: Readonly<Partial<Record<string, Failure>>> = {
  EPERM: "privilege",
  EACCES: "privilege",
  ENOSYS: "unsupported",
  ENOTSUP: "unsupported",
  EOPNOTSUPP: "unsupported",
  ENOLINK: "target",
};

/** What the addon sets on its errors (native/addon/errors.h). */
interface SystemFailure {
  code: string;
  errno: number;
  syscall: string;
}

export class KernelError extends Error implements UserError {
  override readonly name = "KernelError";
  /** Symbolic errno, e.g. `E2BIG`; `ENOTSUPP` for the kernel's own 524. */
  readonly code: string;
  /** Positive. */
  readonly errno: number;
  /** e.g. `bpf(BPF_MAP_UPDATE_BATCH)` */
  readonly syscall: string;
  /** The object of the call, e.g. `map rules`, `link connect4`, a path. */
  readonly object: string;
  /** The remedy; '' if there is nothing to add to the message. */
  readonly hint: string;

  constructor(failure: SystemFailure, object: string, detail: string, cause?: unknown) {
    const hint = hintFor(failure.code, failure.syscall);
    super(
      `${detail} (${object})${hint === "" ? "" : `. ${hint}`}`,
      cause === undefined ? undefined : { cause },
    );
    this.code = failure.code;
    this.errno = failure.errno;
    this.syscall = failure.syscall;
    this.object = object;
    this.hint = hint;
  }

  get failure(): Failure {
    return FAILURES[this.code] ?? "unexpected";
  }
}

/** Runs a call of the addon; turns its system errors into KernelErrors about `object`. */
export function kernelCall<T>(object: string, call: () => T): T {
  try {
    return call();
  } catch (cause) {
    throw asKernelError(cause, object);
  }
}

/** Like kernelCall, for a promise. */
export async function kernelPromise<T>(object: string, promise: () => Promise<T>): Promise<T> {
  try {
    return await promise();
  } catch (cause) {
    throw asKernelError(cause, object);
  }
}

/** Leaves errors that are not system errors (wrong arguments) unchanged. */
function asKernelError(cause: unknown, object: string): unknown {
  if (!(cause instanceof Error)) return cause;
  const { code, errno, syscall } = cause as Error & Partial<SystemFailure>;
  if (typeof code !== "string" || typeof errno !== "number" || typeof syscall !== "string") return cause;
  return new KernelError({ code, errno, syscall }, object, cause.message, cause);
}

function hintFor(code: string, syscall: string): string {
  const update = syscall.includes("UPDATE");
  switch (code) {
    case "E2BIG":
    case "ENOSPC":
      return update
        ? "The table is full. Declare fewer addresses or ranges, or raise the table size and restart the session"
        : "";
    case "EPERM":
      return syscall.includes("MAP_UPDATE") || syscall.includes("MAP_DELETE")
        ? "The map is frozen or read-only, or the right to use bpf(2) is gone: run as root or with CAP_BPF and CAP_NET_ADMIN"
        : "Run as root or with CAP_BPF and CAP_NET_ADMIN (CAP_SYS_ADMIN before Linux 5.8); check kernel lockdown and the container seccomp profile; before Linux 5.11 raise RLIMIT_MEMLOCK";
    case "EACCES":
      return syscall.includes("OBJ_GET")
        ? "The pin belongs to another user or the bpf file system is closed to this one"
        : "";
    case "ENOMEM":
      return "The kernel has no memory for this, or the memory cgroup of netmon is at its limit: raise the limit or make the tables smaller";
    case "EMFILE":
      return "Too many open files in this process: raise RLIMIT_NOFILE";
    case "ENOLINK":
      return "The cgroup this was attached to is gone: attach again";
    case "ENOENT":
      return syscall.includes("OBJ_GET") ? "Nothing is pinned there" : "";
    case "EINVAL":
      return syscall === "bpf(BPF_OBJ_GET_INFO_BY_FD)" ? "The descriptor is of another kind" : "";
    default:
      return "";
  }
}
