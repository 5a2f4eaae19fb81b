import type { Common, EventSink, NetmonEvent } from "./event.ts";

/** An event without its time and session. */
export type Unstamped<E extends NetmonEvent = NetmonEvent> = E extends NetmonEvent
  ? Omit<E, keyof Common>
  : never;

/** Sink for current events of one session: adds time and session. */
export type SessionSink = (event: Unstamped) => void;

export function sessionSink(sessionId: string, sink: EventSink, now = (): Date => new Date()): SessionSink {
  return ({ type, ...event }) => {
    const common: Common = { timestamp: now().toISOString(), session_id: sessionId };
    sink({ type, ...common, ...event } as NetmonEvent);
  };
}
