import { permission, Refusal, type SentFile } from "@kreislauf/contract/base";
import { mostRowsAtOnce, type SentByEmail } from "@kreislauf/contract/exports";
import type { Context } from "../base/context.ts";
import type { ExportReader } from "./export-file.ts";
import { sentFile, contentOf, type ExportWish, fileNameOf, fileOf } from "./file-of.ts";
import { recordFile } from "./record-file.ts";
import { requestExport } from "./request-export.ts";

/** A file at once, or, if it is long, by mail. */
export async function download(context: Context, wish: ExportWish): Promise<SentFile | SentByEmail> {
  const { format } = wish.query;
  const file = await fileOf(readerOf(context), wish);
  if (file.rowCount > mostRowsAtOnce) {
    await requestExport(context, wish);
    return { sentByEmail: true };
  }
  await recordFile(context, wish, file.rowCount);
  return sentFile(contentOf(file, format), fileNameOf(wish, context), format);
}

/** Who asks, with their rights looked at again before every page. */
function readerOf({ db, actor, now, language, lookAgain }: Context): ExportReader {
  const ensureMay = async () => {
    const present = await lookAgain();
    if (present?.permissions.has(permission.fileExportManager) !== true) throw new Refusal("forbidden");
  };
  return { db, actor, now, language, ensureMay };
}
