import { canClaim, type Order, type OrderClaim } from "@kreislauf/contract/orders";
import { inTransaction, type Context, type TransactionContext } from "../../base/context.ts";
import { getOwnPhoto, storePhoto } from "../photos/order-photos.ts";
import { claimStep } from "../steps/claim-steps.ts";
import { normalizePhoto } from "../photos/normalize-photo.ts";
import { transitionOrder } from "./transition-order.ts";

/** The photo is read before anything is locked, because that takes time. */
export async function claimOrder(context: Context, wish: OrderClaim): Promise<Order> {
  const photo = typeof wish.photo === "string" ? await normalizePhoto(wish.photo) : wish.photo;
  return await inTransaction(context, (transaction) =>
    transitionOrder(transaction, wish.orderId, canClaim, async (order, cause) =>
      claimStep(order, cause, wish.claimReasonId, wish.reason, await photoId(transaction, photo)),
    ),
  );
}

async function photoId(context: TransactionContext, photo: Buffer | number | null): Promise<number | null> {
  if (photo === null) return null;
  return typeof photo === "number"
    ? await getOwnPhoto(context, photo)
    : await storePhoto(context, photo, context.actor);
}
