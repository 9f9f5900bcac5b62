import { answeringCases } from "./answering-cases.ts";
import { editingCases } from "./editing-cases.ts";
import { endingCases } from "./ending-cases.ts";
import { orderingCases } from "./ordering-cases.ts";
import { providerCases } from "./provider-cases.ts";
import type { RuleCase } from "./order-rule-case.ts";

export const ruleCases: readonly RuleCase[] = [
  ...orderingCases,
  ...editingCases,
  ...endingCases,
  ...answeringCases,
  ...providerCases,
];
