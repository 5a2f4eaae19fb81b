/** netmon gateway as the bench starts it: enforce, with a filter. */
import type { Programs } from "../programs.ts";

export async function startGateway(bench: Programs, upstream: string): Promise<{ url: string; pid: number }> {
  const { line, pid } = await bench.netmon(
    ...["gateway", "--upstream", upstream, "--port", "0", "--mode", "enforce"],
    ...["--denied", "^shell_", "--allowed", "^tool_"],
  );
  return { url: `${(JSON.parse(line) as { url: string }).url}/mcp`, pid };
}
