import { berlinDate } from "@kreislauf/contract/base";
import { orderStatusIds, type OrderList, type OrderListQuery } from "@kreislauf/contract/orders";
import type { Context } from "../../base/context.ts";
import { readTogether } from "../../base/database/read-together.ts";
import { readPhaseClock } from "../base/phase-clock.ts";
import { toOrderViews } from "../base/to-order-view.ts";
import { compiledOrderCounts, compiledOrderPage } from "./compiled-order-list.ts";
import {
  countOrdersByPhase,
  type OrderSelection,
  phaseSelection,
  selectOrderCounts,
  selectOrderPage,
  toStatusAndDayAmounts,
} from "./order-list.store.ts";

/** A page of the orders at one site, or at all of the person's sites, with the requested counts. */
export async function listOrders(
  context: Context,
  siteId: number | null,
  query: OrderListQuery,
): Promise<OrderList> {
  const { filter, search, status, phases, totalamounts, phaseamounts, dayamounts, total } = query;
  const selection = { siteId, filter, search, status, phase: await phaseSelection(context.now, phases) };
  const isCounted = total || totalamounts || dayamounts;
  const [rows, counts] = isCounted
    ? await readPageAndCounts(context, selection, query)
    : await readTogether(context.db, [readPage(context, selection, query)]);
  const orders = await toOrderViews(rows, context);
  const byPhase = phaseamounts && {
    orderAmountsByOrderPhase: await countOrdersByPhase(context, selection, await readPhaseClock(context.now)),
  };
  if (counts === undefined) return { orders, ...byPhase };
  const byDay = toStatusAndDayAmounts(counts);
  const sum = (numbers: readonly number[]) => numbers.reduce((all, count) => all + count, 0);
  const amounts = Object.fromEntries(orderStatusIds.map((id) => [id, sum(Object.values(byDay[id]))]));
  return {
    orders,
    ...byPhase,
    ...(totalamounts && { orderAmountsByOrderStatus: amounts }),
    ...(dayamounts && { orderAmountsByDay: byDay }),
    total: status === undefined ? sum(Object.values(amounts)) : (amounts[status] ?? 0),
  };
}

async function readPageAndCounts(context: Context, selection: OrderSelection, query: OrderListQuery) {
  const page = readPage(context, selection, query);
  const counted = readCounts(context, selection);
  if (selection.search === "") return await readTogether(context.db, [page, counted]);
  // A search that finds nothing reads every order. If the counts have already found nothing, the page is not searched.
  const [counts] = await readTogether(context.db, [counted]);
  const isFound = counts.some(({ status }) => selection.status === undefined || status === selection.status);
  const [rows] = isFound ? await readTogether(context.db, [page]) : [[]];
  return [rows, counts] as const;
}

function readPage(context: Context, { phase, ...selection }: OrderSelection, query: OrderListQuery) {
  const { sortby, sortorder, amount, offset } = query;
  const shown = { sortby, sortorder, amount, offset };
  return phase === undefined
    ? compiledOrderPage(context, { selection, shown, language: context.language })
    : selectOrderPage(context, { ...selection, phase }, shown, shown);
}

function readCounts(context: Context, { phase, status: _status, ...selection }: OrderSelection) {
  const today = berlinDate(context.now);
  return phase === undefined
    ? compiledOrderCounts(context, { selection, today })
    : selectOrderCounts(context, { ...selection, phase }, today);
}
