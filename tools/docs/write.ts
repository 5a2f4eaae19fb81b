/** Writes the pages below docs that are made from code (`make schema`); tests compare each with its source. */
import { writeFileSync } from "node:fs";
import { eventsPage } from "./events.ts";
import { keysPage } from "./keys.ts";

const DOCS = new URL("../../docs/", import.meta.url);

writeFileSync(new URL("events.md", DOCS), eventsPage());
writeFileSync(new URL("keys.md", DOCS), keysPage());
