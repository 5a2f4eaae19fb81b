/** Every rule of the detection, by what it looks for. */
import { ADDRESS_RULES } from "./address-rules.ts";
import { ALTERATION_RULES } from "./alteration-rules.ts";
import { COMPANY_RULES } from "./company-rules.ts";
import { HANDOVER_RULES } from "./handover-rules.ts";
import { INSTRUCTION_RULES } from "./instruction-rules.ts";
import { INTERFERENCE_RULES } from "./interference-rules.ts";
import { OCCASION_RULES } from "./occasion-rules.ts";
import { OUTFLOW_RULES } from "./outflow-rules.ts";
import { PREFERENCE_RULES } from "./preference-rules.ts";
import type { Rule } from "./rule.ts";
import { SAFEGUARD_RULES } from "./safeguard-rules.ts";
import { SECRECY_RULES } from "./secrecy-rules.ts";
import { SECRET_RULES } from "./secret-rules.ts";

export const RULES: readonly Rule[] = [
  ...INSTRUCTION_RULES,
  ...SECRECY_RULES,
  ...SECRET_RULES,
  ...HANDOVER_RULES,
  ...OUTFLOW_RULES,
  ...ADDRESS_RULES,
  ...INTERFERENCE_RULES,
  ...ALTERATION_RULES,
  ...SAFEGUARD_RULES,
  ...PREFERENCE_RULES,
  ...COMPANY_RULES,
  ...OCCASION_RULES,
];
