/** What the schema makes of an empty file. The build replaces this module by the value itself (deploy/package/bundle.ts). */
import { type ConfigShape, configSchema } from "./schema.ts";

let shape: ConfigShape | undefined;

/** Shared by all that it is called for: not to be changed. */
export function defaultShape(): ConfigShape {
  shape ??= configSchema().parse({});
  return shape;
}
