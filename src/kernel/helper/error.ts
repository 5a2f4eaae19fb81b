/**
 * What went wrong in or with the privileged helper.
 */

export interface HelperFailure {
  /**
   * The helper's own code (`EPERM`, `root_cgroup`, ...), or one of this side: `helper_missing`,
   * `helper_exited`, `helper_timeout`, `helper_version`, `protocol`, `closed`.
   */
  code: string;
  /** What, where and what to do. */
  message: string;
  hook?: string;
  detail?: string;
}

export class HelperError extends Error {
  override readonly name = "HelperError";
  readonly code: string;
  /** The hook concerned, or ''. */
  readonly hook: string;
  /** Verifier log or kernel message, may be long; or ''. */
  readonly detail: string;

  constructor(failure: HelperFailure, cause?: unknown) {
    super(failure.message, cause === undefined ? undefined : { cause });
    this.code = failure.code;
    this.hook = failure.hook ?? "";
    this.detail = failure.detail ?? "";
  }
}
