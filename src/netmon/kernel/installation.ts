/**
 * Asked before anything is made on disk or in the kernel: is what netmon needs installed whole?
 */
import { addon } from "./addon.ts";

/** Throws InstallationError where the addon is missing or of other sources. */
export function requireAddon(): void {
  addon();
}
