import { orderStatus } from "@kreislauf/contract/orders";
import type { WriteContext } from "../base/context.ts";
import { lockAnyOrder } from "../orders/index.ts";
import { findLastLink } from "./disposer-links.store.ts";
import { sendNewLink } from "./hand-over-order.ts";
import { findOutdatedLink } from "./outdated-links.store.ts";

/**
 * Mails the disposer of one order that was moved or cancelled after the handover. Returns 1 if there was such an order,
 * otherwise 0.
 */
export async function notifyDisposerOfChange(work: WriteContext): Promise<number> {
  const found = await findOutdatedLink(work);
  if (found === undefined) return 0;
  const order = await lockAnyOrder(work, found.order_id);
  const link = await findLastLink(work, order.id);
  // Another process may have mailed the disposer first, or the link may have ended.
  if (link === undefined || link.id !== found.id || link.taken_back_at !== null || link.email === null)
    return 1;
  const isCancelled = order.status === orderStatus.cancelled;
  await sendNewLink(
    work,
    order,
    { name: link.name, email: link.email, answerBy: null },
    isCancelled ? "cancelled" : "moved",
  );
  return 1;
}
