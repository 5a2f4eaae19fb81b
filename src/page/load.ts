/** Reloads a view's data from the server: after each change, but at most a tenth of the time. */
import { useSignalEffect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";

/** `signals` reads the signals that it depends on. */
export function useLoad(load: () => Promise<void>, everyMs: number, signals: () => unknown): void {
  const run = useRef({ timer: 0, running: false, again: false, next: 0 });
  const latest = useRef(load);
  latest.current = load;
  const request = (): void => {
    const now = run.current;
    if (now.running) now.again = true;
    else if (now.timer === 0) now.timer = setTimeout(go, Math.max(0, now.next - performance.now()));
  };
  const go = async (): Promise<void> => {
    const now = run.current;
    Object.assign(now, { timer: 0, running: true, again: false });
    const from = performance.now();
    await latest.current();
    const to = performance.now();
    Object.assign(now, { running: false, next: to + Math.max(everyMs, 10 * (to - from)) });
    if (now.again) request();
  };
  useSignalEffect(() => {
    signals();
    request();
  });
  useEffect(() => () => clearTimeout(run.current.timer), []);
}
