import type { DocumentList } from "@kreislauf/contract/documents";
import type { InvoiceCheck } from "@kreislauf/contract/invoices";
import type { APIRequestContext } from "@playwright/test";
import { readApiAs, writeApiAs } from "./api.ts";

/**
 * Finds the first invoice of the demo whose check fulfils `isLike`, by default from the newest on. Journeys that change
 * an invoice use different sort orders, so that they do not find the same one. Invoices that journeys have published
 * are left out: their numbers have another form.
 */
export async function findDemoInvoice(
  request: APIRequestContext,
  email: string,
  isLike: (check: InvoiceCheck) => boolean,
  sortOrder: "asc" | "desc" = "desc",
): Promise<InvoiceCheck> {
  const read = await readApiAs(request, email);
  const write = await writeApiAs(request, email);
  const { documents } = await write<DocumentList>("/docuware/documents", {
    documentTypes: ["invoice"],
    limit: 100,
    sortOrder,
  });
  for (const { id, number } of documents) {
    if (!/^RE-\d{4}-\d{5}$/.test(number)) continue;
    const check = await read<InvoiceCheck>(`/invoice/${id}/check`);
    if (isLike(check)) return check;
  }
  throw new Error("The demo has no such invoice.");
}
