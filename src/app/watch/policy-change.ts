/**
 * A configuration that is read again while a session runs: taken by the proxies, then by the kernel, or by neither.
 *
 * Direction of failure: the policy in force before is brought back everywhere. Where that fails as well, the sentence
 * that is returned does not claim it.
 */
import { errorMessage } from "../../event/error-message.ts";

export interface PolicyChange {
  /** Takes the new configuration as the session's. Throws where it cannot be used. Returns the way back. */
  read(): Promise<() => void>;
  /** Brings the proxies and the names to the session's configuration. */
  follow(): Promise<void>;
  /** Brings the kernel to it. */
  apply(): Promise<void>;
  /** Brings the proxies, the names and the kernel to the configuration before. */
  restore(): Promise<void>;
}

/** null: it is in force; else what is, for a person. */
export async function changePolicy(change: PolicyChange): Promise<string | null> {
  let back: (() => void) | null = null;
  try {
    back = await change.read();
    await change.follow();
    await change.apply();
    return null;
  } catch (error) {
    try {
      if (back !== null) {
        back();
        await change.restore();
      }
    } catch (second) {
      return (
        `the new config was not applied (${errorMessage(error)}), and the old policy could not be brought back (${errorMessage(second)}): ` +
        "parts of either may be in force until the next reload"
      );
    }
    return `the new config was not applied, the old policy stays in force: ${errorMessage(error)}`;
  }
}
