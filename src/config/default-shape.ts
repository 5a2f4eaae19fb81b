/** The schema's result for an empty file. The build replaces this module by the value (deploy/package/bundle.ts). */
import { type ConfigShape, configSchema } from "./schema.ts";

let shape: ConfigShape | undefined;

/** Shared by all callers: must not be changed. */
export function defaultShape(): ConfigShape {
  shape ??= configSchema().parse({});
  return shape;
}
