/** Percent-encoding, decoded as servers do: byte by byte, so that invalid UTF-8 is decoded too, and what is no escape stays. */

/** Layers that are decoded; more have no honest use. */
export const MAX_ENCODINGS = 4;

/** Removes one layer. The characters are bytes. */
export function decodedOnce(text: string): string {
  return text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
