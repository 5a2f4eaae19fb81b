import { CodedError } from "../../errors/coded-error.ts";

/**
 * An error in or with the privileged helper. The code is the helper's own (`EPERM`, `root_cgroup`, ...), or one of this
 * side: `helper_missing`, `helper_exited`, `helper_timeout`, `helper_version`, `protocol`, `closed`. The message says
 * what, where and what to do.
 */
export class HelperError extends CodedError<string> {
  override readonly name = "HelperError";
}
