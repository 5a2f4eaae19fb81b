/** Writes docs/schema/events.schema.json (`make schema`); a test compares the file with its source. */
import { writeFileSync } from "node:fs";
import { eventJsonSchemaText } from "./event-shape.ts";

writeFileSync(new URL("../../docs/schema/events.schema.json", import.meta.url), eventJsonSchemaText());
