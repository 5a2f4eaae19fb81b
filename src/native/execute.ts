import { addon } from "./addon.ts";
import { kernelCall } from "./error.ts";

/**
 * Replaces this process by the program at `path` (execve(2)), with the same environment, and descriptors up to `last`. Throws
 * KernelError.
 */
export function execute(path: string, args: readonly string[], last = 2): void {
  kernelCall(path, () => addon().execute(path, args, last));
}
