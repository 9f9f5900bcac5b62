import { berlinDate } from "@kreislauf/contract/base";
import type { InvoiceCheckState, PaymentFilter } from "@kreislauf/contract/documents";
import type { Context, PermittedScope } from "../../base/context.ts";

import type { InvoiceStates } from "./document-list.store.ts";

/** The invoices that a person sees and whose check has come so far; the room that checks them says. */
export type FindCheckedInvoices = (scope: PermittedScope, state: InvoiceCheckState) => Promise<number[]>;

interface NamedStates {
  readonly checkState?: InvoiceCheckState | null | undefined;
  readonly paymentState?: PaymentFilter | null | undefined;
}

/** A selection with what the states that it names narrow it to: the invoices of a check, the day of a payment. */
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
