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

/** Documents that are asked for at once: named ones, or all that match a filter. */
export type WantedDocuments = DocumentTableRequest & InvoiceStates;

/** Documents whose rows are in memory at a time. */
export const batchSize = 100;

/** `Rechnungen_2027-04`: by what was asked for, so that the next file has another name. */
export function nameOfWanted({ documentIds, startDate, endDate }: WantedDocuments, word: string): string {
  const months = documentIds.length > 0 ? [] : [startDate, endDate];
  return [inFileName(word), ...new Set(months.filter((month) => typeof month === "string"))].join("_");
}

/** The type that was asked for, where it is the only one, as the screen names it. */
export function wordForWanted({ documentIds, documentTypes }: WantedDocuments, language: Language): string {
  const [type, ...others] = documentTypes;
  const isOneType = documentIds.length === 0 && type !== undefined && others.length === 0;
  return isOneType ? documentsTexts[language].types[type] : zipDocumentsTexts[language].anyType;
}

const inFileName = (words: string): string => words.replaceAll(" ", "_");

/** The folder in an archive that holds the documents of a type. */
export const folderOfType = (type: DocumentType, language: Language): string =>
  inFileName(documentsTexts[language].types[type]);

/** The newest first. A document the person may not see does not exist for them, and then nothing is sent. */
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

/** Permissions are checked again for every batch: whoever loses them meanwhile gets no more. */
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
