import { addDays, sundayOf } from "@kreislauf/contract/base";
import { dayGroup, type DayGroup, type Order, orderStatus } from "@kreislauf/contract/orders";
import type { RowGroupHeading, RowGroups } from "@kreislauf/ui/data/row-groups.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { today } from "@kreislauf/ui/base/today.ts";
import type { OrderListState } from "../base/order-list-state.ts";
import { countOfDay, type OrderCounts } from "../orders.queries.ts";
import { ordersScreenTexts } from "../orders.texts.ts";

/**
 * Groups a list that is sorted by the desired date: past, today, this week, later. Each group has a heading with the
 * number of its orders on all pages. Undefined if the list is sorted by another column.
 */
export function useDayGroups(
  { status, sort }: Pick<OrderListState, "status" | "sort">,
  counts: OrderCounts | undefined,
): RowGroups<Order> | undefined {
  const texts = useTexts(ordersScreenTexts).days;
  const { longDay } = useFormats();
  if (sort.by !== "desiredDate") return undefined;
  const now = today();
  const sunday = sundayOf(now);
  const headings: Readonly<Record<DayGroup, Omit<RowGroupHeading, "count">>> = {
    past:
      status === orderStatus.open
        ? { title: texts.overdue, hint: texts.dayPassed, isUrgent: true }
        : { title: texts.past },
    today: { title: texts.today, hint: longDay(now) },
    thisWeek: { title: texts.thisWeek, hint: texts.until(longDay(sunday)) },
    later: { title: texts.later, hint: texts.from(longDay(addDays(sunday, 1))) },
  };
  const groupOf = ({ desiredDate }: Order) => dayGroup(desiredDate, now);
  return {
    keyOf: groupOf,
    headingOf: (order) => {
      const group = groupOf(order);
      return { ...headings[group], count: counts && countOfDay(counts, status, group) };
    },
  };
}
