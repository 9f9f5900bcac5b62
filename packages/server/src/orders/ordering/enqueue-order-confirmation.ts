import { confirmedTextFields, mailedTextFields, type Order, recordOf } from "@kreislauf/contract/orders";
import { mayReadPrices, type OrderPrice } from "@kreislauf/contract/purchasing";
import type { TransactionContext } from "../../base/context.ts";
import { enqueueMails } from "../../base/mail/outbox.ts";
import type { ReferencePolicy } from "../../purchasing/index.ts";
import type { Member } from "../../users/index.ts";
import type { OrderBasis } from "../base/order-basis.ts";

interface ConfirmedOrder {
  readonly order: Order;
  readonly basis: Pick<OrderBasis, "site" | "terms"> & {
    readonly references?: Pick<ReferencePolicy, "priceReaders">;
  };
  readonly price: OrderPrice | null;
}

/**
 * Confirms orders to the person who placed them, unless they switched that mail off. Each order of a group has its own
 * deadlines, so each has its own mail.
 */
export async function enqueueOrderConfirmations(
  context: TransactionContext,
  member: Member | undefined,
  confirmed: readonly ConfirmedOrder[],
): Promise<void> {
  if (member === undefined || member.email === null || !member.orderReceiptConfirmation) return;
  const { userId, email, firstName, lastName, documentsEnabled } = member;
  const rights = { permissions: new Set(member.permissions), documentsEnabled };
  await enqueueMails(
    context,
    confirmed.map(({ order, basis: { site, terms, references }, price }) => ({
      kind: "order_received",
      cause: `order ${order.id} received`,
      recipient: { id: userId, email },
      data: {
        orderedBy: { firstName, lastName },
        orderedOn: order.createdOn,
        orderId: order.id,
        orderNumber: order.orderNumber,
        ...recordOf([...mailedTextFields, ...confirmedTextFields], (name) => order[name]),
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
        site,
        edit: order.actions.edit,
        cancel: order.actions.cancel,
        price: mayReadPrices(references?.priceReaders ?? "orderers", rights) ? price : null,
      },
    })),
  );
}
