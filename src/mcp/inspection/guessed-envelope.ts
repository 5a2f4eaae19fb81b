/**
 * The id of a message that is not parsed, and whether it asks or answers, as far as that can be seen.
 *
 * A guess: only to tell whoever waits for the message that it does not come.
 */
import { type Envelope, EnvelopeScanner } from "../stdio/envelope-scanner.ts";

/** UTF-16 units that are looked at together. Many servers write the id last. */
const PART = 64 * 1024;

export function guessedEnvelope(text: string): Envelope | undefined {
  const scanner = new EnvelopeScanner();
  for (let at = 0; at < text.length; at += PART) {
    const [found] = scanner.push(Buffer.from(text.slice(at, at + PART)));
    if (found !== undefined) return found;
  }
  return undefined;
}
