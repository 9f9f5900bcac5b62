import { Refusal } from "@kreislauf/contract/base";
import { type HandedOverOrder, linkValidUntil } from "@kreislauf/contract/disposers";
import type { Context } from "../base/context.ts";
import { getAnyOrder } from "../orders/index.ts";
import { toDisposerFacts } from "./disposer-facts.ts";
import { findLastLink, listAnswers } from "./disposer-links.store.ts";

/** The last handover of an order, for the provider; refused if there was none. */
export async function getHandedOverOrder(
  source: Pick<Context, "db">,
  orderId: number,
): Promise<HandedOverOrder> {
  const order = await getAnyOrder(source, orderId);
  const link = await findLastLink(source, orderId);
  if (link === undefined) throw new Refusal("not_handed_over");
  return {
    orderId,
    disposer: { name: link.name, email: link.email },
    handedOverOn: link.handed_over_at,
    answerBy: link.answer_by,
    validUntil: linkValidUntil(toDisposerFacts(order)),
    takenBackOn: link.taken_back_at,
    answers: await listAnswers(source, link.id),
  };
}
