import type { Order } from "@kreislauf/contract/orders";
import type { TransactionContext } from "../base/context.ts";
import { enqueueMails } from "../base/outbox.ts";
import { findMember } from "../users/index.ts";
import type { OrderBasis } from "./order-basis.ts";

interface GivenOrder {
  readonly order: Order;
  readonly basis: Pick<OrderBasis, "site" | "terms">;
}

/** Confirms an order to whoever gave it, unless they switched that mail off. */
export const confirmOrderReceipt = (
  context: TransactionContext,
  order: Order,
  basis: GivenOrder["basis"],
): Promise<void> => confirmOrderReceipts(context, [{ order, basis }]);

/** Each order of a group has its own deadlines, so each has its own mail. */
export async function confirmOrderReceipts(
  context: TransactionContext,
  given: readonly GivenOrder[],
): Promise<void> {
  const { actor, db } = context;
  const member = await findMember(db, actor.userId, actor.companyId);
  if (member === undefined || member.email === null || !member.orderReceiptConfirmation) return;
  const { userId, email, firstName, lastName } = member;
  await enqueueMails(
    context,
    given.map(({ order, basis: { site, terms } }) => ({
      kind: "order_received",
      cause: `order ${order.id} received`,
      recipient: { id: userId, email },
      data: {
        orderedBy: { firstName, lastName },
        orderedOn: order.createdOn,
        orderId: order.id,
        orderNumber: order.orderNumber,
        customerOrderNumber: order.customerOrderNumber,
        wasteType: order.independentWasteType ?? order.wasteType.description,
        avvCode: order.wasteType.avvCode,
        containerType: order.containerType.type,
        drawing: order.containerType.drawing,
        containerActionId: order.containerActionId,
        amount: order.amount,
        unit: terms.unit,
        desiredDate: order.desiredDate,
        timeWindow: order.timeWindow,
        latestExecutionDate: order.latestExecutionDate,
        noteToDisposer: order.noteToDisposer,
        site,
        edit: order.actions.edit,
        cancel: order.actions.cancel,
      },
    })),
  );
}
