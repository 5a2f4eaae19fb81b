/** A redaction with all of its steps at once. */
import type { Redacted, Redactor } from "../../../../src/llm/dlp/redactor.ts";

export function whole(redactor: Redactor): (body: string) => Redacted {
  return (body) => {
    const steps = redactor(body);
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
    }
  };
}
