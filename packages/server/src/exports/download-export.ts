import { permission, Refusal, type FileContent } from "@kreislauf/contract/base";
import { maxImmediateRows, type SentByEmail } from "@kreislauf/contract/exports";
import type { Context } from "../base/context.ts";
import type { ExportReader } from "./export-file.ts";
import {
  toSentFile,
  encodeExportFile,
  type ExportRequest,
  exportFileName,
  buildExportFile,
} from "./build-export-file.ts";
import { recordFileExport } from "./record-file-export.ts";
import { requestExport } from "./request-export.ts";

/**
 * Responds with the file. If it has more than `maxImmediateRows` rows, a job creates it instead, and the person gets a
 * mail.
 */
export async function downloadExport(
  context: Context,
  wish: ExportRequest,
): Promise<FileContent | SentByEmail> {
  const { format } = wish.query;
  const file = await buildExportFile(readerOf(context), wish);
  if (file.rowCount > maxImmediateRows) {
    await requestExport(context, wish);
    return { sentByEmail: true };
  }
  await recordFileExport(context, wish, file.rowCount);
  return toSentFile(
    encodeExportFile(file, format),
    exportFileName({ kind: wish.kind, format }, context),
    format,
  );
}

/** The requesting person as the reader of a file. Their permission is checked again before every page. */
function readerOf({ db, actor, now, language, reloadActor }: Context): ExportReader {
  const ensureStillAllowed = async () => {
    const present = await reloadActor();
    if (present?.permissions.has(permission.fileExportManager) !== true) throw new Refusal("forbidden");
  };
  return { db, actor, now, language, ensureStillAllowed: ensureStillAllowed };
}
