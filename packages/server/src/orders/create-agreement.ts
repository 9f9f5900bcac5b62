import { cycleStartAfterPlacement } from "@kreislauf/contract/agreements";
import { Refusal } from "@kreislauf/contract/base";
import { containerAction } from "@kreislauf/contract/catalog";
import type { AgreementCreation, CreatedAgreement } from "@kreislauf/contract/orders";
import { canOrder } from "@kreislauf/contract/orders";
import { showAgreement, writeAgreement } from "../agreements/index.ts";
import type { TransactionContext } from "../base/context.ts";
import { confirmOrderReceipt } from "./confirm-order-receipt.ts";
import { newOrder } from "./new-order.ts";
import { orderingFacts } from "./order-basis.ts";
import { holdPlacementBasis } from "./placement-basis.ts";
import { readOutlooks } from "./read-outlooks.ts";
import { toOrder } from "./shown-order.ts";
import { writeOrder } from "./write-order.ts";

/** Orders a new container: makes its agreement, which waits for the provider, and the order that places it. */
export async function createAgreement(
  context: TransactionContext,
  wish: AgreementCreation,
): Promise<CreatedAgreement> {
  const { now, actor } = context;
  const basis = await holdPlacementBasis(context, wish);
  const facts = orderingFacts(basis, containerAction.place, wish.desiredDate, now);
  const verdict = canOrder(facts, { ...wish, details: wish.details ?? null });
  if (!verdict.allowed) throw new Refusal(verdict.reason);

  const { agreementTypeId, cycleInterval, weekday1, weekday2 } = wish;
  const agreementId = await writeAgreement(
    context,
    {
      companyId: actor.companyId,
      locationId: basis.locationId,
      offerId: basis.offerId,
      wasteTypeId: basis.wasteTypeId,
      containerTypeId: basis.containerTypeId,
      rhythm: { agreementTypeId, cycleInterval, weekday1, weekday2 },
      cycleStart: cycleInterval === null ? null : cycleStartAfterPlacement(wish.desiredDate, cycleInterval),
      status: "requested",
      containersOnSite: 0,
      agreementNumber: null,
    },
    actor.userId,
  );
  const written = await writeOrder(
    context,
    newOrder(
      {
        company_id: actor.companyId,
        location_id: basis.locationId,
        agreement_id: agreementId,
        waste_type_id: basis.wasteTypeId,
        container_type_id: basis.containerTypeId,
        agreement_type_id: agreementTypeId,
        container_action_id: containerAction.place,
        amount: wish.amount,
        desired_date: wish.desiredDate,
        created_by: actor.userId,
        details: wish.details ?? "",
        disposer: basis.disposer,
      },
      now,
      basis.holidays,
    ),
  );
  const order = toOrder(written, context);
  await confirmOrderReceipt(context, order, basis);
  return { agreement: await showAgreement(context, agreementId, readOutlooks), order };
}
