import type { Order, OrderClaim } from "@kreislauf/contract/orders";
import { canClaim } from "@kreislauf/contract/orders";
import type { Context, TransactionContext } from "../base/context.ts";
import { inTransaction } from "../base/context.ts";
import { getOwnPhoto, keepPhoto } from "./order-photos.ts";
import { claimed } from "./order-steps.ts";
import { readPhoto } from "./read-photo.ts";
import { transitionOrder } from "./transition-order.ts";

/** A photo is read before anything is locked, since that takes its time. */
export async function claimOrder(context: Context, wish: OrderClaim): Promise<Order> {
  const photo = typeof wish.photo === "string" ? await readPhoto(wish.photo) : wish.photo;
  return await inTransaction(context, (transaction) =>
    transitionOrder(transaction, wish.orderId, canClaim, async (order, cause) =>
      claimed(order, cause, wish.claimReasonId, wish.reason, await photoId(transaction, photo)),
    ),
  );
}

async function photoId(context: TransactionContext, photo: Buffer | number | null): Promise<number | null> {
  if (photo === null) return null;
  return typeof photo === "number"
    ? await getOwnPhoto(context, photo)
    : await keepPhoto(context, photo, context.actor);
}
