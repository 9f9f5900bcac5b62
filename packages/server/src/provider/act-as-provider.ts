import { Refusal } from "@kreislauf/contract/base";
import type { ProviderVerdict } from "@kreislauf/contract/provider";
import { systemUser } from "@kreislauf/contract/users";
import type { PersonsWork, Work } from "../base/context.ts";
import { type Cause, type OrderRow, type OrderStep, takeStep } from "../orders/index.ts";
import { providerIn } from "../users/index.ts";

/** The provider as the one who acts, at this moment. */
export const byProvider = ({ now }: Pick<Work, "now">): Cause => ({
  by: { id: systemUser.provider, name: "Disposition" },
  at: now,
});

/** What the provider's system does with the data of one company. */
export const inCompany = (
  { db, now, language }: Omit<PersonsWork, "actor">,
  companyId: number,
): PersonsWork => ({ db, now, language, actor: providerIn(companyId) });

export function ensure(verdict: ProviderVerdict): void {
  if (!verdict.allowed) throw new Refusal(verdict.reason);
}

/** The same step, log and consequences as when a customer acts, in the provider's name. */
export const actAsProvider = (work: Work, order: OrderRow, step: OrderStep): Promise<OrderRow> =>
  takeStep(work, order, step, byProvider(work));
