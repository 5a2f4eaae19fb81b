/** How many share this process. Where runs do, none may take the descriptors of the others. */
let sharers = 1;

export const sharersOfProcess = (): number => sharers;

/** For all of this thread. */
export function shareProcess(among: number): void {
  sharers = among;
}
