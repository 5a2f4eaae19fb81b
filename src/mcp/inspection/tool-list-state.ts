/** Most tasks remembered; of the oldest beyond it the tool is forgotten. */
const MAX_TASKS = 10_000;

/** The tool that each task runs (2025-11-25, SEP-2663): its result comes later, by the task's id. */
export class TaskTools {
  readonly #tools = new Map<string, string>();

  set(taskId: string, tool: string): void {
    this.#tools.set(taskId, tool);
    if (this.#tools.size <= MAX_TASKS) return;
    const [oldest] = this.#tools.keys();
    if (oldest !== undefined) this.#tools.delete(oldest);
  }

  /** '' for an unknown task. */
  get(taskId: unknown): string {
    return typeof taskId === "string" ? (this.#tools.get(taskId) ?? "") : "";
  }
}

/** The known state of a server's tool list, for one conversation or for all of one endpoint. */
export class ToolListState {
  /** A whole list was read, and no change was announced since. */
  fresh = false;
  instructions: string | null | undefined = undefined;
  readonly tasks = new TaskTools();
  /** Number of announced changes; a list that was requested before one of them is not fresh. */
  changes = 0;
  /** The request for the list under way; never rejects. */
  asking: Promise<void> | null = null;
  /** Until this time of the inspection's clock no call waits for the list, which could not be read. */
  notBefore = Number.NEGATIVE_INFINITY;

  /** notifications/tools/list_changed was seen. */
  changed(): void {
    this.changes++;
    this.fresh = false;
  }
}
