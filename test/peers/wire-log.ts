/**
 * What a client receives on its transport, as parsed there and before the SDK changes or checks anything, so that two
 * conversations can be compared message by message. Ids, times and the like, which differ between runs, are omitted.
 */

interface Message {
  id?: string | number;
  method?: string;
  params?: Record<string, unknown>;
  result?: unknown;
  error?: unknown;
}

type Receive = (message: Message, ...rest: unknown[]) => unknown;

/** What both SDKs' transports have in common. */
export interface AnyTransport {
  onmessage?: unknown;
  send(...args: never[]): Promise<unknown>;
  close(): Promise<void>;
}

export interface WireLog {
  /** What was asked, and what came for it, in the order of asking. */
  answers: { asked: string; answer: string }[];
  /** What the server said of itself: requests and notifications, sorted, as their order is not promised. */
  unasked(): string[];
  /** Resolves when the server has said so many messages of itself that match. */
  heard(pattern: RegExp, count?: number): Promise<void>;
}

const VARYING: [RegExp, string][] = [
  // requestState as the SDK signs it, with its expiry
  [/\bv1\.[\w-]+\.[\w-]{43}/g, "<state>"],
  [/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, "<uuid>"],
  [/\b[0-9a-f]{32}\b/g, "<task>"],
  [/\b\d{1,2}:\d\d:\d\d [AP]M\b/g, "<time>"],
  [/\b\d{4}-\d\d-\d\dT[\d:.]+Z/g, "<time>"],
  [/\b[A-Z][a-z]{2} [A-Z][a-z]{2} \d\d \d{4} [\d:]+ GMT[+-]\d{4} \([^)]+\)/g, "<time>"],
  [/"progressToken":(?:\d+|"[^"]*")/g, '"progressToken":0'],
];

/** The environment that a server was started with. The shell that starts a shim adds PWD, and may order it anew. */
const ENVIRONMENT = /^\{\n {2}"HOME": .*\}$/s;

/** Without what differs between two runs: a base64 text that says when it was made, and the environment. */
function decoded(_key: string, value: unknown): unknown {
  if (typeof value === "string" && ENVIRONMENT.test(value)) {
    const { PWD: _, ...environment } = JSON.parse(value) as Record<string, string>;
    return Object.entries(environment).toSorted(([one], [other]) => one.localeCompare(other));
  }
  if (typeof value !== "string" || !/^[\w+/]{24,}={0,2}$/.test(value)) return value;
  const text = Buffer.from(value, "base64").toString();
  return /created at/.test(text) ? `base64 of ${text}` : value;
}

/** As JSON, without what differs between two runs. */
function comparable(value: unknown, directory: string | null): string {
  const text = JSON.stringify(value, decoded);
  return VARYING.reduce(
    (so, [pattern, name]) => so.replace(pattern, name),
    directory === null ? text : text.replaceAll(directory, "<directory>"),
  );
}

/** Begins to log; before the client connects. `directory` is this conversation's own: its name is left out. */
export function logWire(transport: AnyTransport, directory: string | null): WireLog {
  const unasked: string[] = [];
  const waiting = new Set<() => void>();
  const log: WireLog = {
    answers: [],
    unasked: () => unasked.toSorted(),
    heard: (pattern, count = 1) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (unasked.filter((message) => pattern.test(message)).length < count) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
  };
  const open = new Map<string | number, { asked: string; answer: string }>();
  const hear = (message: Message): void => {
    const { id, method, params, result, error } = message;
    if (method !== undefined) {
      // Its level is left to chance (server-everything, toggle-simulated-logging).
      const random = method === "notifications/message" && /^\w+[ -]level/i.test(String(params?.data));
      unasked.push(random ? `${method} of a random level` : comparable({ method, params }, directory));
      for (const look of waiting) look();
      return;
    }
    const entry = id === undefined ? undefined : open.get(id);
    if (entry) entry.answer = comparable(error === undefined ? result : { error }, directory);
    else unasked.push(`an answer nobody waits for: ${JSON.stringify(message)}`);
  };
  const send = transport.send.bind(transport) as (
    message: Message | Message[],
    ...rest: unknown[]
  ) => Promise<unknown>;
  Object.defineProperty(transport, "send", {
    value: (message: Message | Message[], ...rest: unknown[]) => {
      for (const { id, method, params } of [message].flat())
        if (id !== undefined && method !== undefined) {
          const entry = { asked: comparable({ method, params }, directory), answer: "none" };
          open.set(id, entry);
          log.answers.push(entry);
        }
      return send(message, ...rest);
    },
  });
  let receive: Receive | undefined;
  Object.defineProperty(transport, "onmessage", {
    get: () => receive,
    set: (handler: Receive | undefined) => {
      receive =
        handler &&
        ((message, ...rest) => {
          hear(message);
          return handler(message, ...rest);
        });
    },
  });
  return log;
}
