import { Refusal } from "@kreislauf/contract/base";
import type { WriteContext } from "../base/context.ts";
import type { OrderRow } from "../orders/index.ts";
import { endLink } from "./disposer-links.store.ts";

/** Ends the valid link of a locked order at once; refused if the order has no valid link. */
export async function takeBackOrder(work: WriteContext, order: OrderRow): Promise<void> {
  if (!(await endLink(work, order.id, "taken_back_at"))) throw new Refusal("not_handed_over");
}
