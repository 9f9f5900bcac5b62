import { cycleStartAfterPlacement } from "@kreislauf/contract/agreements";
import { Refusal } from "@kreislauf/contract/base";
import { containerAction } from "@kreislauf/contract/catalog";
import {
  canOrder,
  earliestDesiredDate,
  type AgreementCreation,
  type CreatedAgreement,
  type WaitingOrder,
} from "@kreislauf/contract/orders";
import { getAgreementView, insertAgreement } from "../../agreements/index.ts";
import type { TransactionContext } from "../../base/context.ts";
import type { ApprovalGate } from "../base/approval-gate.ts";
import { enqueueOrderConfirmations } from "../ordering/enqueue-order-confirmation.ts";
import { findActingMemberAhead } from "../../users/index.ts";
import { buildNewOrder } from "../steps/new-order.ts";
import { type OrderBasis, orderingFacts } from "../base/order-basis.ts";
import { lockPlacementBasis } from "../ordering/placement-basis.store.ts";
import { readOrderSummaries } from "./order-summaries.store.ts";
import { toOrderView } from "../base/to-order-view.ts";
import { insertOrder } from "../ordering/insert-order.ts";

/** Orders a new container: creates its agreement, which waits for the provider, and the order that places it. */
export async function createAgreement(
  context: TransactionContext,
  wish: AgreementCreation,
): Promise<CreatedAgreement> {
  return await writeAgreement(context, wish, await lockOrderableBasis(context, wish));
}

/**
 * Like `createAgreement`, but on the day that the provider has promised in a quote. The site must be active; lead time
 * and the other ordering rules are not checked. If `desiredDate` is null, the day is the earliest possible one.
 */
export async function createQuotedAgreement(
  context: TransactionContext,
  wish: Omit<AgreementCreation, "desiredDate"> & { readonly desiredDate: string | null },
): Promise<CreatedAgreement> {
  const basis = await lockPlacementBasis(context, wish);
  if (!basis.siteActive) throw new Refusal("location_inactive");
  const desiredDate =
    wish.desiredDate ?? earliestDesiredDate(context.now, basis.placementLeadTimeDays, basis.holidays);
  return await writeAgreement(context, { ...wish, desiredDate }, basis);
}

/** Like `createAgreement`, but if somebody must approve it first, writes a request for that approval instead. */
export async function requestAgreement(
  context: TransactionContext,
  wish: AgreementCreation,
  gate: ApprovalGate,
): Promise<CreatedAgreement | WaitingOrder> {
  const basis = await lockOrderableBasis(context, wish);
  const { amount, desiredDate } = wish;
  const order = { basis, containerActionId: containerAction.place, amount, desiredDate };
  const request = await gate(context, { subject: "agreement", body: wish }, [order]);
  return request === null ? await writeAgreement(context, wish, basis) : { approvalRequest: request };
}

async function lockOrderableBasis(context: TransactionContext, wish: AgreementCreation): Promise<OrderBasis> {
  const basis = await lockPlacementBasis(context, wish);
  const facts = orderingFacts(basis, containerAction.place, wish.desiredDate, context.now);
  const verdict = canOrder(facts, { ...wish, details: wish.details ?? null });
  if (!verdict.allowed) throw new Refusal(verdict.reason);
  return basis;
}

async function writeAgreement(
  context: TransactionContext,
  wish: AgreementCreation,
  basis: OrderBasis,
): Promise<CreatedAgreement> {
  const { now, actor } = context;
  const { agreementTypeId, cycleInterval, weekday1, weekday2 } = wish;
  const agreementId = await insertAgreement(
    context,
    {
      companyId: actor.companyId,
      siteId: basis.siteId,
      offerId: basis.offerId,
      wasteTypeId: basis.wasteTypeId,
      containerTypeId: basis.containerTypeId,
      schedule: { agreementTypeId, cycleInterval, weekday1, weekday2 },
      cycleStart: cycleInterval === null ? null : cycleStartAfterPlacement(wish.desiredDate, cycleInterval),
      status: "requested",
      containersOnSite: 0,
      agreementNumber: null,
    },
    actor.userId,
  );
  const orderer = await findActingMemberAhead(context);
  const written = await insertOrder(
    context,
    buildNewOrder(
      {
        company_id: actor.companyId,
        site_id: basis.siteId,
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
  const order = await toOrderView(written, context);
  await enqueueOrderConfirmations(context, await orderer.member, [{ order, basis, price: null }]);
  return { agreement: await getAgreementView(context, agreementId, readOrderSummaries), order };
}
