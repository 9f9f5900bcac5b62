import type { OrderPageQuery, ProposalsToAnswer } from "@kreislauf/contract/orders";
import type { Context } from "../../base/context.ts";
import { toOrderViews } from "../base/to-order-view.ts";
import { listOrdersWithOpenProposal } from "./dashboard.store.ts";

/** Orders whose proposed date can still be answered, the one with the next deadline first. */
export async function listProposalsToAnswer(
  context: Context,
  page: OrderPageQuery,
): Promise<ProposalsToAnswer> {
  const rows = await listOrdersWithOpenProposal(context, page);
  return { orders: await toOrderViews(rows, context), total: rows[0]?.total ?? 0 };
}
