/** Events about the keys that an agent has placeholders for. docs/events.md describes each field. */
import type * as z from "zod";
import { eventOf, words } from "./every-event.ts";

/** A key that was to be read again could not be: the one before stays in use (docs/credentials.md#sources). */
export const netmonCredentialFailed = eventOf("netmon_credential_failed", {
  /** Its name in the configuration. */
  credential: words,
  text: words,
});
export type NetmonCredentialFailed = z.infer<typeof netmonCredentialFailed>;
