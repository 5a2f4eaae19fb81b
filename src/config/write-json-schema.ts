/** Writes docs/schema/config.schema.json. Run by `make schema`; a test compares the file with its source. */
import { writeFileSync } from "node:fs";
import { configJsonSchemaText } from "./json-schema.ts";

writeFileSync(new URL("../../docs/schema/config.schema.json", import.meta.url), configJsonSchemaText());
