/**
 * State of the page, as signals, and requests to its server. Live data comes in batches, resumed after each
 * interruption (Last-Event-ID).
 */
import { computed, signal } from "@preact/signals";
import type {
  AnswerRequest,
  DecideRequest,
  ErrorAnswer,
  FiltersAnswer,
  RowsMessage,
  SavedFilter,
  StateMessage,
} from "./api.ts";

export const state = signal<StateMessage | null>(null);
export const connection = signal<"connecting" | "live" | "broken" | "ended">("connecting");
/** For the person: what cannot be shown, until it can. */
export const problem = signal("");
/** Why a person's action failed, until one succeeds. */
export const refusal = signal("");
/** The last completed action, for screen readers too. */
export const notice = signal("");
export const mayDecide = computed(() => state.value?.right === "decide");

export class Refused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Rejects with Refused. */
export async function get<T>(name: string, params: Record<string, string | undefined> = {}): Promise<T> {
  const defined = Object.entries(params).filter(([, value]) => value !== undefined) as [string, string][];
  return answer<T>(await fetch(`/api/${name}?${new URLSearchParams(defined)}`));
}

interface Requests {
  "/api/decide": [DecideRequest, object];
  "/api/answer": [AnswerRequest, object];
  "/api/filters": [SavedFilter, FiltersAnswer];
  "/session": [{ token: string }, object];
}

/** Rejects with Refused; nothing is done then. */
export async function post<P extends keyof Requests>(path: P, body: Requests[P][0]): Promise<Requests[P][1]> {
  const headers = { "content-type": "application/json" };
  return answer<Requests[P][1]>(await fetch(path, { method: "POST", headers, body: JSON.stringify(body) }));
}

async function answer<T>(response: Response): Promise<T> {
  const text = await response.text();
  if (response.ok) return JSON.parse(text) as T;
  if (response.status === 401) connection.value = "ended";
  let message = text.trim();
  try {
    message = (JSON.parse(text) as ErrorAnswer).error;
  } catch {
    // plain text
  }
  throw new Refused(response.status, message);
}

/** Runs `work` and shows its error, or clears the one shown before. */
export async function attempt(work: () => Promise<void>, shownProblem = problem): Promise<void> {
  try {
    await work();
    shownProblem.value = "";
  } catch (error) {
    shownProblem.value =
      error instanceof Refused ? error.message : "netmon ui does not answer: has it ended?";
  }
}

/** Like attempt, without waiting. */
export function start(work: () => Promise<void>, shownProblem = problem): void {
  attempt(work, shownProblem).catch(() => {}); // it never rejects
}

/** Listens until the returned function is called. Rows up to `row` are known. */
export function listen(line: string, row: number, onRows: (batch: RowsMessage) => void): () => void {
  const source = new EventSource(`/api/live?${new URLSearchParams({ filter: line, row: String(row) })}`);
  source.addEventListener("rows", ({ data }) => onRows(JSON.parse(data) as RowsMessage));
  return () => source.close();
}

/** Keeps `state` and `connection` up to date, in every view. */
export function follow(): void {
  const source = new EventSource("/api/live?only=state");
  source.onopen = () => {
    connection.value = "live";
  };
  source.onerror = () => {
    if (connection.value === "ended") return;
    connection.value = "broken";
    // a refusal is final for the browser: the response says why
    if (source.readyState === EventSource.CLOSED) start(() => get("state"));
  };
  source.addEventListener("problem", ({ data }) => {
    problem.value = JSON.parse(data) as string;
  });
  source.addEventListener("state", ({ data }) => {
    state.value = JSON.parse(data) as StateMessage;
  });
}
