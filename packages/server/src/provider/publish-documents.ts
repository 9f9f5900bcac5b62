import type { PublishedDocument } from "@kreislauf/contract/documents";
import type { DocumentsEvent } from "@kreislauf/contract/provider";
import { type DocumentRow, publishDocument, tellAboutDocuments } from "../documents/index.ts";
import { type EventContext, takeEvent } from "./take-event.ts";

/** Publishes documents, all or none, and tells about them together. */
export const publishDocuments = (
  context: EventContext,
  event: DocumentsEvent,
): Promise<PublishedDocument[]> =>
  takeEvent(context, "publish", event, async () => {
    const published: DocumentRow[] = [];
    // One after the other: an invoice may name a receipt that came just before it.
    for (const publication of event.documents) published.push(await publishDocument(context, publication));
    await tellAboutDocuments(context, published, `documents ${event.eventId}`);
    return { subject: `document ${published[0]?.id}`, answer: published.map(toPublished) };
  });

const toPublished = (document: DocumentRow): PublishedDocument => ({
  id: document.id,
  type: document.type,
  number: document.number,
  companyId: document.company_id,
  serviceLocationId: document.location_id,
  retainedUntil: document.retained_until,
});
