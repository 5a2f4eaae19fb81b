/** The process that people know as this netmon, and would end: a run's client, where a thread of another process serves it. */
let shown = process.pid;

export const shownPid = (): number => shown;

/** For all of this thread. */
export function showAs(pid: number): void {
  shown = pid;
}
