import { formatDate } from "@kreislauf/contract/base";
import { type DeskSecondTrip, type DeskSecondTripAnswer, secondTripTexts } from "@kreislauf/contract/desk";
import { canUpdateTicket } from "@kreislauf/contract/provider";
import { systemUser } from "@kreislauf/contract/users";
import type { InTransaction, StaffContext } from "../../base/context.ts";
import {
  buildAgreementOrder,
  insertOrder,
  lockAnyOrder,
  lockAnyOrderBasis,
  orderFacts,
  type OrderRow,
  withoutOrder,
} from "../../orders/index.ts";
import { storeFreeOrder } from "../../purchasing/index.ts";
import { confirmOrder, ensureAllowed, ensurePlannable, updateTicket } from "../../provider/index.ts";
import { answerLocked } from "./answer-orders.ts";

/** Always in German, because customers read it, whatever the language of the desk. */
const texts = secondTripTexts.de;

/**
 * Sends the disposer again for a claimed order: creates another order on the same agreement, confirmed for its day, and
 * answers the claim with that order's number. Refused if the claim cannot be answered or the trip cannot be planned.
 * The claim stays until the customer closes it.
 */
export async function orderSecondTrip(
  context: InTransaction<StaffContext>,
  orderId: number,
  { version, ...wish }: DeskSecondTrip,
): Promise<DeskSecondTripAnswer> {
  let created: OrderRow | undefined;
  const day = formatDate(wish.date);
  const order = await answerLocked(context, { orderId, version }, "second_trip_ordered", async (claimed) => {
    ensureAllowed(canUpdateTicket(orderFacts(claimed)));
    created = await createFollowUp(context, claimed, wish);
    await updateTicket(context, claimed, {
      ticketNumber: wish.ticketNumber,
      ticketStatus: texts.status(day),
      hint: wish.hint || texts.answer(day, created.order_number),
    });
  });
  if (created === undefined) throw new Error(`Order ${orderId} got no second trip.`);
  return { order, secondOrderId: created.id, secondOrderNumber: String(created.order_number) };
}

async function createFollowUp(
  context: InTransaction<StaffContext>,
  claimed: OrderRow,
  { date, ticketNumber }: Omit<DeskSecondTrip, "version">,
): Promise<OrderRow> {
  // A claimed withdrawal reserves its containers. The second trip takes them instead, so the claimed order is left out.
  const basis = withoutOrder(await lockAnyOrderBasis(context, claimed.agreement_id), claimed.id);
  const { container_action_id, amount } = claimed;
  const plan = { containerActionId: container_action_id, amount, desiredDate: date };
  ensurePlannable(basis, plan, context.now);
  const order = buildAgreementOrder(
    basis,
    {
      container_action_id,
      amount,
      desired_date: date,
      created_by: systemUser.provider,
      repeats_order_id: claimed.id,
      customer_order_number: claimed.customer_order_number,
      cost_centre: claimed.cost_centre,
      project: claimed.project,
      details: texts.details(claimed.order_number, ticketNumber),
      note_to_disposer: claimed.note_to_disposer,
    },
    context.now,
  );
  const { id } = await insertOrder(context, order);
  await storeFreeOrder(context, { id, companyId: basis.companyId });
  return await confirmOrder(context, await lockAnyOrder(context, id), { confirmedDate: date });
}
