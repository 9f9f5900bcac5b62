import type { InvoiceCheckState } from "@kreislauf/contract/documents";
import type { PermittedScope } from "../base/context.ts";
import { compareInvoices } from "./compare-invoice.ts";
import { listInvoicesInReview, listUndecidedInvoices } from "./checked-invoices.store.ts";

/**
 * The ids of the invoices that the person sees and whose check is in this state. Whether a line deviates is not stored,
 * because weights and orders change: the newest invoices with undecided lines are compared again.
 */
export async function findCheckedInvoices(
  scope: PermittedScope,
  state: InvoiceCheckState,
): Promise<number[]> {
  if (state !== "deviates") return await listInvoicesInReview(scope, state);
  const rows = await listUndecidedInvoices(scope);
  const decided = new Map(rows.map(({ id, decided: positions }) => [id, new Set(positions)]));
  const compared = await compareInvoices(scope, rows);
  return [...compared]
    .filter(([id, lines]) =>
      lines.some(({ row, checked }) => checked.deviations.length > 0 && !decided.get(id)?.has(row.position)),
    )
    .map(([id]) => id);
}
