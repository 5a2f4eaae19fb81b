/** The message of whatever was thrown. It may quote input: errorText (faults.ts) is for where that must not be shown. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
