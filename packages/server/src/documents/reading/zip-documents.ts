import { berlinZone, Refusal, type FileContent } from "@kreislauf/contract/base";
import type { ZipRequest } from "@kreislauf/contract/documents";
import type { Context } from "../../base/context.ts";
import { uniqueFileName } from "../../base/files/file-name-part.ts";
import { type ZipEntry, zipStream } from "../../base/files/zip-stream.ts";
import type { InvoiceStates } from "./document-list.store.ts";
import { formsOfDocument, readDocumentFile } from "../rendering/document-files.ts";
import { zipContentsCsv, type ZipContentsRow } from "./zip-contents-csv.ts";
import { recordDocumentsExport } from "./record-documents-export.ts";
import { recordOpenings } from "./record-openings.ts";
import {
  batchSize,
  listWanted,
  nameOfWanted,
  readBatch,
  folderOfType,
  wordForWanted,
} from "./wanted-documents.ts";

/** Files that another room puts into the ZIP before the documents, and the name of the ZIP with them. */
export interface ZipAddition {
  readonly name: string;
  readonly entriesOf: (ids: readonly number[]) => AsyncIterable<ZipEntry>;
}

/**
 * Sends several documents as a ZIP with a contents list. Records the export in the audit log, and the documents as
 * opened. Only the current file is in memory.
 */
export async function zipDocuments(
  context: Context,
  request: ZipRequest & InvoiceStates,
  addition?: ZipAddition,
): Promise<FileContent> {
  const wanted = await listWanted(context, request);
  const ids = wanted.map(({ id }) => id);
  await recordDocumentsExport(context, request, ids, "zip");
  await recordOpenings(context, ids);
  const at = context.now.toZonedDateTimeISO(berlinZone);
  // Documents that were picked, or that an added file refers to, are not put into folders.
  const isFlat = addition !== undefined || request.documentIds.length > 0;
  const hasFolders = !isFlat && new Set(wanted.map(({ type }) => type)).size > 1;
  return {
    name: `${nameOfWanted(request, addition?.name ?? wordForWanted(request, context.language))}.zip`,
    mediaType: "application/zip",
    content: zipStream(entriesOf(context, ids, { forms: request.forms, addition, hasFolders }), at),
  };
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
      const namesHere: (string | undefined)[] = [];
      for (const form of possible) {
        const file = await readDocumentFile(context, document, form).catch(unreadable);
        const folder = hasFolders ? `${folderOfType(document.type, context.language)}/` : "";
        // Documents of two types may have the same number.
        const name = file && uniqueFileName(`${folder}${file.name}`, names);
        namesHere.push(name);
        if (file && name !== undefined) yield { name, content: file.content };
      }
      if (possible.length > 0) listed.push({ document: shown, site, names: namesHere });
    }
  }
  yield await zipContentsCsv(listed, context.language);
}

/** Ignores a missing or damaged file, which the contents list then reports; the other files are still sent. */
function unreadable(error: unknown): undefined {
  if (error instanceof Refusal && error.code === "file_unreadable") return undefined;
  throw error;
}
