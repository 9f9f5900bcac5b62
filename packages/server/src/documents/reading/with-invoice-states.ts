import { berlinDate } from "@kreislauf/contract/base";
import type { InvoiceCheckState, PaymentFilter } from "@kreislauf/contract/documents";
import type { Context, PermittedScope } from "../../base/context.ts";

import type { InvoiceStates } from "./document-list.store.ts";

/**
 * Ids of the invoices that a person sees and whose check has this state; the room that checks invoices provides the
 * function.
 */
export type FindCheckedInvoices = (scope: PermittedScope, state: InvoiceCheckState) => Promise<number[]>;

interface NamedStates {
  readonly checkState?: InvoiceCheckState | null | undefined;
  readonly paymentState?: PaymentFilter | null | undefined;
}

/**
 * Looks up the states that a request names: the ids of invoices with the check state, and today's date for the payment
 * state.
 */
export async function withInvoiceStates<Request extends NamedStates>(
  context: Pick<Context, "db" | "actor" | "now">,
  request: Request,
  findChecked: FindCheckedInvoices,
): Promise<Request & InvoiceStates> {
  const { checkState, paymentState } = request;
  return {
    ...request,
    ...(checkState && { checkedIds: await findChecked(context, checkState) }),
    ...(paymentState && { payment: { state: paymentState, today: berlinDate(context.now) } }),
  };
}
