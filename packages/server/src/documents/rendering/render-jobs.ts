import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../../base/clock.ts";
import type { Db } from "../../base/database/database.ts";
import type { Files } from "../../base/files/files.ts";
import { type LeaseQueue, startLeaseQueue, stopGraceMilliseconds } from "../../base/jobs/lease-queue.ts";
import type { RunningJob } from "../../base/jobs/run-repeatedly.ts";
import { renderDocument } from "./document-files.ts";
import { findQueuedDocument, renderQueueTable } from "./render-queue.store.ts";

interface Source {
  readonly db: Db;
  readonly files: Files;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, "error">;
}

const pace = { lanes: 1, graceMilliseconds: stopGraceMilliseconds };
const maxWaitSeconds = 3_600;

/** Starts the job that renders the files of documents published with figures, one document after the other. */
export const startRenderJobs = (source: Source): RunningJob =>
  startLeaseQueue(source, renderQueue(source), pace);

const renderQueue = ({ db, files, clock, log }: Source): LeaseQueue<"document_render_queue"> => ({
  table: renderQueueTable,
  run: async ({ document_id: id }) => {
    const document = await findQueuedDocument(db, id);
    // Undefined if a person has requested the document meanwhile: then it was rendered for them and left the queue.
    if (document !== undefined) await renderDocument({ db, files, now: clock.now() }, document);
  },
  maxWaitSeconds,
  // A document is never given up: it is rendered as soon as the cause of the failure is repaired.
  isLastAttempt: () => false,
  giveUp: () => Promise.resolve(),
  failureColumns: () => ({}),
  log: ({ job, error, attempt }) =>
    log.error({ err: error, documentId: job.document_id, attempt }, "a document could not be drawn"),
});
