/** The turns that the event loop makes for others while something is done. */
export async function turnsDuring<T>(work: () => Promise<T>): Promise<{ value: T; turns: number }> {
  let turns = 0;
  let done = false;
  const count = (): void => {
    turns++;
    if (!done) setImmediate(count);
  };
  setImmediate(count);
  try {
    return { value: await work(), turns };
  } finally {
    done = true;
  }
}
