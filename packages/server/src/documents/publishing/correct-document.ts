import { Refusal } from "@kreislauf/contract/base";
import {
  canCorrect,
  canPublish,
  type DocumentPublication,
  retainedUntil,
  signedNetAmount,
} from "@kreislauf/contract/documents";
import type { DocumentRow } from "../base/documents.tables.ts";
import { mailInvoice } from "../mailing/mail-invoice.ts";
import { correctedNetAmount, keepVersion, replaceFile } from "./correct-document.store.ts";
import { decodeUploadedPdf } from "./decode-uploaded-pdf.ts";
import type { PublishContext } from "./publish-document.ts";

interface DocumentCorrection {
  /** The content that replaces the current version under the same number. */
  readonly publication: DocumentPublication;
  readonly reason: string;
  readonly staffId: number;
}

/**
 * Publishes a new version of a locked document under the same number; the earlier one stays readable, with the reason.
 * A document published with figures is refused a new version: only another document can cancel or replace it.
 */
export async function correctDocument(
  publishing: PublishContext,
  document: DocumentRow,
  { publication, reason, staffId }: DocumentCorrection,
): Promise<DocumentRow> {
  const { db, now } = publishing;
  const verdict = canCorrect({ hasFigures: document.invoice !== null || document.receipt !== null });
  if (!verdict.allowed) throw new Refusal(verdict.reason);
  // The rule asks a cancellation for the number of the cancelled document. A correction does not change which document
  // that is, so any number will do here.
  const complete = canPublish({ ...publication, correctsNumber: document.number });
  if (!complete.allowed) throw new Refusal(complete.reason);
  if (publication.file === null) throw new Refusal("nothing_to_publish");
  const pdf = decodeUploadedPdf(publication.file);
  const { netAmount, type, date } = publication;
  await keepVersion(publishing, document, { reason, staffId });
  const until = retainedUntil(date);
  const corrected = await db
    .updateTable("documents")
    .set({
      version: document.version + 1,
      date,
      month_of_service: `${publication.monthOfService}-01`,
      net_cents:
        netAmount === null
          ? null
          : signedNetAmount(type, netAmount, await correctedNetAmount(publishing, document)),
      // The earlier version must be kept at least as long as before.
      retained_until: until > document.retained_until ? until : document.retained_until,
    })
    .where("id", "=", document.id)
    .where("version", "=", document.version)
    .returningAll()
    .executeTakeFirstOrThrow();
  await replaceFile(publishing, document.id, {
    content_hash: await publishing.files.write(pdf),
    size_bytes: pdf.length,
    created_at: now.toString(),
  });
  await mailInvoice(publishing, corrected, { pdfBytes: pdf.length, correction: reason });
  return corrected;
}
