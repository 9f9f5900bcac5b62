import { approvalsApi } from "@kreislauf/contract/approvals";
import { budgetsApi } from "@kreislauf/contract/budgets";
import { purchasingApi, referencesApi } from "@kreislauf/contract/purchasing";
import type { TestPortal } from "../portal/portal.ts";
import { accountingApis, accountingExamples } from "./accounting-examples.ts";
import { approvalExamples } from "./approval-examples.ts";
import { budgetExamples } from "./budget-examples.ts";
import { invoiceApis, invoiceExamples } from "./invoice-examples.ts";
import { purchasingExamples, referenceExamples } from "./purchasing-examples.ts";
import { quoteApis, quoteExamples } from "./quote-examples.ts";

export { approvalsOfCompany } from "./approval-examples.ts";
export { budgetsOfCompany } from "./budget-examples.ts";
export { referencesOfCompany } from "./purchasing-examples.ts";

export const moneyApis = {
  ...purchasingApi,
  ...referencesApi,
  ...approvalsApi,
  ...invoiceApis,
  ...accountingApis,
  ...budgetsApi,
  ...quoteApis,
} as const;

/** An example call of every endpoint about prices, approvals, invoices, accounts, budgets and quotes. */
export const moneyExamples = (portal: () => TestPortal, anOrder: () => Promise<number>) => ({
  ...purchasingExamples(anOrder),
  ...referenceExamples(portal),
  ...approvalExamples(portal),
  ...invoiceExamples(portal),
  ...accountingExamples(portal),
  ...budgetExamples(portal),
  ...quoteExamples(portal),
});
