import type { PublicContext } from "../../base/context.ts";
import type { MailAttachment } from "../../base/mail/mail-content.ts";
import { readDocumentFile, readEarlierFile } from "../rendering/document-files.ts";
import { getMailedDocument } from "./invoice-recipients.store.ts";
import type { InvoiceMail } from "./invoice.mail.ts";

/** The files of the version that the mail is about, even if the document has been corrected since. */
export async function readInvoiceAttachments(
  keeping: Pick<PublicContext, "db" | "files" | "now">,
  { documentId, version, forms }: InvoiceMail,
): Promise<readonly MailAttachment[]> {
  const document = await getMailedDocument(keeping.db, documentId);
  const isEarlier = document.version > version;
  const files: MailAttachment[] = [];
  for (const form of forms)
    files.push(
      isEarlier
        ? await readEarlierFile(keeping, document, version)
        : await readDocumentFile(keeping, document, form),
    );
  return files;
}
