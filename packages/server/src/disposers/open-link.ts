import { Refusal } from "@kreislauf/contract/base";
import { isLinkExpired } from "@kreislauf/contract/disposers";
import type { PublicContext } from "../base/context.ts";
import { findAnyOrder, type OrderRow } from "../orders/index.ts";
import { toDisposerFacts } from "./disposer-facts.ts";
import { type DisposerLink, findLinkByHash } from "./disposer-links.store.ts";
import { hashLinkToken } from "./hand-over-order.ts";

/**
 * The valid link with this token. An unknown link and one that was taken back get the same refusal; a replaced link
 * gets another one, because the disposer has got a newer link.
 */
export async function getLink(context: Pick<PublicContext, "db">, token: string): Promise<DisposerLink> {
  const link = await findLinkByHash(context, hashLinkToken(token));
  if (link === undefined || link.taken_back_at !== null) throw new Refusal("disposer_link_unknown");
  if (link.replaced_at !== null) throw new Refusal("disposer_link_replaced");
  return link;
}

export function ensureNotExpired(order: OrderRow, now: Temporal.Instant): void {
  if (isLinkExpired(toDisposerFacts(order), now)) throw new Refusal("disposer_link_expired");
}

/** A valid link and its order, without locks. */
export async function openLink(
  context: Pick<PublicContext, "db" | "now">,
  token: string,
): Promise<{ readonly link: DisposerLink; readonly order: OrderRow }> {
  const link = await getLink(context, token);
  const order = await findAnyOrder(context, link.order_id);
  if (order === undefined) throw new Refusal("disposer_link_unknown");
  ensureNotExpired(order, context.now);
  return { link, order };
}
