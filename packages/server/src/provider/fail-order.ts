import { canFail, type FailedTripReport, type ProviderOrder } from "@kreislauf/contract/provider";
import { systemUser } from "@kreislauf/contract/users";
import type { InTransaction, KeyContext, PublicContext } from "../base/context.ts";
import type { StoredContent } from "../base/files/store-content.ts";
import { failedTripStep, insertPhoto, type OrderRow, orderFacts, storePhoto } from "../orders/index.ts";
import { actAsProvider, causedByProvider, ensureAllowed } from "./base/act-as-provider.ts";
import { handleOrderEvent } from "./base/handle-event.ts";

/** Reports a failed trip. The photo is stored before anything is locked, because storing takes time. */
export async function failOrder(
  context: KeyContext,
  orderId: number,
  wish: FailedTripReport,
): Promise<ProviderOrder> {
  const photo = typeof wish.photo === "string" ? await storePhoto(context.files, wish.photo) : null;
  return await handleOrderEvent(context, "fail", orderId, wish, (transaction, order) =>
    reportFailedTrip(transaction, order, wish.reason, photo),
  );
}

/**
 * Records a failed trip on a locked order, unless a rule refuses that. `photo` is in the file store already; null if
 * there is none.
 */
export async function reportFailedTrip(
  work: InTransaction<PublicContext>,
  order: OrderRow,
  reason: string,
  photo: StoredContent | null,
): Promise<OrderRow> {
  ensureAllowed(canFail(orderFacts(order)));
  const owner = { companyId: order.company_id, userId: systemUser.provider };
  const photoId = photo && (await insertPhoto(work, photo, "execution_photo", owner));
  return await actAsProvider(work, order, failedTripStep(order, causedByProvider(work), reason, photoId));
}
