import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../../base/clock.ts";
import type { WriteContext } from "../../base/context.ts";
import type { Db } from "../../base/database/database.ts";
import { type RunningJob, runRepeatedly } from "../../base/jobs/run-repeatedly.ts";
import type { DocumentRow } from "../base/documents.tables.ts";
import { findDueBatch, readDocuments, takeNotices, writeNotice } from "./document-notices.store.ts";
import { notifyDocumentsPublished } from "./notify-documents-published.ts";

/** If nobody ends a batch, it counts as ended this long after its last document. */
const batchMinutes = 2;

/** Records a document of a batch, so that each recipient gets one mail for the whole batch. */
export const noteInBatch = (
  context: WriteContext,
  document: DocumentRow,
  batch: string,
  reason: string | null,
): Promise<void> =>
  writeNotice(context, {
    document_id: document.id,
    batch,
    reason,
    due_at: context.now.add({ minutes: batchMinutes }).toString(),
  });

/**
 * Notifies customers of those documents of a batch about which they have not been notified yet; returns how many
 * documents and people those were.
 */
export async function endBatch(
  context: WriteContext,
  batch: string,
): Promise<{ readonly documents: number; readonly people: number }> {
  const notices = await takeNotices(context, batch);
  if (notices.length === 0) return { documents: 0, people: 0 };
  const documents = await readDocuments(
    context,
    notices.map(({ document_id }) => document_id),
  );
  const last = documents.at(-1);
  const people = await notifyDocumentsPublished(
    context,
    documents,
    `documents ${batch} ${last?.id} ${last?.version}`,
    new Map(notices.flatMap(({ document_id, reason }) => (reason === null ? [] : [[document_id, reason]]))),
  );
  return { documents: documents.length, people };
}

/** Ends one batch whose sender has not ended it in time; false if there is none. */
export async function endAbandonedBatch(context: WriteContext): Promise<boolean> {
  const batch = await findDueBatch(context);
  if (batch === undefined) return false;
  await endBatch(context, batch);
  return true;
}

interface Source {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, "error">;
}

const pauseMilliseconds = 10_000;

export const startDocumentNotices = ({ db, clock, log }: Source): RunningJob =>
  runRepeatedly(
    log,
    () => db.transaction().execute((transaction) => endAbandonedBatch({ db: transaction, now: clock.now() })),
    { name: "document notices", pauseMilliseconds },
  );
