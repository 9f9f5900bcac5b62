import { Refusal } from "@kreislauf/contract/base";
import { type DocumentForm, documentForms, documentMediaTypes } from "@kreislauf/contract/documents";
import type { PublicContext } from "../../base/context.ts";
import type { DocumentRow } from "../base/documents.tables.ts";
import { renderInWorker } from "./render-in-worker.ts";
import { createRenderTask } from "./render-task.ts";
import { findDocumentFile, findEarlierFile, listDocumentFiles } from "./document-files.store.ts";

type FileStorage = Pick<PublicContext, "db" | "files" | "now">;

/** The file formats of a document: a document with invoice figures also has those of an e-invoice. */
export const formsOfDocument = (hasInvoice: boolean): readonly DocumentForm[] =>
  hasInvoice ? documentForms : ["pdf"];

/** The file name for a download; characters of the number that file names must not contain are replaced. */
function fileNameOf(number: string, form: DocumentForm): string {
  const stem = number.replaceAll(/[^\w.-]+/g, "_");
  return { pdf: `${stem}.pdf`, xrechnung: `${stem}-xrechnung.xml`, zugferd: `${stem}-zugferd.pdf` }[form];
}

export interface DocumentFile {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Buffer;
}

/**
 * Reads a document's file as published, verified against its hash; renders it first if necessary. Refused with 404 if
 * the document has no file in this format.
 */
export async function readDocumentFile(
  keeping: FileStorage,
  document: DocumentRow,
  form: DocumentForm,
): Promise<DocumentFile> {
  if (!formsOfDocument(document.invoice !== null).includes(form)) throw new Refusal("not_found");
  const hash =
    (await findDocumentFile(keeping.db, document.id, form)) ?? (await renderAndFind(keeping, document, form));
  return {
    name: fileNameOf(document.number, form),
    mediaType: documentMediaTypes[form],
    content: await keeping.files.read(hash),
  };
}

/** Reads the PDF of an earlier version; refused with 404 if there is no such version. */
export async function readEarlierFile(
  { db, files }: Pick<FileStorage, "db" | "files">,
  { id, number }: Pick<DocumentRow, "id" | "number">,
  version: number,
): Promise<DocumentFile> {
  const hash = await findEarlierFile(db, id, version);
  if (hash === undefined) throw new Refusal("not_found");
  return {
    name: fileNameOf(`${number}-${version}`, "pdf"),
    mediaType: documentMediaTypes.pdf,
    content: await files.read(hash),
  };
}

/**
 * Renders a document that is requested before the job has rendered it; returns the hash of the file in the format
 * `form`.
 */
async function renderAndFind(
  keeping: FileStorage,
  document: DocumentRow,
  form: DocumentForm,
): Promise<string> {
  await renderDocument(keeping, document);
  const hash = await findDocumentFile(keeping.db, document.id, form);
  if (hash === undefined) throw new Refusal("file_unreadable");
  return hash;
}

/**
 * Renders the missing files of a document with figures and removes it from the queue of documents to render. If another
 * process was faster, its files are kept.
 */
export async function renderDocument(keeping: FileStorage, document: DocumentRow): Promise<void> {
  const { db, files, now } = keeping;
  const kept = await listDocumentFiles(db, document.id);
  const missing = formsOfDocument(document.invoice !== null).filter(
    (form) => !kept.some((file) => file.form === form),
  );
  if (missing.length > 0) {
    const drawn = await renderInWorker(await createRenderTask(db, document, missing));
    for (const [form, content] of drawn)
      await storeDocumentFile({ db, files, now }, document.id, form, Buffer.from(content));
  }
  await db.deleteFrom("document_render_queue").where("document_id", "=", document.id).execute();
}

export async function storeDocumentFile(
  { db, files, now }: FileStorage,
  documentId: number,
  form: DocumentForm,
  content: Buffer,
): Promise<void> {
  await db
    .insertInto("document_files")
    .values({
      document_id: documentId,
      form,
      content_hash: await files.write(content),
      size_bytes: content.length,
      created_at: now.toString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
