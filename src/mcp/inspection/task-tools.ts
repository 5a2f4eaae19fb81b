/**
 * Tasks that calls of tools became (2025-11-25, SEP-2663), and the tool each runs: their results come later, by
 * the task's id. Bounded: of the oldest beyond the limit the tool is not known any more.
 */
const MAX_TASKS = 10_000;

export class TaskTools {
  readonly #tools = new Map<string, string>();

  set(taskId: string, tool: string): void {
    this.#tools.set(taskId, tool);
    if (this.#tools.size <= MAX_TASKS) return;
    const [oldest] = this.#tools.keys();
    if (oldest !== undefined) this.#tools.delete(oldest);
  }

  /** '' of a task nobody knows. */
  get(taskId: unknown): string {
    return typeof taskId === "string" ? (this.#tools.get(taskId) ?? "") : "";
  }
}
