import { permission, Refusal } from "@kreislauf/contract/base";
import type { Context } from "../../base/context.ts";
import { listDocumentsOfOrder, toDocumentView } from "../../documents/index.ts";
import { getOrderListRow } from "../base/orders.store.ts";

/**
 * The documents of an order that the person may see. They also need the right to orders or to agreements
 * (docs/coverage.md D5.3).
 */
export async function listOrderDocuments(context: Context, orderId: number) {
  const { permissions } = context.actor;
  if (!permissions.has(permission.agreementManager) && !permissions.has(permission.orderManager)) {
    throw new Refusal("forbidden");
  }
  await getOrderListRow(context, orderId);
  return { documents: (await listDocumentsOfOrder(context, orderId)).map(toDocumentView) };
}
