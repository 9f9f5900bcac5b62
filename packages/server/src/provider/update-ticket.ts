import { canUpdateTicket, type TicketUpdate } from "@kreislauf/contract/provider";
import type { WriteContext } from "../base/context.ts";
import { type OrderRow, updateTicketStep, orderFacts } from "../orders/index.ts";
import { actAsProvider, causedByProvider, ensureAllowed } from "./base/act-as-provider.ts";

/**
 * Updates the claim of an order, if the order's state allows it: the ticket number, the ticket's status and the
 * disposer's answer to the customer.
 */
export async function updateTicket(
  work: WriteContext,
  order: OrderRow,
  wish: Omit<TicketUpdate, "eventId" | "occurredAt">,
): Promise<OrderRow> {
  ensureAllowed(canUpdateTicket(orderFacts(order)));
  const { ticketNumber, ticketStatus, hint } = wish;
  const step = updateTicketStep(order, causedByProvider(work), { ticketNumber, ticketStatus, hint });
  return await actAsProvider(work, order, step);
}
