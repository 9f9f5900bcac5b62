import { answeringCases } from "./test-answering-cases.ts";
import { editingCases } from "./test-editing-cases.ts";
import { endingCases } from "./test-ending-cases.ts";
import { orderingCases } from "./test-ordering-cases.ts";
import { providerCases } from "./test-provider-cases.ts";
import type { RuleCase } from "./test-rule-case.ts";

export const ruleCases: readonly RuleCase[] = [
  ...orderingCases,
  ...editingCases,
  ...endingCases,
  ...answeringCases,
  ...providerCases,
];
