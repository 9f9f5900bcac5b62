import { type DocumentTableRequest, documentsTexts } from "@kreislauf/contract/documents";
import type { Context } from "../../base/context.ts";
import { recordExport } from "../../base/record-export.ts";
import { listSiteNames, siteSetWords } from "../../sites/index.ts";
import { zipDocumentsTexts } from "./zip-documents.texts.ts";
import { listDocumentNumbers } from "../base/documents.store.ts";

/**
 * Records in the audit log which documents are exported: by their numbers if they were picked, otherwise by the
 * filters.
 */
export async function recordDocumentsExport(
  context: Context,
  request: DocumentTableRequest,
  ids: readonly number[],
  format: "zip" | "xlsx",
): Promise<void> {
  const { language } = context;
  const { documentIds, amongIds, checkState, paymentState } = request;
  const isPicked = documentIds.length > 0;
  await recordExport(context, "documents_exported", {
    ...(isPicked
      ? { numbers: await listDocumentNumbers(context, ids) }
      : {
          from: request.startDate,
          to: request.endDate,
          sites: await listSiteNames(context, [...request.serviceLocationIds, ...(request.sites ?? [])]),
          ...(amongIds.length > 0 && { numbers: await listDocumentNumbers(context, amongIds) }),
          filter: [
            ...(await siteSetWords(context, request)),
            ...request.documentTypes.map((type) => documentsTexts[language].type[type]),
            checkState && zipDocumentsTexts[language].check(checkState),
            paymentState && zipDocumentsTexts[language].payment(paymentState),
            request.filter && zipDocumentsTexts[language].search(request.filter),
          ],
        }),
    format,
    rows: ids.length,
  });
}
