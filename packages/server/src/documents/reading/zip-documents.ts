import { berlinZone, permission, Refusal, type FileContent, type Language } from "@kreislauf/contract/base";
import {
  type DocumentType,
  documentsTexts,
  maxZippedDocuments,
  type ZipRequest,
} from "@kreislauf/contract/documents";
import type { Context, PermittedScope } from "../../base/context.ts";
import { type ZipEntry, zipStream } from "../../base/files/zip-stream.ts";
import { type DocumentSelection, selectDocuments } from "./document-list.store.ts";
import { formsOfDocument, readDocumentFile } from "../rendering/document-files.ts";
import { zipContentsCsv, type ZipContentsRow } from "./zip-contents-csv.ts";
import { zipDocumentsTexts } from "./zip-documents.texts.ts";
import { ensureSitesAssigned } from "./list-documents.ts";
import { selectDocumentListRows, visibleDocuments } from "../base/documents.store.ts";
import { recordOpenings } from "./record-openings.ts";
import { recordZipDownload } from "./record-zip-download.ts";

/** Documents whose rows are in memory at a time; their files are streamed one by one. */
const batchSize = 100;

/** Files that another room puts into the archive, before the documents, and what the archive is called by them. */
export interface ZipAddition {
  readonly name: string;
  readonly entriesOf: (ids: readonly number[]) => AsyncIterable<ZipEntry>;
}

/** Several documents as ZIP with a contents list. Only the current file is in memory. */
export async function zipDocuments(
  context: Context,
  request: ZipRequest & Pick<DocumentSelection, "checkedIds">,
  addition?: ZipAddition,
): Promise<FileContent> {
  const wanted = await listWanted(context, request);
  const ids = wanted.map(({ id }) => id);
  if (ids.length > maxZippedDocuments) throw new Refusal("too_many_documents");
  if (ids.length === 0) throw new Refusal("not_found");
  await recordZipDownload(context, request, ids);
  await recordOpenings(context, ids);
  const at = context.now.toZonedDateTimeISO(berlinZone);
  // Documents that were picked, and those that an added file refers to, lie in no folder.
  const isFlat = addition !== undefined || request.documentIds.length > 0;
  const hasFolders = !isFlat && new Set(wanted.map(({ type }) => type)).size > 1;
  return {
    name: zipName(request, addition?.name ?? wordFor(request, context.language)),
    mediaType: "application/zip",
    content: zipStream(entriesOf(context, ids, { forms: request.forms, addition, hasFolders }), at),
  };
}

/** `Rechnungen_2027-04.zip`: by what was asked for, so that the next archive has another name. */
function zipName({ documentIds, startDate, endDate }: ZipRequest, word: string): string {
  const months = documentIds.length > 0 ? [] : [startDate, endDate];
  return `${[word, ...new Set(months.filter((month) => typeof month === "string"))].join("_")}.zip`;
}

/** The type that was asked for, where it is the only one. */
function wordFor({ documentIds, documentTypes }: ZipRequest, language: Language): string {
  const [type, ...others] = documentTypes;
  const isOneType = documentIds.length === 0 && type !== undefined && others.length === 0;
  return isOneType ? typeName(type, language) : zipDocumentsTexts[language].anyType;
}

/** `Rechnungen`, as it may stand in the name of a file. */
const typeName = (type: DocumentType, language: Language): string =>
  documentsTexts[language].types[type].replaceAll(" ", "_");

/** The newest first. A document the person may not see does not exist for them, and then nothing is sent. */
async function listWanted(
  scope: PermittedScope,
  request: ZipRequest & Pick<DocumentSelection, "checkedIds">,
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
    .limit(maxZippedDocuments + 1)
    .execute();
  if (named.length > 0 && rows.length !== named.length) throw new Refusal("not_found");
  return rows;
}

interface ZipContents extends Pick<ZipRequest, "forms"> {
  readonly addition: ZipAddition | undefined;
  readonly hasFolders: boolean;
}

async function* entriesOf(
  context: Context,
  ids: readonly number[],
  { forms, addition, hasFolders }: ZipContents,
): AsyncGenerator<ZipEntry> {
  if (addition !== undefined) yield* addition.entriesOf(ids);
  const listed: ZipContentsRow[] = [];
  const names = new Set<string>();
  for (let at = 0; at < ids.length; at += batchSize) {
    for (const { document, site, shown } of await readBatch(context, ids.slice(at, at + batchSize))) {
      const possible = forms.filter((form) => formsOfDocument(document.invoice !== null).includes(form));
      for (const form of possible) {
        const file = await readDocumentFile(context, document, form).catch(unreadable);
        const folder = hasFolders ? `${typeName(document.type, context.language)}/` : "";
        const name = file && uniqueName(`${folder}${file.name}`, names);
        listed.push({ document: shown, site, name });
        if (file && name !== undefined) yield { name, content: file.content };
      }
    }
  }
  yield zipContentsCsv(listed, context.language);
}

/** Permissions are checked again for every batch: whoever loses them meanwhile gets no more. */
async function readBatch(context: Context, ids: readonly number[]) {
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
      return shown === undefined ? [] : [{ document, site: { alias, number: number ?? "" }, shown }];
    });
}

/** A missing or damaged file is named in the list; the others are sent anyway. */
function unreadable(error: unknown): undefined {
  if (error instanceof Refusal && error.code === "file_unreadable") return undefined;
  throw error;
}

/** Two types may use the same number. */
function uniqueName(name: string, taken: Set<string>): string {
  const dot = name.lastIndexOf(".");
  let unique = name;
  for (let count = 2; taken.has(unique); count += 1)
    unique = `${name.slice(0, dot)}-${count}${name.slice(dot)}`;
  taken.add(unique);
  return unique;
}
