/** Every rule of the detection, by what it looks for. */
import { INSTRUCTION_RULES } from "./instruction-rules.ts";
import { INTERFERENCE_RULES } from "./interference-rules.ts";
import { OUTFLOW_RULES } from "./outflow-rules.ts";
import type { Rule } from "./rule.ts";
import { SECRET_RULES } from "./secret-rules.ts";

export const RULES: readonly Rule[] = [
  ...INSTRUCTION_RULES,
  ...SECRET_RULES,
  ...OUTFLOW_RULES,
  ...INTERFERENCE_RULES,
];
