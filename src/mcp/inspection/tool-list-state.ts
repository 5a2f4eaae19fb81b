import { TaskTools } from "./task-tools.ts";

/** What is known of a server's list of tools; of one conversation, or shared by those of one endpoint. */
export class ToolListState {
  /** A whole list was read and no change was announced since. */
  fresh = false;
  instructions: string | null | undefined = undefined;
  readonly tasks = new TaskTools();
  /** Changes that were announced; a list that was asked for before one of them is not fresh. */
  changes = 0;
  /** The list is being asked for; never rejects. */
  asking: Promise<void> | null = null;
  /** Until then no call waits for the list, of the engine's clock: it could not be read. */
  notBefore = Number.NEGATIVE_INFINITY;

  /** notifications/tools/list_changed was seen. */
  changed(): void {
    this.changes++;
    this.fresh = false;
  }
}
