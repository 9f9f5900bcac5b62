import { type DocumentType, invoiceTypeCode, type MailedForm } from "@kreislauf/contract/documents";
import { systemUser } from "@kreislauf/contract/users";
import type { WriteContext } from "../../base/context.ts";
import { enqueueMails } from "../../base/mail/outbox.ts";
import { findAnySite } from "../../sites/index.ts";
import type { DocumentRow } from "../base/documents.tables.ts";
import { findMailedRecipients } from "./invoice-recipients.store.ts";

/**
 * The largest PDF that is attached to a mail. Base64 makes it more than a third larger, and many mail servers accept at
 * most 10,240,000 bytes (the default of Postfix).
 */
export const maxMailedPdfBytes = 7_000_000;

interface Published {
  /** Size of the uploaded PDF; undefined if the portal generates the PDF, which stays small. */
  readonly pdfBytes: number | undefined;
  /** Why this version replaces an earlier one; undefined for the first version. */
  readonly correction?: string;
}

/**
 * Mails an invoice, credit note or cancellation to the e-mail addresses that the company has chosen, in the transaction
 * that publishes it. Each e-mail address gets a version once, even if several entries name it.
 */
export async function mailInvoice(
  work: WriteContext,
  document: DocumentRow,
  { pdfBytes, correction }: Published,
): Promise<void> {
  if (!isInvoiceType(document.type)) return;
  const recipients = await findMailedRecipients(work, document);
  if (recipients.length === 0) return;
  const leavesOutPdf = pdfBytes !== undefined && pdfBytes > maxMailedPdfBytes;
  const site = (await findAnySite(work.db, document.site_id))?.alias ?? "";
  const { invoice } = document;
  await enqueueMails(
    work,
    [...Map.groupBy(recipients, ({ email }) => email)].map(([email, entries]) => {
      const wanted = new Set(entries.flatMap(({ forms }) => forms));
      return {
        kind: "invoice",
        cause: `invoice ${document.id} ${document.version} ${email}`,
        // The e-mail address has no account, so the mail is recorded as one to the provider.
        recipient: { id: systemUser.provider, email },
        data: {
          companyId: document.company_id,
          siteId: document.site_id,
          documentId: document.id,
          version: document.version,
          type: document.type,
          number: document.number,
          date: document.date,
          monthOfServiceDate: document.month_of_service,
          netAmount: document.net_cents,
          grossAmount: invoice === null ? null : withSignOf(document.net_cents, invoice),
          dueDate: document.type === "invoice" ? (invoice?.dueDate ?? null) : null,
          company: entries[0]?.company ?? "",
          site,
          forms: formsToMail(wanted, { hasXml: invoice !== null, leavesOutPdf }),
          leavesOutPdf: leavesOutPdf && (wanted.has("pdf") || invoice === null),
          ...(correction !== undefined && { correction }),
        },
      };
    }),
  );
}

const isInvoiceType = (type: DocumentType): boolean => Object.hasOwn(invoiceTypeCode, type);

/**
 * The forms to attach. A document published without figures has no XRechnung, so its PDF goes to all recipients, unless
 * it is too large for a mail.
 */
function formsToMail(
  wanted: ReadonlySet<MailedForm>,
  { hasXml, leavesOutPdf }: { readonly hasXml: boolean; readonly leavesOutPdf: boolean },
): readonly MailedForm[] {
  const sendsPdf = (wanted.has("pdf") || !hasXml) && !leavesOutPdf;
  return [
    ...(sendsPdf ? (["pdf"] as const) : []),
    ...(hasXml && wanted.has("xrechnung") ? (["xrechnung"] as const) : []),
  ];
}

/**
 * The gross amount with the sign of `netCents`, because the figures of a credit note may have been published as
 * positive numbers.
 */
const withSignOf = (
  netCents: number | null,
  { netAmount, grossAmount }: { readonly netAmount: number; readonly grossAmount: number },
): number => (netAmount * (netCents ?? 0) < 0 ? -grossAmount : grossAmount);
