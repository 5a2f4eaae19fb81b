/**
 * Measures every target once per round, so that other activity on the machine affects all of them equally; each is first
 * as often as the others. Resolves with the rounds of each target.
 */
export async function inTurns<Target, Measured>(
  rounds: number,
  targets: readonly Target[],
  measure: (target: Target) => Promise<Measured>,
): Promise<Measured[][]> {
  const found: Measured[][] = targets.map(() => []);
  for (let round = 0; round < rounds; round++)
    for (let turn = 0; turn < targets.length; turn++) {
      const which = (round + turn) % targets.length;
      found[which]?.push(await measure(targets[which] as Target));
    }
  return found;
}
