import type { PublishedDocument } from "@kreislauf/contract/documents";
import type { DocumentsEvent } from "@kreislauf/contract/provider";
import { type DocumentRow, publishDocument, notifyDocumentsPublished } from "../documents/index.ts";
import { type EventContext, handleEvent } from "./base/handle-event.ts";

/** Publishes all of the documents or none, and sends one notification for them. */
export const publishDocuments = (
  context: EventContext,
  event: DocumentsEvent,
): Promise<PublishedDocument[]> =>
  handleEvent(context, "publish", event, async () => {
    const published: DocumentRow[] = [];
    // One after the other, because an invoice may refer to a receipt before it in the list.
    for (const publication of event.documents) published.push(await publishDocument(context, publication));
    await notifyDocumentsPublished(context, published, `documents ${event.eventId}`);
    return { subject: `document ${published[0]?.id}`, answer: published.map(toPublished) };
  });

const toPublished = (document: DocumentRow): PublishedDocument => ({
  id: document.id,
  type: document.type,
  number: document.number,
  companyId: document.company_id,
  serviceLocationId: document.site_id,
  retainedUntil: document.retained_until,
});
