import type { InvoiceCheckState } from "@kreislauf/contract/documents";
import type { PermittedScope } from "../../base/context.ts";

/** The invoices that a person sees and whose check has come so far; the room that checks them says. */
export type FindCheckedInvoices = (scope: PermittedScope, state: InvoiceCheckState) => Promise<number[]>;

/** A selection with the invoices that it is narrowed to, where it names a state of their check. */
export async function narrowByCheck<
  Request extends { readonly checkState?: InvoiceCheckState | null | undefined },
>(
  scope: PermittedScope,
  request: Request,
  find: FindCheckedInvoices,
): Promise<Request & { readonly checkedIds?: readonly number[] }> {
  const { checkState } = request;
  return checkState ? { ...request, checkedIds: await find(scope, checkState) } : request;
}
