import { catalogTexts } from "@kreislauf/contract/catalog";
import type { OrderLine } from "@kreislauf/contract/orders";
import type { Context } from "../../base/context.ts";
import type { listUpcomingOrders } from "./upcoming-orders.store.ts";

type LineRow = Awaited<ReturnType<typeof listUpcomingOrders>>[number];

export const toOrderLine =
  ({ language }: Context) =>
  (row: LineRow): OrderLine => {
    const containerActionId = row.container_action_id;
    return {
      id: row.id,
      orderNumber: String(row.order_number),
      containerActionId,
      actionDescription: catalogTexts[language].containerAction[containerActionId],
      amount: row.amount,
      desiredDate: row.desired_date,
      createdByUser: { id: row.created_by, name: row.created_by_name },
    };
  };
