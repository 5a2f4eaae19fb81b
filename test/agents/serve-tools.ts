/** A stdio server that lists these tools and has none: a small one, since many start at once. */
import { createInterface } from "node:readline";

export function serveTools(name: string, tools: readonly object[]): void {
  const answers: Record<string, (params: { protocolVersion?: string }) => object> = {
    initialize: ({ protocolVersion }) => ({
      protocolVersion,
      capabilities: { tools: {} },
      serverInfo: { name, version: "1.0.0" },
    }),
    "tools/list": () => ({ tools }),
    ping: () => ({}),
  };
  createInterface({ input: process.stdin }).on("line", (line) => {
    const { id, method, params } = JSON.parse(line) as { id?: number; method: string; params: object };
    if (id === undefined) return;
    const result = answers[method]?.(params ?? {});
    const error = { code: -32601, message: "no such method" };
    process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", id, ...(result ? { result } : { error }) })}\n`);
  });
}
