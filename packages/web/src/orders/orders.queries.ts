import type { BerlinDate } from "@kreislauf/contract/base";
import type { ContainerActionId } from "@kreislauf/contract/catalog";
import { ordersApi } from "@kreislauf/contract/orders";
import type { QueryClient } from "@tanstack/react-query";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../base/api.ts";

/** Everything that a changed order may show differently: lists of orders, cards of agreements, the dashboard. */
const touchedByOrders = [["orders"], ["agreements"], ["dashboard"]] as const;

/** Asks anew for what shows orders, after one was given or changed. */
export async function refreshOrders(queryClient: QueryClient): Promise<void> {
  await Promise.all(touchedByOrders.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** Earliest date and containers per day, counted for 90 days from `baseDate`. Neither depends on the amount. */
export const leadTimeQuery = (
  agreementId: number,
  containerActionId: ContainerActionId,
  baseDate: BerlinDate,
) =>
  queryOptions({
    queryKey: ["orders", "lead-time", agreementId, containerActionId, baseDate],
    queryFn: ({ signal }) =>
      call(
        ordersApi.leadTimeInfo,
        { body: { agreementId, containerActionId, baseDate, amount: 1 } },
        { signal },
      ),
  });

/** How many open orders the agreement has on a day. */
export const existingOrdersQuery = (agreementId: number, date: BerlinDate) =>
  queryOptions({
    queryKey: ["orders", "existing", agreementId, date],
    queryFn: async ({ signal }) =>
      (await call(ordersApi.existingOrders, { body: { agreementId, date } }, { signal })).count,
  });
