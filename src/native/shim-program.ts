import { builtFile } from "./built-file.ts";

/** The relay of shims, which also keeps the servers that netmon starts itself. Throws InstallationError. */
export function shimProgram(): string {
  return builtFile("netmon-shim", "dist/native/netmon-shim");
}
