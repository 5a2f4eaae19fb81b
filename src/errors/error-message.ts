/** Returns the message of any thrown value. It may quote input: use errorText (faults.ts) if that must not be shown. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
