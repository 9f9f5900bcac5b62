import { Refusal } from "@kreislauf/contract/base";
import {
  canCorrect,
  canPublishFigures,
  type InvoiceFigures,
  signedNetAmount,
} from "@kreislauf/contract/documents";
import type { WriteContext } from "../../base/context.ts";
import type { DocumentRow } from "../base/documents.tables.ts";
import { findOrderOf, findReportedGross } from "./add-invoice-figures.store.ts";
import { correctedNetAmount } from "./correct-document.store.ts";
import { withCustomerReferences } from "./customer-references.ts";
import { findOrdersOfLines, findSite } from "./publish-document.store.ts";
import { queueRendering } from "./publish-document.ts";
import { searchNumbers } from "./search-numbers.ts";

/**
 * Adds figures to a locked document that was published as a file only, under the same rules as for a document published
 * with figures. Refused if the amounts differ from the published ones. File, amount and version stay the same, so what
 * the customer has read is still true, and nobody gets another mail.
 */
export async function addInvoiceFigures(
  work: WriteContext,
  document: DocumentRow,
  figures: InvoiceFigures,
): Promise<void> {
  if (document.type === "service_receipt") throw new Refusal("figures_of_other_type");
  const open = canCorrect({ hasFigures: document.invoice !== null });
  if (!open.allowed) throw new Refusal(open.reason);
  const complete = canPublishFigures(figures);
  if (!complete.allowed) throw new Refusal(complete.reason);
  const net = signedNetAmount(document.type, figures.netAmount, await correctedNetAmount(work, document));
  const gross = await findReportedGross(work, document.id);
  const agrees = gross === null || Math.abs(gross) === Math.abs(figures.grossAmount);
  if (net !== document.net_cents || !agrees) throw new Refusal("figures_inconsistent");
  const invoice = withCustomerReferences(figures, {
    site: await findSite(work, document.site_id),
    order: await findOrderOf(work, document),
    ordersOfLines: await findOrdersOfLines(work, document.company_id, figures),
  });
  await work.db
    .updateTable("documents")
    .set({
      invoice: JSON.stringify(invoice),
      search_numbers: withNumbersOf(invoice, document),
    })
    .where("id", "=", document.id)
    .where("invoice", "is", null)
    .returning("id")
    .executeTakeFirstOrThrow();
  await queueRendering(work, document.id);
}

/** The document's search numbers, with those that the added figures name. */
function withNumbersOf(invoice: InvoiceFigures, { number, search_numbers: known }: DocumentRow): string {
  const unnamed = { orderNumber: null, serviceReceiptNumbers: [], correctsNumber: null, receipt: null };
  const publication = { ...unnamed, number, invoice };
  const named = searchNumbers({ publication, order: undefined, children: [] });
  return [...new Set([...known.split("\n"), ...named.split("\n")])].join("\n");
}
