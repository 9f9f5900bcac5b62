import { Refusal } from "@kreislauf/contract/base";
import { type DisposerAnswerKind, type DisposerOrder, disposerStage } from "@kreislauf/contract/disposers";
import { inTransaction, type InTransaction, type PublicContext } from "../base/context.ts";
import { lockAnyOrder, orderChanged, type OrderRow } from "../orders/index.ts";
import { toDisposerFacts } from "./disposer-facts.ts";
import { insertAnswer } from "./disposer-links.store.ts";
import { ensureNotExpired, getLink } from "./open-link.ts";
import { toDisposerOrder } from "./to-disposer-order.ts";

interface LinkAnswer {
  readonly kind: DisposerAnswerKind;
  readonly token: string;
  /** The version of the order that the disposer saw. */
  readonly version: number;
  /** Whether the order is already in the state to which this answer leads; then nothing is done again. */
  readonly isGiven: (order: OrderRow) => boolean;
  readonly act: (work: InTransaction<PublicContext>, order: OrderRow) => Promise<OrderRow>;
}

/**
 * Takes a disposer's answer, in a transaction of its own. Refuses it if the order has changed since the disposer saw
 * it. The link is read again after the order is locked, because the link may have been replaced or taken back
 * meanwhile.
 */
export async function answerLink(context: PublicContext, answer: LinkAnswer): Promise<DisposerOrder> {
  const seen = await getLink(context, answer.token);
  return await inTransaction(context, async (transaction) => {
    const order = await lockAnyOrder(transaction, seen.order_id);
    const link = await getLink(transaction, answer.token);
    ensureNotExpired(order, context.now);
    if (answer.isGiven(order)) return await toDisposerOrder(transaction, link, order);
    if (order.version !== answer.version) {
      throw orderChanged(order, context.language, await toDisposerOrder(transaction, link, order));
    }
    const after = await answer.act(transaction, order);
    await insertAnswer(transaction, link.id, answer.kind);
    return await toDisposerOrder(transaction, link, after);
  });
}

/** Refuses a weight or a failed trip that is reported before the day of the trip. */
export function ensureDue(order: OrderRow, now: Temporal.Instant): void {
  const stage = disposerStage(toDisposerFacts(order), now);
  if (stage === "answer" || stage === "proposed" || stage === "confirmed") throw new Refusal("trip_not_due");
}
