import { addon } from "./addon.ts";
import { kernelCall } from "./error.ts";

/** Replaces this process by the program at `path` (execve(2)), with the same environment. Throws KernelError. */
export function execute(path: string, args: readonly string[]): void {
  kernelCall(path, () => addon().execute(path, args));
}
