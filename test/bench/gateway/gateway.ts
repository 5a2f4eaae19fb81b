/** netmon gateway as the bench starts it: enforce, by default with a filter. */
import type { Programs } from "../programs.ts";

export async function startGateway(
  bench: Programs,
  upstream: string,
  options: readonly string[] = ["--denied", "^shell_", "--allowed", "^tool_"],
): Promise<{ url: string; pid: number }> {
  const { line, pid } = await bench.netmon(
    ...["gateway", "--upstream", upstream, "--port", "0", "--mode", "enforce"],
    ...options,
  );
  return { url: `${(JSON.parse(line) as { url: string }).url}/mcp`, pid };
}
