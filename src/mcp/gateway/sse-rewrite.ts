/** Other data in an event of a stream, with its other fields and comments as they came. */

/**
 * `raw` is one event as the splitter gives it. null: without data, so that no client dispatches it, while an `id` in
 * it still counts for resumption (WHATWG HTML 9.2.6).
 */
export function withData(raw: Uint8Array, data: string | null): Buffer {
  const lines = Buffer.from(raw.buffer, raw.byteOffset, raw.length)
    .toString("utf8")
    .split(/\r\n|\r|\n/);
  // A blank line ends an event; the splitter's leave one or two empty strings behind.
  while (lines.length > 0 && lines.at(-1) === "") lines.pop();
  let written = data === null;
  const out: string[] = [];
  for (const line of lines) {
    if (line !== "data" && !line.startsWith("data:")) out.push(line);
    else if (!written && data !== null) {
      out.push(`data: ${data.replace(/\r\n|\r|\n/g, "\ndata: ")}`);
      written = true;
    }
  }
  return Buffer.from(`${out.join("\n")}\n\n`);
}
