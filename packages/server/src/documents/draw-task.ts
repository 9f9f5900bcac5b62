import type { DocumentForm } from "@kreislauf/contract/documents";
import type { Db } from "../base/database.ts";
import type { DocumentRow } from "./documents.tables.ts";
import type { DrawTask } from "./draw-files.ts";
import type { InvoiceType } from "./invoice-document.ts";

/** What the files of a document are made of: its figures, its site, and the document that it corrects. */
export async function drawTask(
  db: Db,
  document: DocumentRow,
  forms: readonly DocumentForm[],
): Promise<DrawTask> {
  const { number, date, invoice, receipt } = document;
  const location = await db
    .selectFrom("locations")
    .select(["alias", "street", "house_number", "zip", "city"])
    .where("id", "=", document.location_id)
    .executeTakeFirstOrThrow();
  const site = {
    alias: location.alias,
    street: `${location.street} ${location.house_number}`.trim(),
    zip: location.zip,
    city: location.city,
  };
  const corrects =
    document.corrects_id === null
      ? null
      : await db
          .selectFrom("documents")
          .select(["number", "date"])
          .where("id", "=", document.corrects_id)
          .executeTakeFirstOrThrow();
  return {
    invoice: invoice && {
      type: document.type as InvoiceType,
      number,
      date,
      corrects,
      site,
      figures: invoice,
    },
    receipt: receipt && { number, date, corrects, site, figures: receipt },
    createdAt: document.published_at,
    forms,
  };
}
