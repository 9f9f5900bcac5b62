import { canUpdateTicket, type Ticket } from "@kreislauf/contract/provider";
import type { Work } from "../base/context.ts";
import { type OrderRow, ticketUpdated, orderFacts } from "../orders/index.ts";
import { actAsProvider, byProvider, ensure } from "./act-as-provider.ts";

/** Sets the ticket of a claim, its status, and what the disposer answers. */
export async function updateTicket(work: Work, order: OrderRow, wish: Ticket): Promise<OrderRow> {
  ensure(canUpdateTicket(orderFacts(order)));
  const { ticketNumber, ticketStatus, hint } = wish;
  const step = ticketUpdated(order, byProvider(work), { ticketNumber, ticketStatus, hint });
  return await actAsProvider(work, order, step);
}
