import { addon } from "./addon.ts";
import { kernelCall } from "./error.ts";

/** This process becomes the program at `path` (execve(2)), with the same environment. Throws KernelError where it cannot. */
export function execute(path: string, args: readonly string[]): void {
  kernelCall(path, () => addon().execute(path, args));
}
