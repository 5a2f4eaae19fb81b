/** Writes docs/schema/config.schema.json. `npx tsx src/config/write-json-schema.ts`; a test compares
 * the file with its source. */
import { writeFileSync } from "node:fs";
import { configJsonSchemaText } from "./json-schema.ts";

writeFileSync(new URL("../../docs/schema/config.schema.json", import.meta.url), configJsonSchemaText());
