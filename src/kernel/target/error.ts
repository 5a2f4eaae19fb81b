/**
 * Errors of finding a session's cgroup. Every message says what, where and what to do. Direction of failure:
 * closed. A target that is not certain is an error; netmon never attaches to a guess, because a program on the
 * wrong cgroup can cut off the machine.
 */
import { CodedError } from "../../errors/coded-error.ts";
import type { Failure, Failures, UserError } from "../../errors/user-error.ts";

export type TargetErrorCode =
  | "no_cgroup2" // no usable cgroup v2 mount
  | "not_cgroup2" // the path is not a cgroup v2 directory
  | "not_found" // no such path, process or container
  | "vanished" // it existed a moment ago
  | "root_cgroup" // the root of the hierarchy, or of the cgroup namespace
  | "ambiguous" // several candidates
  | "not_running" // a known container that has no cgroup
  | "kernel_thread"
  | "invalid" // the reference itself makes no sense
  | "read_only" // cgroupfs is mounted read-only
  | "privilege"
  | "busy"; // a session cgroup that still has processes

const FAILURES: Failures<TargetErrorCode> = {
  no_cgroup2: "unsupported",
  not_cgroup2: "usage",
  not_found: "target",
  vanished: "target",
  root_cgroup: "usage",
  ambiguous: "usage",
  not_running: "target",
  kernel_thread: "usage",
  invalid: "usage",
  read_only: "unsupported",
  privilege: "privilege",
  busy: "busy",
};

export class TargetError extends CodedError<TargetErrorCode> implements UserError {
  override readonly name = "TargetError";

  get failure(): Failure {
    return FAILURES[this.code];
  }
}

/** The errno name of a Node file system error, or '' for anything else. */
export function errnoOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  return typeof code === "string" ? code : "";
}
