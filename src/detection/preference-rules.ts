/** Texts that have a tool chosen before others. */
import { type Rule, TOOLS } from "./rule.ts";

export const PREFERENCE_RULES: readonly Rule[] = [
  {
    signal: "prefers_itself",
    category: "preference_manipulation",
    weight: 3,
    all: [["prefer"]],
    says: "asks to be preferred to other tools",
  },
  {
    signal: "prefers_itself_strongly",
    category: "preference_manipulation",
    weight: 3,
    all: [["prefer"], [...TOOLS, "threat", "authority", "covert"], ["must", "threat"]],
    says: "claims other tools' work",
  },
  {
    signal: "disparages_tools",
    category: "preference_manipulation",
    weight: 3,
    all: [["disparage"], ["otherTool", "anyTool", "prefer"], ["must", "prefer", "use"]],
    says: "speaks ill of other tools",
  },
  {
    signal: "boasts",
    category: "preference_manipulation",
    weight: 3,
    all: [
      ["boast"],
      ["prefer"],
      ["model", "must", "threat", "disparage", "regardless", "anyTool", "namedTool", "otherTool"],
    ],
    not: ["protect", "waits"],
    says: "praises itself so that it is chosen",
  },
  {
    signal: "boasts_at_others_cost",
    category: "preference_manipulation",
    weight: 5,
    all: [["prefer"], ["threat", "disparage"], ["namedTool", "anyTool", "otherTool", "money"]],
    not: ["protect", "waits"],
    says: "warns of other tools",
  },
  {
    signal: "prefers_over_any_tool",
    category: "preference_manipulation",
    weight: 4,
    all: [["prefer"], ["anyTool", "namedTool"], ["disparage", "regardless", "threat", "model", "reply"]],
    not: ["protect", "waits"],
    says: "sets itself above other tools",
  },
  {
    signal: "prefers_own_name",
    category: "preference_manipulation",
    weight: 5,
    all: [["prefer"], ["thisTool"]],
    not: ["protect"],
    says: "praises itself by name",
  },
];
