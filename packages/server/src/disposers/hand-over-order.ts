import { createHash, randomBytes } from "node:crypto";
import { Refusal } from "@kreislauf/contract/base";
import { isLinkExpired } from "@kreislauf/contract/disposers";
import { orderStatus, statusRefusal } from "@kreislauf/contract/orders";
import type { WriteContext } from "../base/context.ts";
import type { OrderRow } from "../orders/index.ts";
import {
  type DisposerLink,
  endLink,
  findSiteDisposer,
  insertLink,
  saveSiteDisposer,
} from "./disposer-links.store.ts";
import { toDisposerFacts } from "./disposer-facts.ts";
import type { DisposerMail } from "./disposer.mail.ts";
import { mailToDisposer } from "./mail-to-disposer.ts";

export interface Handover {
  readonly name: string | null;
  readonly email: string | null;
  /** ISO instant in UTC; null without a deadline. */
  readonly answerBy: string | null;
  readonly keepWithSite: boolean;
}

export const hashLinkToken = (token: string): Buffer => createHash("sha256").update(token).digest();

/**
 * Hands a locked order over to a disposer, who gets a mail with a link. The link contains 256 random bits, of which
 * only the hash is stored. An earlier link of the order becomes invalid.
 */
export async function handOverOrder(work: WriteContext, order: OrderRow, wish: Handover): Promise<void> {
  ensureOngoing(order, work.now);
  const disposer = await chooseDisposer(work, order, wish);
  if (wish.keepWithSite) await saveSiteDisposer(work, order.site_id, disposer);
  await sendNewLink(work, order, { ...disposer, answerBy: wish.answerBy }, "handed_over");
}

/**
 * Mails a new link of a locked order. The earlier link becomes invalid; it cannot be sent again, because only its hash
 * is stored.
 */
export async function sendNewLink(
  work: WriteContext,
  order: OrderRow,
  { name, email, answerBy }: Pick<Handover, "answerBy"> & Disposer,
  occasion: DisposerMail["occasion"],
): Promise<void> {
  const token = await replaceLink(work, order, {
    name,
    email,
    answer_by: answerBy,
    end_notified_at: occasion === "cancelled" ? work.now.toString() : null,
  });
  const cause = `order ${order.id} ${occasion} ${hashLinkToken(token).toString("base64url")}`;
  await mailToDisposer(work, order, { name, email }, { occasion, cause, token, answerBy });
}

/**
 * Hands a locked order over to a disposer on paper. Returns the token of the printed link, which is not sent to
 * anybody. No mails are sent when the order changes; whoever opens the link sees the order as it is at that time.
 */
export async function handOverOnPaper(
  work: WriteContext,
  order: OrderRow,
  { name }: { readonly name: string | null },
): Promise<string> {
  ensureOngoing(order, work.now);
  const link = { name: name ?? order.disposer, email: null, answer_by: null, end_notified_at: null };
  return await replaceLink(work, order, link);
}

function ensureOngoing(order: OrderRow, now: Temporal.Instant): void {
  if (order.status !== orderStatus.open) throw new Refusal(statusRefusal[order.status]);
  if (order.executed_on !== null) throw new Refusal("order_executed");
  if (isLinkExpired(toDisposerFacts(order), now)) throw new Refusal("disposer_link_expired");
}

/** Replaces the valid link of an order by a new one; returns its token. */
async function replaceLink(
  work: WriteContext,
  order: OrderRow,
  link: Pick<DisposerLink, "name" | "email" | "answer_by" | "end_notified_at">,
): Promise<string> {
  await endLink(work, order.id, "replaced_at");
  const token = randomBytes(32).toString("base64url");
  await insertLink(work, {
    order_id: order.id,
    token_hash: hashLinkToken(token),
    notified_date: order.desired_date,
    ...link,
  });
  return token;
}

interface Disposer {
  readonly name: string;
  readonly email: string;
}

async function chooseDisposer(
  work: WriteContext,
  order: OrderRow,
  { name, email }: Handover,
): Promise<Disposer> {
  if (email !== null) return { name: name ?? order.disposer, email };
  const kept = await findSiteDisposer(work, order.site_id);
  if (kept === undefined) throw new Refusal("disposer_address_missing");
  return { name: name ?? kept.name, email: kept.email };
}
