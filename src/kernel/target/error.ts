/**
 * Errors of finding a session's cgroup. Every message says what, where and what to do. Direction of failure:
 * closed. A target that is not certain is an error; netmon never attaches to a guess, because a program on the
 * wrong cgroup can cut off the machine.
 */
import { userErrors } from "../../errors/user-error.ts";

export class TargetError extends userErrors("TargetError", {
  no_cgroup2: "unsupported", // no usable cgroup v2 mount
  not_cgroup2: "usage", // the path is not a cgroup v2 directory
  not_found: "target", // no such path, process or container
  vanished: "target", // it existed a moment ago
  root_cgroup: "usage", // the root of the hierarchy, or of the cgroup namespace
  ambiguous: "usage", // several candidates
  not_running: "target", // a known container that has no cgroup
  kernel_thread: "usage",
  invalid: "usage", // the reference itself makes no sense
  read_only: "unsupported", // cgroupfs is mounted read-only
  privilege: "privilege",
  busy: "busy", // a session cgroup that still has processes
}) {}

export type TargetErrorCode = TargetError["code"];

/** The errno name of a Node file system error, or '' for anything else. */
export function errnoOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  return typeof code === "string" ? code : "";
}
