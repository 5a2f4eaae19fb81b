/** Every rule of the detection, by what it looks for. */
import { COMPANY_RULES } from "./company-rules.ts";
import { DAMAGE_RULES } from "./damage-rules.ts";
import { HANDOVER_RULES } from "./handover-rules.ts";
import { INSTRUCTION_RULES } from "./instruction-rules.ts";
import { INTERFERENCE_RULES } from "./interference-rules.ts";
import { OCCASION_RULES } from "./occasion-rules.ts";
import { OUTFLOW_RULES } from "./outflow-rules.ts";
import type { Rule } from "./rule.ts";
import { SECRET_RULES } from "./secret-rules.ts";

export const RULES: readonly Rule[] = [
  ...INSTRUCTION_RULES,
  ...SECRET_RULES,
  ...HANDOVER_RULES,
  ...OUTFLOW_RULES,
  ...DAMAGE_RULES,
  ...COMPANY_RULES,
  ...OCCASION_RULES,
  ...INTERFERENCE_RULES,
];
