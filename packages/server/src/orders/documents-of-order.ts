import { permission, Refusal } from "@kreislauf/contract/base";
import type { Context } from "../base/context.ts";
import { listDocumentsOfOrder, toDocument } from "../documents/index.ts";
import { getShownOrder } from "./orders.store.ts";

/** Documents hang on an order, so whoever asks for them must be allowed to read it (decisions.md section 5). */
export async function documentsOfOrder(context: Context, orderId: number) {
  const { permissions } = context.actor;
  if (!permissions.has(permission.agreementManager) && !permissions.has(permission.orderManager)) {
    throw new Refusal("forbidden");
  }
  await getShownOrder(context, orderId);
  return { documents: (await listDocumentsOfOrder(context, orderId)).map(toDocument) };
}
