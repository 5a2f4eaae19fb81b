/**
 * The documentation as one HTML file, with search, which needs no server and no other machine:
 * `node --import tsx deploy/package/site.ts DIRECTORY` writes DIRECTORY/docs/index.html beside the pages and their pictures.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sitePage } from "./site/page.ts";

const [directory] = process.argv.slice(2);
if (directory === undefined) throw new Error("usage: node --import tsx deploy/package/site.ts DIRECTORY");
mkdirSync(join(directory, "docs"), { recursive: true });
writeFileSync(join(directory, "docs/index.html"), await sitePage());
