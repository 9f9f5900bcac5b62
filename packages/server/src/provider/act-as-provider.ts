import { permission, Refusal } from "@kreislauf/contract/base";
import type { ProviderVerdict } from "@kreislauf/contract/provider";
import { systemUser } from "@kreislauf/contract/users";
import type { InTransaction, KeyContext, TransactionContext, Work } from "../base/context.ts";
import { type Cause, type OrderRow, type OrderStep, takeStep } from "../orders/index.ts";

/** The provider as the one who acts, at this moment. */
export const byProvider = ({ now }: Pick<Work, "now">): Cause => ({
  by: { id: systemUser.provider, name: "Disposition" },
  at: now,
});

/** The provider at work on the data of one company: it may do there what the company's own people may. */
export const inCompany = (context: InTransaction<KeyContext>, companyId: number): TransactionContext => ({
  ...context,
  actor: {
    userId: systemUser.provider,
    companyId,
    isProvider: true,
    sessionId: `key ${context.keyHolder.keyId}`,
    permissions: new Set(Object.values(permission)),
    documentsEnabled: true,
    initialPassword: false,
  },
  lookAgain: () => Promise.resolve(undefined),
});

export function ensure(verdict: ProviderVerdict): void {
  if (!verdict.allowed) throw new Refusal(verdict.reason);
}

/** The same step, log and consequences as when a customer acts, in the provider's name. */
export const actAsProvider = (work: Work, order: OrderRow, step: OrderStep): Promise<OrderRow> =>
  takeStep(work, order, step, byProvider(work));
