import { Refusal, type SentFile } from "@kreislauf/contract/base";
import type { ExportFormat, MailedExport } from "@kreislauf/contract/exports";
import type { Context } from "../base/context.ts";
import { countAssigned } from "../locations/index.ts";
import { findOwnExport } from "./exports.store.ts";
import { sentFile } from "./file-of.ts";

/** What a mail announced, if the person may still see all that is in it. */
async function getOwnExport(context: Context, exportId: number) {
  const found = await findOwnExport(context, exportId);
  if (found === undefined) throw new Refusal("not_found");
  const { state, expires_at, location_ids, content_hash } = found;
  if (state === "expired" || (expires_at !== null && hasPassed(expires_at, context)))
    throw new Refusal("export_expired");
  if (state !== "ready" || content_hash === null || expires_at === null) throw new Refusal("not_found");
  if ((await countAssigned(context, location_ids)) < location_ids.length)
    throw new Refusal("export_sites_withdrawn");
  const { format } = found.query as { readonly format: ExportFormat };
  return { ...found, content_hash, expires_at, format };
}

const hasPassed = (instant: string, { now }: Context) =>
  Temporal.Instant.compare(Temporal.Instant.from(instant), now) <= 0;

export async function showMailedExport(context: Context, exportId: number): Promise<MailedExport> {
  const found = await getOwnExport(context, exportId);
  return {
    id: found.id,
    kind: found.kind,
    format: found.format,
    fileName: found.file_name,
    sizeBytes: found.size_bytes,
    rowCount: found.row_count,
    requestedOn: found.requested_at,
    expiresOn: found.expires_at,
  };
}

export async function downloadMailedExport(context: Context, exportId: number): Promise<SentFile> {
  const found = await getOwnExport(context, exportId);
  const content = context.files.readStream(found.content_hash);
  return { ...sentFile(content, found.file_name, found.format), size: found.size_bytes };
}
