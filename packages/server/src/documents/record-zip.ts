import { documentsTexts, type ZipRequest } from "@kreislauf/contract/documents";
import type { Context } from "../base/context.ts";
import { recordExport } from "../base/record-export.ts";
import { listSiteNames } from "../locations/index.ts";
import { documentListTexts } from "./document-list-file.texts.ts";
import { listNumbers } from "./documents.store.ts";

/** Notes in the audit log which documents go out: those picked by their numbers, others by what narrowed them. */
export async function recordZip(
  context: Context,
  request: ZipRequest,
  ids: readonly number[],
): Promise<void> {
  const { language } = context;
  const isPicked = request.documentIds.length > 0;
  await recordExport(context, "documents_exported", {
    ...(isPicked
      ? { numbers: await listNumbers(context, ids) }
      : {
          from: request.startDate,
          to: request.endDate,
          locations: await listSiteNames(context, request.serviceLocationIds),
          filter: [
            ...request.documentTypes.map((type) => documentsTexts[language].type[type]),
            request.filter && documentListTexts[language].search(request.filter),
          ],
        }),
    format: "zip",
    rows: ids.length,
  });
}
