import { Refusal } from "@kreislauf/contract/base";
import type { ProviderVerdict } from "@kreislauf/contract/provider";
import { systemUser } from "@kreislauf/contract/users";
import type { UserWriteContext, WriteContext } from "../../base/context.ts";
import { type StepCause, type OrderRow, type OrderStep, performStep } from "../../orders/index.ts";
import { providerActor } from "../../users/index.ts";

/** The provider as the actor, at this moment. */
export const causedByProvider = ({ now }: Pick<WriteContext, "now">): StepCause => ({
  by: { id: systemUser.provider, name: "Disposition" },
  at: now,
});

/** What the provider's system does with the data of one company. */
export const asProviderInCompany = (
  { db, now, language }: Omit<UserWriteContext, "actor">,
  companyId: number,
): UserWriteContext => ({ db, now, language, actor: providerActor(companyId) });

export function ensureAllowed(verdict: ProviderVerdict): void {
  if (!verdict.allowed) throw new Refusal(verdict.reason);
}

/** Takes a step of an order on behalf of the provider, with the same log and consequences as a customer's. */
export const actAsProvider = (work: WriteContext, order: OrderRow, step: OrderStep): Promise<OrderRow> =>
  performStep(work, order, step, causedByProvider(work));
