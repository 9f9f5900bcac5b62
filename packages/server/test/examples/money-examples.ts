import { approvalsApi } from "@kreislauf/contract/approvals";
import { purchasingApi } from "@kreislauf/contract/purchasing";
import type { TestPortal } from "../portal/portal.ts";
import { approvalExamples } from "./approval-examples.ts";
import { purchasingExamples } from "./purchasing-examples.ts";

export { approvalsOfCompany } from "./approval-examples.ts";

export const moneyApis = { ...purchasingApi, ...approvalsApi } as const;

/** An example call of every endpoint about prices and approvals. */
export const moneyExamples = (portal: () => TestPortal, anOrder: () => Promise<number>) => ({
  ...purchasingExamples(anOrder),
  ...approvalExamples(portal),
});
