import { permission, Refusal } from "@kreislauf/contract/base";
import { exportLinkDays } from "@kreislauf/contract/exports";
import { systemUser } from "@kreislauf/contract/users";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../base/clock.ts";
import type { Work } from "../base/context.ts";
import type { Db } from "../base/database.ts";
import type { Files } from "../base/files.ts";
import { noteHappening } from "../base/happenings.ts";
import { enqueueMail } from "../base/outbox.ts";
import { repeatUntil } from "../base/rounds.ts";
import { findMember, type Member } from "../users/index.ts";
import type { ExportReader } from "./export-file.ts";
import { endExport, expireExports, type LeasedExport, leaseExport, postponeExport } from "./exports.store.ts";
import { contentOf, fileNameOf, fileOf, wishOf } from "./file-of.ts";

interface Parts {
  readonly db: Db;
  readonly files: Files;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, "error">;
}

const leaseSeconds = 60;
/** Waits between attempts: 10 s, doubling. */
const firstWaitSeconds = 10;
const mostAttempts = 6;

/** Makes the files that are too long to wait for, one after the other, and clears those away whose links have ended. */
export function startExportJobs(parts: Parts): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = repeatUntil(stopping.signal, parts.log, () => doExportJobs(parts, stopping.signal));
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

/** One file, and whatever has expired; false if there was none to make. */
export async function doExportJobs(parts: Parts, stopping?: AbortSignal): Promise<boolean> {
  const { db, files, clock } = parts;
  for (const hash of await expireExports(db, clock.now())) await files.remove(hash);
  const leased = await leaseExport(db, clock.now(), clock.now().add({ seconds: leaseSeconds }));
  if (leased === undefined) return false;
  // As long as this process works on it nobody else takes it up.
  const renew = () =>
    void postponeExport(db, leased, clock.now().add({ seconds: leaseSeconds })).catch(() => undefined);
  const renewal = setInterval(renew, (leaseSeconds * 1_000) / 3);
  try {
    await makeFile(parts, leased, stopping);
  } catch (error) {
    await noteFailure(parts, leased, error, stopping);
  } finally {
    clearInterval(renewal);
  }
  return true;
}

async function makeFile(parts: Parts, leased: LeasedExport, stopping?: AbortSignal): Promise<void> {
  const { db, files, clock } = parts;
  const reader = readerOf(parts, leased, stopping);
  await reader.ensureMay();
  const wish = wishOf(leased);
  const file = await fileOf(reader, wish);
  const { hash, sizeBytes } = await files.writeStream(contentOf(file, wish.query.format));
  await reader.ensureMay();
  const member = await findMember(db, leased.user_id, leased.company_id);
  const now = clock.now();
  const expiresOn = now.add({ hours: exportLinkDays * 24 }).toString();
  const fileName = fileNameOf(wish, { language: leased.language, now });
  await db.transaction().execute(async (transaction) => {
    const isOurs = await endExport(transaction, leased, {
      state: "ready",
      finished_at: now.toString(),
      expires_at: expiresOn,
      file_name: fileName,
      content_hash: hash,
      size_bytes: sizeBytes,
      row_count: file.rowCount,
      location_ids: [...file.sites],
    });
    if (!isOurs || member === undefined) return;
    await tellAtBell({ db: transaction, now }, leased, "export_ready", { fileName, expiresOn });
    if (member.email === null) return;
    await enqueueMail(
      { db: transaction, now },
      {
        kind: "export_ready",
        cause: `export ${leased.id}`,
        recipient: { id: member.userId, email: member.email },
        data: {
          ...aboutExport(leased, member),
          exportId: leased.id,
          fileName,
          rowCount: file.rowCount,
          expiresOn,
        },
      },
    );
  });
}

/** Tells whoever asked for the file, and nobody else. */
const tellAtBell = (
  work: Work,
  leased: LeasedExport,
  kind: "export_ready" | "export_failed",
  details: object,
) =>
  noteHappening(work, {
    kind,
    companyId: leased.company_id,
    locationId: null,
    userId: leased.user_id,
    subjectId: leased.id,
    causedBy: systemUser.cycle,
    details,
  });

/** The person as they are now: deleted, or without the right, they get no file. */
function readerOf({ db, clock }: Parts, leased: LeasedExport, stopping?: AbortSignal): ExportReader {
  const actor = { userId: leased.user_id, companyId: leased.company_id };
  const ensureMay = async () => {
    stopping?.throwIfAborted();
    const member = await findMember(db, actor.userId, actor.companyId);
    if (member?.permissions.includes(permission.fileExportManager) !== true) throw new Refusal("forbidden");
  };
  return { db, actor, now: clock.now(), language: leased.language, ensureMay };
}

const aboutExport = ({ kind, requested_at }: LeasedExport, { firstName, lastName }: Member) => ({
  greeting: { firstName, lastName },
  kind,
  requestedOn: requested_at,
});

async function noteFailure(
  { db, clock, log }: Parts,
  leased: LeasedExport,
  error: unknown,
  stopping?: AbortSignal,
): Promise<void> {
  const now = clock.now();
  if (stopping?.aborted) {
    await postponeExport(db, leased, now);
    return;
  }
  if (error instanceof Refusal) {
    await endExport(db, leased, { state: "refused", finished_at: now.toString() });
    return;
  }
  log.error({ err: error, exportId: leased.id, attempt: leased.attempts }, "export not made");
  if (leased.attempts < mostAttempts) {
    await postponeExport(db, leased, now.add({ seconds: firstWaitSeconds * 2 ** (leased.attempts - 1) }));
    return;
  }
  const member = await findMember(db, leased.user_id, leased.company_id);
  await db.transaction().execute(async (transaction) => {
    const isOurs = await endExport(transaction, leased, { state: "failed", finished_at: now.toString() });
    if (!isOurs || member === undefined) return;
    await tellAtBell({ db: transaction, now }, leased, "export_failed", {});
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
