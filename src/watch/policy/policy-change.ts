/** A change of configuration: takes effect in every layer, or in none. */
import { errorMessage } from "../../errors/error-message.ts";

export interface PolicyChange {
  /** Makes the new configuration the session's. Throws if it cannot be used. Returns the rollback. */
  read(): Promise<() => void>;
  /** Updates the proxies and the names to the session's configuration. */
  follow(): Promise<void>;
  /** Updates the kernel to it. */
  apply(): Promise<void>;
  /** Returns the proxies, the names and the kernel to the previous configuration. */
  restore(): Promise<void>;
}

/** Resolves to null if the change is in force; otherwise to what is, for display. */
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
        `the new config was not applied (${errorMessage(error)}), and the old policy could not be restored (${errorMessage(second)}): ` +
        "parts of either may be in force until the next reload"
      );
    }
    return `the new config was not applied, the old policy stays in force: ${errorMessage(error)}`;
  }
}
