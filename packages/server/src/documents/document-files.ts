import { Refusal } from "@kreislauf/contract/base";
import { type DocumentForm, documentForms, documentMediaTypes } from "@kreislauf/contract/documents";
import type { PublicContext } from "../base/context.ts";
import type { DocumentRow } from "./documents.tables.ts";
import { drawBeside } from "./draw-beside.ts";
import { drawTask } from "./draw-task.ts";

type Keeping = Pick<PublicContext, "db" | "files" | "now">;

/** As what a document can be had: what has figures of an invoice is an e-invoice too. */
export const formsOf = (hasInvoice: boolean): readonly DocumentForm[] =>
  hasInvoice ? documentForms : ["pdf"];

/** The name under which a file is saved; numbers may hold characters that file names may not. */
function fileNameOf(number: string, form: DocumentForm): string {
  const stem = number.replaceAll(/[^\w.-]+/g, "_");
  return { pdf: `${stem}.pdf`, xrechnung: `${stem}-xrechnung.xml`, zugferd: `${stem}-zugferd.pdf` }[form];
}

export interface ReadFile {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Buffer;
}

/** The bytes of a document as they were published, checked against their hash. */
export async function readDocumentFile(
  keeping: Keeping,
  document: DocumentRow,
  form: DocumentForm,
): Promise<ReadFile> {
  if (!formsOf(document.invoice !== null).includes(form)) throw new Refusal("not_found");
  const hash = (await findFile(keeping, document.id, form)) ?? (await drawAndFind(keeping, document, form));
  return {
    name: fileNameOf(document.number, form),
    mediaType: documentMediaTypes[form],
    content: await keeping.files.read(hash),
  };
}

async function findFile(
  { db }: Keeping,
  documentId: number,
  form: DocumentForm,
): Promise<string | undefined> {
  const file = await db
    .selectFrom("document_files")
    .select("content_hash")
    .where("document_id", "=", documentId)
    .where("form", "=", form)
    .executeTakeFirst();
  return file?.content_hash;
}

/** Somebody asks for a document before its turn to be drawn. */
async function drawAndFind(keeping: Keeping, document: DocumentRow, form: DocumentForm): Promise<string> {
  await drawDocument(keeping, document);
  const hash = await findFile(keeping, document.id, form);
  if (hash === undefined) throw new Refusal("file_unreadable");
  return hash;
}

/** Makes the files of a document that has figures and lacks them, once: whoever comes second keeps the first's. */
export async function drawDocument(keeping: Keeping, document: DocumentRow): Promise<void> {
  const { db, files, now } = keeping;
  const kept = await db
    .selectFrom("document_files")
    .select("form")
    .where("document_id", "=", document.id)
    .execute();
  const missing = formsOf(document.invoice !== null).filter(
    (form) => !kept.some((file) => file.form === form),
  );
  if (missing.length > 0) {
    const drawn = await drawBeside(await drawTask(db, document, missing));
    for (const [form, content] of drawn)
      await keepFile({ db, files, now }, document.id, form, Buffer.from(content));
  }
  await db.deleteFrom("documents_to_draw").where("document_id", "=", document.id).execute();
}

export async function keepFile(
  { db, files, now }: Keeping,
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
