import { Refusal } from "@kreislauf/contract/base";
import type { ProviderVerdict } from "@kreislauf/contract/provider";
import { systemUser } from "@kreislauf/contract/users";
import type { UserWriteContext, WriteContext } from "../../base/context.ts";
import { type StepCause, type OrderRow, type OrderStep, performStep } from "../../orders/index.ts";
import { providerActor } from "../../users/index.ts";

/** The provider as the actor of a step, at the current time. */
export const causedByProvider = ({ now }: Pick<WriteContext, "now">): StepCause => ({
  by: { id: systemUser.provider, name: "Disposition" },
  at: now,
});

/** The context for a change that the provider's system makes to the data of one company. */
export const asProviderInCompany = (
  { db, now, language }: Omit<UserWriteContext, "actor">,
  companyId: number,
): UserWriteContext => ({ db, now, language, actor: providerActor(companyId) });

export function ensureAllowed(verdict: ProviderVerdict): void {
  if (!verdict.allowed) throw new Refusal(verdict.reason);
}

/**
 * Performs a step of an order on behalf of the provider, with the same log entries and consequences as a customer's
 * step.
 */
export const actAsProvider = (work: WriteContext, order: OrderRow, step: OrderStep): Promise<OrderRow> =>
  performStep(work, order, step, causedByProvider(work));
