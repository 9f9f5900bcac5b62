import type { Order } from "@kreislauf/contract/orders";
import type { TransactionContext } from "../base/context.ts";
import { enqueueMail } from "../base/outbox.ts";
import { findMember } from "../users/index.ts";
import type { OrderBasis } from "./order-basis.ts";

/** Confirms an order to whoever gave it, unless they switched that mail off. */
export async function confirmOrderReceipt(
  context: TransactionContext,
  order: Order,
  { site, terms }: Pick<OrderBasis, "site" | "terms">,
): Promise<void> {
  const { actor, db } = context;
  const member = await findMember(db, actor.userId, actor.companyId);
  if (member === undefined || member.email === null || !member.orderReceiptConfirmation) return;
  await enqueueMail(context, {
    kind: "order_received",
    cause: `order ${order.id} received`,
    recipient: { id: member.userId, email: member.email },
    data: {
      orderedBy: { firstName: member.firstName, lastName: member.lastName },
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
  });
}
