/** The Node.js versions that netmon supports, as programs. */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const NODE_VERSIONS = [22, 24, 26] as const;
export type NodeVersion = (typeof NODE_VERSIONS)[number];

const MODULES = fileURLToPath(new URL("./node_modules/", import.meta.url));

/** Throws where it is not installed. */
export function nodeProgram(version: NodeVersion): string {
  const file = `${MODULES}node${version}-${process.arch}/bin/node`;
  if (!existsSync(file)) throw new Error(`${file} is missing: run make test once, it installs it`);
  return file;
}
