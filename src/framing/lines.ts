/**
 * Lines of a stream of UTF-8, without their ends. A line ends at a line feed alone, as in JSON lines: readline of Node 24
 * also splits at U+2028 and U+2029, which JSON has unescaped within its strings.
 */
export async function* linesOf(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  let parts: string[] = [];
  for await (const piece of stream) {
    const lines = decoder.decode(piece, { stream: true }).split("\n");
    const last = lines.pop() ?? "";
    for (const line of lines) {
      parts.push(line);
      yield parts.join("");
      parts = [];
    }
    parts.push(last);
  }
  const rest = parts.join("") + decoder.decode();
  if (rest !== "") yield rest;
}
