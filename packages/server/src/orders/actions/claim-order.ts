import { canClaim, type Order, type OrderClaim } from "@kreislauf/contract/orders";
import type { Context, TransactionContext } from "../../base/context.ts";
import type { StoredContent } from "../../base/files/store-content.ts";
import { findOrderVersion } from "../base/orders.store.ts";
import { insertPhoto, lockOwnPhoto, storePhoto } from "../photos/order-photos.ts";
import { claimStep } from "../steps/claim-steps.ts";
import { transitionOrder } from "./transition-order.ts";

/**
 * Makes a claim on an order. A photo sent with the claim is stored before the order is locked, because storing takes
 * time.
 */
export async function claimOrder(context: Context, wish: OrderClaim): Promise<Order> {
  const { orderId } = wish;
  const version = wish.version ?? (await findOrderVersion(context, orderId));
  const photo = typeof wish.photo === "string" ? await storePhoto(context.files, wish.photo) : wish.photo;
  return await transitionOrder(context, { orderId, version }, canClaim, async (order, cause, transaction) =>
    claimStep(order, cause, wish.claimReasonId, wish.reason, await photoId(transaction, photo)),
  );
}

async function photoId(
  context: TransactionContext,
  photo: StoredContent | number | null,
): Promise<number | null> {
  if (photo === null) return null;
  return typeof photo === "number"
    ? await lockOwnPhoto(context, photo)
    : await insertPhoto(context, photo, "claim_photo", context.actor);
}
