/**
 * Of a message that is no JSON: whose id it has, and whether it asks or answers, as far as that can be seen.
 *
 * A guess: only to tell whoever waits for the message that it does not come.
 */
import { type Envelope, EnvelopeScanner } from "../stdio/envelope-scanner.ts";

/** UTF-16 units that are looked at. */
const MAX_LENGTH = 1024 * 1024;

export function guessedEnvelope(text: string): Envelope | undefined {
  return new EnvelopeScanner().push(Buffer.from(text.slice(0, MAX_LENGTH)))[0];
}
