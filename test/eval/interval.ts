/** The 95 % interval of a share: Wilson's score interval, which holds near 0 and 1 too. */
const Z = 1.959964;

export function wilson(hits: number, of: number): [number, number] {
  if (of === 0) return [0, 1];
  const share = hits / of;
  const middle = share + Z ** 2 / (2 * of);
  const spread = Z * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  const scale = 1 + Z ** 2 / of;
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)];
}
