import { CodedError } from "../../errors/coded-error.ts";
import type { Failure, UserError } from "../../errors/user-error.ts";

/** Codes without an entry are unexpected. */
const FAILURES: Readonly<Partial<Record<string, Failure>>> = {
  EPERM: "privilege",
  EACCES: "privilege",
  ENOENT: "target",
  ENODEV: "target",
  cgroup_changed: "target",
  root_cgroup: "usage",
  not_cgroup2: "usage",
  size: "usage",
  hook_missing: "unsupported",
  memlock: "unsupported",
  bpffs: "unsupported",
  load: "unsupported",
  pin_exists: "busy",
  incomplete: "state",
  no_links: "state",
  layout: "installation",
  helper_missing: "installation",
  helper_version: "installation",
  protocol: "installation",
};

/**
 * An error in or with the privileged helper. The code is the helper's own (`EPERM`, `root_cgroup`, ...), or one of this
 * side: `helper_missing`, `helper_exited`, `helper_timeout`, `helper_version`, `protocol`, `closed`. The message says
 * what, where and what to do.
 */
export class HelperError extends CodedError<string> implements UserError {
  override readonly name = "HelperError";

  get failure(): Failure {
    return FAILURES[this.code] ?? "unexpected";
  }
}
