/**
 * Replaces @neon-rs/load in the bundle: gives libsql its library from netmon's own `native` directory. The original
 * finds out the C library from a report about the whole process, which takes longer than loading the library.
 *
 * Failure: throws InstallationError, which the store reports and counts as any database that does not open.
 */
import { createRequire } from "node:module";
import { builtFile } from "../../src/native/built-file.ts";

export function load(): unknown {
  const path = builtFile("libsql.node", "node_modules/@libsql/linux-x64-gnu/index.node", "NETMON_LIBSQL");
  return createRequire(import.meta.url)(path);
}

/** Not needed where `load` is provided. */
export function currentTarget(): string {
  return `linux-${process.arch}-gnu`;
}
