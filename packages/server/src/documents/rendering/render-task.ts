import { type DocumentForm, figuresWithSignOf } from "@kreislauf/contract/documents";
import type { Db } from "../../base/database/database.ts";
import type { DocumentRow } from "../base/documents.tables.ts";
import type { RenderTask } from "./render-files.ts";
import { getCorrected, getDocumentSite } from "./render-task.store.ts";
import type { InvoiceType } from "../base/invoice-document.ts";

/** Collects the input for rendering a document: its figures, its site, and the document it corrects. */
export async function createRenderTask(
  db: Db,
  document: DocumentRow,
  forms: readonly DocumentForm[],
): Promise<RenderTask> {
  const { number, date, invoice, receipt, net_cents } = document;
  const row = await getDocumentSite(db, document.site_id);
  const site = {
    alias: row.alias,
    street: `${row.street} ${row.house_number}`.trim(),
    zip: row.zip,
    city: row.city,
  };
  const corrects = document.corrects_id === null ? null : await getCorrected(db, document.corrects_id);
  return {
    invoice: invoice && {
      type: document.type as InvoiceType,
      number,
      date,
      corrects,
      site,
      figures: figuresWithSignOf(invoice, net_cents),
    },
    receipt: receipt && { number, date, corrects, site, figures: receipt },
    createdAt: document.published_at,
    forms,
  };
}
