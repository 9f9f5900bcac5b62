import { permission, Refusal, type Language } from "@kreislauf/contract/base";
import {
  type DocumentTableRequest,
  type DocumentType,
  documentsTexts,
  maxDocumentsAtOnce,
} from "@kreislauf/contract/documents";
import type { Context, PermittedScope } from "../../base/context.ts";
import { selectDocumentListRows, visibleDocuments } from "../base/documents.store.ts";
import { type InvoiceStates, selectDocuments } from "./document-list.store.ts";
import { ensureSitesAssigned } from "./list-documents.ts";
import { zipDocumentsTexts } from "./zip-documents.texts.ts";

/** A request for several documents: picked ones, or all that match filters. */
export type WantedDocuments = DocumentTableRequest & InvoiceStates;

/** How many documents' rows are in memory at a time. */
export const batchSize = 100;

/**
 * A file name such as `Rechnungen_2027-04`. It contains the requested months, so that files of other requests have
 * other names.
 */
export function nameOfWanted({ documentIds, startDate, endDate }: WantedDocuments, word: string): string {
  const months = documentIds.length > 0 ? [] : [startDate, endDate];
  return [inFileName(word), ...new Set(months.filter((month) => typeof month === "string"))].join("_");
}

/** The word for the documents in a file name: their type if exactly one was requested, else a general word. */
export function wordForWanted({ documentIds, documentTypes }: WantedDocuments, language: Language): string {
  const [type, ...others] = documentTypes;
  const isOneType = documentIds.length === 0 && type !== undefined && others.length === 0;
  return isOneType ? documentsTexts[language].types[type] : zipDocumentsTexts[language].anyType;
}

const inFileName = (words: string): string => words.replaceAll(" ", "_");

/** The name of the folder for a type of documents in a ZIP. */
export const folderOfType = (type: DocumentType, language: Language): string =>
  inFileName(documentsTexts[language].types[type]);

/**
 * Lists the requested documents, newest first. If there are none, or the person may not see one of the picked
 * documents, the whole request is refused with 404; more than `maxDocumentsAtOnce` are refused too.
 */
export async function listWanted(
  scope: PermittedScope,
  request: WantedDocuments,
): Promise<readonly { id: number; type: DocumentType }[]> {
  const named = [...new Set(request.documentIds)];
  await ensureSitesAssigned(scope, request);
  const wanted =
    named.length > 0
      ? visibleDocuments(scope).where("documents.id", "in", named)
      : selectDocuments(scope, request);
  const rows = await wanted
    .select(["documents.id", "documents.type"])
    .orderBy("documents.month_of_service", "desc")
    .orderBy("documents.id", "desc")
    .limit(maxDocumentsAtOnce + 1)
    .execute();
  if (rows.length > maxDocumentsAtOnce) throw new Refusal("too_many_documents");
  if (rows.length === 0 || (named.length > 0 && rows.length !== named.length)) throw new Refusal("not_found");
  return rows;
}

/**
 * Reads a batch of documents. Permissions are checked again for every batch: if the person has lost them, the batch is
 * refused.
 */
export async function readBatch(context: Context, ids: readonly number[]) {
  const actor = await context.reloadActor();
  const mayGoOn =
    actor?.companyId === context.actor.companyId && actor.permissions.has(permission.documentManager);
  if (!mayGoOn || !actor.documentsEnabled) throw new Refusal("forbidden");
  const scope = { db: context.db, actor };
  const batch = visibleDocuments(scope).where("documents.id", "in", [...ids]);
  const documents = await batch
    .innerJoin("sites", "sites.id", "documents.site_id")
    .selectAll("documents")
    .select(["sites.alias", "sites.site_order_number"])
    .execute();
  const listRows = await selectDocumentListRows(scope, batch.select("documents.id").as("page")).execute();
  const shownById = new Map(listRows.map((row) => [row.id, row]));
  return documents
    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .flatMap(({ alias, site_order_number: number, ...document }) => {
      const shown = shownById.get(document.id);
      return shown === undefined ? [] : [{ document, site: { alias, number }, shown }];
    });
}
