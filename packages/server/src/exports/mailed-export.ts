import { Refusal, type FileContent } from "@kreislauf/contract/base";
import { jobExportMediaTypes, type MailedExport } from "@kreislauf/contract/exports";
import type { Context } from "../base/context.ts";
import { countAssignedSites } from "../sites/index.ts";
import { findOwnExport } from "./exports.store.ts";
import { toExportRequest } from "./build-export-file.ts";
import {
  type BundleQuery,
  formatOf,
  isBundleKind,
  mayHaveExport,
  maySeeReceipts,
  recordBundleExport,
} from "./export-bundle.ts";
import { recordFileExport } from "./record-file-export.ts";

/** A file that was announced by mail. Refused unless the person may still see everything in it. */
async function getOwnExport(context: Context, exportId: number) {
  const found = await findOwnExport(context, exportId);
  if (found === undefined) throw new Refusal("not_found");
  const { state, expires_at, site_ids, content_hash } = found;
  if (state === "expired" || (expires_at !== null && hasPassed(expires_at, context)))
    throw new Refusal("export_expired");
  if (state !== "ready" || content_hash === null || expires_at === null) throw new Refusal("not_found");
  if ((await countAssignedSites(context, site_ids)) < site_ids.length)
    throw new Refusal("export_sites_withdrawn");
  if (!mayHaveExport(found.kind, context.actor.permissions)) throw new Refusal("forbidden");
  if (found.with_receipts && !maySeeReceipts(context.actor)) throw new Refusal("forbidden");
  return { ...found, content_hash, expires_at };
}

const hasPassed = (instant: string, { now }: Context) =>
  Temporal.Instant.compare(Temporal.Instant.from(instant), now) <= 0;

export async function getMailedExport(context: Context, exportId: number): Promise<MailedExport> {
  const found = await getOwnExport(context, exportId);
  return {
    id: found.id,
    kind: found.kind,
    format: formatOf(found),
    fileName: found.file_name,
    sizeBytes: found.size_bytes,
    rowCount: found.row_count,
    requestedOn: found.requested_at,
    expiresOn: found.expires_at,
  };
}

export async function downloadMailedExport(context: Context, exportId: number): Promise<FileContent> {
  const found = await getOwnExport(context, exportId);
  const { kind, query, row_count: rows } = found;
  if (isBundleKind(kind)) {
    await recordBundleExport(context, { kind, query: query as BundleQuery, files: rows });
  } else {
    await recordFileExport(context, toExportRequest({ kind, query }), rows);
  }
  return {
    name: found.file_name,
    mediaType: jobExportMediaTypes[formatOf(found)],
    size: found.size_bytes,
    content: context.files.readStream(found.content_hash),
  };
}
