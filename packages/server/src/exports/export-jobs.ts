import { berlinZone, Refusal } from "@kreislauf/contract/base";
import { exportLinkDays } from "@kreislauf/contract/exports";
import { systemUser } from "@kreislauf/contract/users";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../base/clock.ts";
import type { PublicContext, WriteContext } from "../base/context.ts";
import type { Db } from "../base/database/database.ts";
import type { Files } from "../base/files/files.ts";
import { zipStream } from "../base/files/zip-stream.ts";
import { recordNotification } from "../base/record-notification.ts";
import { enqueueMail } from "../base/mail/outbox.ts";
import { type LeaseQueue, runNextJob, startLeaseQueue } from "../base/jobs/lease-queue.ts";
import type { RunningJob } from "../base/jobs/run-repeatedly.ts";
import { findMember, type Member } from "../users/index.ts";
import {
  type BundleQuery,
  type BundleReader,
  type BundleWriters,
  formatOf,
  holdsReceipts,
  isBundleKind,
  mayHaveExport,
  maySeeReceipts,
} from "./export-bundle.ts";
import { expireExports, exportQueueTable, finishExport, type LeasedExport } from "./exports.store.ts";
import { encodeExportFile, exportFileName, buildExportFile, toExportRequest } from "./build-export-file.ts";

interface Parts extends Pick<PublicContext, "config" | "branding"> {
  readonly db: Db;
  readonly files: Files;
  readonly clock: Clock;
  readonly bundles: BundleWriters;
  readonly log: Pick<FastifyBaseLogger, "error">;
}

const maxAttempts = 6;
/**
 * Upper limit for the wait between two attempts. It is longer than the wait before the last attempt, so it never
 * applies.
 */
const maxWaitSeconds = 3_600;

/**
 * Creates the files that take too long to wait for, one after the other, and removes those whose links have expired.
 */
export const startExportJobs = (parts: Parts): RunningJob =>
  startLeaseQueue(parts, exportQueue(parts), { lanes: 1, graceMilliseconds: 0 });

/** Creates one file and removes expired ones; false if there was none to create. */
export const runExportJob = (parts: Parts, cut = new AbortController().signal): Promise<boolean> =>
  runNextJob(parts, exportQueue(parts), cut);

const exportQueue = (parts: Parts): LeaseQueue<"exports"> => ({
  table: exportQueueTable,
  prepare: () => removeExpiredFiles(parts),
  run: async (leased, cut) => {
    try {
      await makeFile(parts, leased, cut);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await breakOff(parts, leased);
    }
  },
  maxWaitSeconds,
  isLastAttempt: ({ attempt }) => attempt >= maxAttempts,
  giveUp: ({ job, now }) => failExport(parts, job, now),
  failureColumns: () => ({}),
  log: ({ job, error, attempt }) =>
    parts.log.error({ err: error, exportId: job.id, attempt }, "export not made"),
});

async function removeExpiredFiles({ db, files, clock }: Parts): Promise<true> {
  for (const hash of await expireExports(db, clock.now())) await files.remove(hash);
  return true;
}

async function makeFile(parts: Parts, leased: LeasedExport, cut: AbortSignal): Promise<void> {
  const { db, clock } = parts;
  const reader = await openReader(parts, leased, cut);
  const { hash, sizeBytes, rowCount, siteIds } = await writeFile(parts, reader, leased);
  await reader.ensureStillAllowed();
  const member = await findMember(db, leased.user_id, leased.company_id);
  const now = clock.now();
  const expiresOn = now.add({ hours: exportLinkDays * 24 }).toString();
  const fileName = exportFileName(
    { kind: leased.kind, format: formatOf(leased) },
    { language: leased.language, now },
  );
  await db.transaction().execute(async (transaction) => {
    const isOurs = await finishExport(transaction, leased, {
      state: "ready",
      finished_at: now.toString(),
      expires_at: expiresOn,
      file_name: fileName,
      content_hash: hash,
      size_bytes: sizeBytes,
      row_count: rowCount,
      site_ids: [...siteIds],
      with_receipts: holdsReceipts(leased.kind, reader.actor),
    });
    if (!isOurs || member === undefined) return;
    await notifyRequester({ db: transaction, now }, leased, "export_ready", { fileName, expiresOn });
    if (member.email === null) return;
    await enqueueMail(
      { db: transaction, now },
      {
        kind: "export_ready",
        cause: `export ${leased.id}`,
        recipient: { id: member.userId, email: member.email },
        data: { ...aboutExport(leased, member), exportId: leased.id, fileName, rowCount, expiresOn },
      },
    );
  });
}

