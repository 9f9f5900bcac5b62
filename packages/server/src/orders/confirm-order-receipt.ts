import type { Order } from "@kreislauf/contract/orders";
import type { TransactionContext } from "../base/context.ts";
import { enqueueMail } from "../base/outbox.ts";
import { findMember } from "../users/index.ts";

declare module "../base/outbox.ts" {
  interface Mails {
    order_received: OrderReceivedMail;
  }
}

/** What the mail about a received order says. */
export interface OrderReceivedMail {
  readonly greeting: { readonly firstName: string; readonly lastName: string };
  readonly orderId: number;
  readonly orderNumber: string;
  readonly customerOrderNumber: string | null;
  readonly wasteType: string;
  readonly avvCode: string;
  readonly containerType: string;
  readonly drawing: string;
  readonly containerActionId: number;
  readonly amount: number;
  readonly desiredDate: string;
  readonly timeWindow: Order["timeWindow"];
  readonly latestExecutionDate: string;
  readonly noteToDisposer: string | null;
  readonly site: { readonly alias: string; readonly address: string };
  /** End of the windows in which the order can still be edited and cancelled; null where it cannot. */
  readonly editableUntil: string | null;
  readonly cancellableUntil: string | null;
}

/** Confirms an order to whoever gave it, unless they switched that mail off. */
export async function confirmOrderReceipt(
  context: TransactionContext,
  order: Order,
  site: OrderReceivedMail["site"],
): Promise<void> {
  const { actor, db } = context;
  const member = await findMember(db, actor.userId, actor.companyId);
  if (member === undefined || member.email === null || !member.orderReceiptConfirmation) return;
  const { edit, cancel } = order.actions;
  await enqueueMail(context, {
    kind: "order_received",
    cause: `order ${order.id} received`,
    recipient: { id: member.userId, email: member.email },
    data: {
      greeting: { firstName: member.firstName, lastName: member.lastName },
      orderId: order.id,
      orderNumber: order.orderNumber,
      customerOrderNumber: order.customerOrderNumber,
      wasteType: order.wasteType.description,
      avvCode: order.wasteType.avvCode,
      containerType: order.containerType.type,
      drawing: order.containerType.drawing,
      containerActionId: order.containerActionId,
      amount: order.amount,
      desiredDate: order.desiredDate,
      timeWindow: order.timeWindow,
      latestExecutionDate: order.latestExecutionDate,
      noteToDisposer: order.noteToDisposer,
      site,
      editableUntil: edit.allowed ? edit.until : null,
      cancellableUntil: cancel.allowed ? cancel.until : null,
    },
  });
}
