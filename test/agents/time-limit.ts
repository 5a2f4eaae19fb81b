/** How long a test may take. `make outside` compares what others release, however busy the machine is that it runs on. */
const FACTOR = process.env.NETMON_AGENTS === undefined ? 1 : 10;

export function minutes(most: number): { timeout: number } {
  return { timeout: most * 60_000 * FACTOR };
}