/** Streams the file into the file store. Its length and its sites are known only when it is written. */
async function writeFile({ files, bundles }: Parts, reader: BundleReader, { kind, query }: LeasedExport) {
  if (isBundleKind(kind)) {
    const bundle = await bundles[kind](reader, query as BundleQuery);
    let rowCount = 0;
    const counted = async function* () {
      for await (const entry of bundle.entries) {
        rowCount += 1;
        yield entry;
      }
    };
    const stored = await files.writeStream(zipStream(counted(), reader.now.toZonedDateTimeISO(berlinZone)));
    return { ...stored, rowCount, siteIds: bundle.siteIds };
  }
  const wish = toExportRequest({ kind, query });
  const file = await buildExportFile(reader, wish);
  const stored = await files.writeStream(encodeExportFile(file, wish.query.format));
  return { ...stored, rowCount: file.rowCount, siteIds: [...file.sites] };
}

/** Notifies only the person who requested the file. */
const notifyRequester = (
  work: WriteContext,
  leased: LeasedExport,
  kind: "export_ready" | "export_failed",
  details: object,
) =>
  recordNotification(work, {
    kind,
    companyId: leased.company_id,
    siteId: null,
    userId: leased.user_id,
    subjectId: leased.id,
    causedBy: systemUser.system,
    details,
  });

/**
 * The person who requested the file, with the permissions they have now. Throws if they have been deleted or have lost
 * the permission.
 */
async function openReader(parts: Parts, leased: LeasedExport, cut: AbortSignal): Promise<BundleReader> {
  const { db, files, clock, config, branding } = parts;
  const findAllowed = async () => {
    cut.throwIfAborted();
    const member = await findMember(db, leased.user_id, leased.company_id);
    const permissions = new Set(member?.permissions);
    if (member === undefined || !mayHaveExport(leased.kind, permissions)) throw new Refusal("forbidden");
    const { userId, companyId, documentsEnabled } = member;
    return { userId, companyId, documentsEnabled, permissions };
  };
  const actor = await findAllowed();
  const ensureStillAllowed = async () => {
    const present = await findAllowed();
    if (holdsReceipts(leased.kind, actor) && !maySeeReceipts(present)) throw new Refusal("forbidden");
  };
  return {
    db,
    files,
    config,
    branding,
    actor,
    now: clock.now(),
    language: leased.language,
    ensureStillAllowed,
  };
}

const aboutExport = ({ kind, requested_at }: LeasedExport, { firstName, lastName }: Member) => ({
  greeting: { firstName, lastName },
  kind,
  requestedOn: requested_at,
});

/**
 * Ends an export because what the person may see has changed meanwhile. If they may still have such files, the export
 * fails and they are notified; otherwise it is refused without a notification.
 */
async function breakOff(parts: Parts, leased: LeasedExport): Promise<void> {
  const { db, clock } = parts;
  const now = clock.now();
  const member = await findMember(db, leased.user_id, leased.company_id);
  if (member !== undefined && mayHaveExport(leased.kind, new Set(member.permissions)))
    return await failExport(parts, leased, now);
  await finishExport(db, leased, { state: "refused", finished_at: now.toString() });
}

async function failExport({ db }: Parts, leased: LeasedExport, now: Temporal.Instant): Promise<void> {
  const member = await findMember(db, leased.user_id, leased.company_id);
  await db.transaction().execute(async (transaction) => {
    const isOurs = await finishExport(transaction, leased, { state: "failed", finished_at: now.toString() });
    if (!isOurs || member === undefined) return;
    await notifyRequester({ db: transaction, now }, leased, "export_failed", {});
    if (member.email === null) return;
    await enqueueMail(
      { db: transaction, now },
      {
        kind: "export_failed",
        cause: `export ${leased.id}`,
        recipient: { id: member.userId, email: member.email },
        data: aboutExport(leased, member),
      },
    );
  });
}
