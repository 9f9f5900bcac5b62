import { maxNamedDocuments } from "@kreislauf/contract/documents";
import { systemUser } from "@kreislauf/contract/users";
import type { WriteContext } from "../../base/context.ts";
import { type NewNotification, recordNotification } from "../../base/record-notification.ts";
import { enqueueMail } from "../../base/mail/outbox.ts";
import type { DocumentRow } from "../base/documents.tables.ts";
import { findRecipients } from "./notify-documents-published.store.ts";

/** A mail lists at most this many documents and only counts the others. */
const maxListedDocuments = 20;

/**
 * Notifies the document managers who see the site and have not switched this off: at the bell once per site, by the
 * mark of an unread document, and by one mail for all documents of a publication. Returns how many people were
 * notified.
 */
export async function notifyDocumentsPublished(
  work: WriteContext,
  documents: readonly DocumentRow[],
  cause: string,
  /** Why documents were corrected, by document id. */
  reasons: ReadonlyMap<number, string> = new Map(),
): Promise<number> {
  const notified = new Set<number>();
  for (const atSite of Map.groupBy(documents, (document) => document.site_id).values()) {
    await recordNotification(work, documentsNotification(atSite));
  }
  for (const [companyId, published] of Map.groupBy(documents, (document) => document.company_id)) {
    for (const { recipient, email, siteIds, sites } of await findRecipients(work, companyId, published)) {
      notified.add(recipient.id);
      const seen = published.filter((document) => siteIds.has(document.site_id));
      await work.db
        .insertInto("unseen_documents")
        .values(
          seen.map((document) => ({
            user_id: recipient.id,
            company_id: companyId,
            document_id: document.id,
          })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      if (email === null) continue;
      await enqueueMail(work, {
        kind: "documents_published",
        cause: `${cause} ${companyId}`,
        recipient: { id: recipient.id, email },
        data: {
          greeting: { firstName: recipient.firstName, lastName: recipient.lastName },
          documents: seen.slice(0, maxListedDocuments).map((document) => ({
            id: document.id,
            type: document.type,
            number: document.number,
            monthOfServiceDate: document.month_of_service,
            netAmount: document.net_cents,
            site: sites.get(document.site_id) ?? "",
            ...(reasons.has(document.id) && { correction: reasons.get(document.id) }),
          })),
          count: seen.length,
        },
      });
    }
  }
  return notified.size;
}

/** The bell notification about documents of one site. It writes nothing, so that the demo can use it too. */
export function documentsNotification(
  documents: readonly Pick<DocumentRow, "id" | "company_id" | "site_id" | "number" | "type">[],
): NewNotification {
  const [first, ...others] = documents;
  if (first === undefined) throw new Error("Nothing was published.");
  const areNamed = others.length > 0 && documents.length <= maxNamedDocuments;
  return {
    kind: "documents_published",
    companyId: first.company_id,
    siteId: first.site_id,
    causedBy: systemUser.provider,
    subjectId: others.length === 0 ? first.id : null,
    details: {
      documents: documents.length,
      ...(others.length === 0 && { documentNumber: first.number }),
      ...(areNamed && { documentIds: documents.map(({ id }) => id), documentType: first.type }),
    },
  };
}
