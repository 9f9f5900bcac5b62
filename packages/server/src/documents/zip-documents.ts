import { berlinZone, permission, Refusal, type SentFile } from "@kreislauf/contract/base";
import { type DocumentForm, mostZippedDocuments, type ZipRequest } from "@kreislauf/contract/documents";
import type { Context } from "../base/context.ts";
import { type ZipEntry, zipStream } from "../base/zip-stream.ts";
import { narrowed } from "./document-list.store.ts";
import { formsOf, readDocumentFile } from "./document-files.ts";
import { documentListFile, type ListedFile } from "./document-list-file.ts";
import { documentListTexts } from "./document-list-file.texts.ts";
import { ensureSitesAssigned } from "./list-documents.ts";
import { type Scope, visibleDocuments } from "./documents.store.ts";
import { recordZip } from "./record-zip.ts";

/** Documents whose rows are in memory at a time; their files come one by one. */
const batchSize = 100;

/** Several documents as ZIP, with a list of what is in it. Only what is looked at now is in memory. */
export async function zipDocuments(context: Context, request: ZipRequest): Promise<SentFile> {
  const ids = await idsOf(context, request);
  if (ids.length > mostZippedDocuments) throw new Refusal("too_many_documents");
  if (ids.length === 0) throw new Refusal("not_found");
  await recordZip(context, request, ids);
  const at = context.now.toZonedDateTimeISO(berlinZone);
  return {
    name: documentListTexts[context.language].zipName,
    mediaType: "application/zip",
    content: zipStream(entriesOf(context, ids, request.forms), at),
  };
}

/** The newest first. What is named and cannot be seen does not exist, and nothing else is sent either. */
async function idsOf(scope: Scope, request: ZipRequest): Promise<number[]> {
  const named = [...new Set(request.documentIds)];
  await ensureSitesAssigned(scope, request);
  const wanted =
    named.length > 0 ? visibleDocuments(scope).where("documents.id", "in", named) : narrowed(scope, request);
  const rows = await wanted
    .select("documents.id")
    .orderBy("documents.month_of_service", "desc")
    .orderBy("documents.id", "desc")
    .limit(mostZippedDocuments + 1)
    .execute();
  if (named.length > 0 && rows.length !== named.length) throw new Refusal("not_found");
  return rows.map((row) => row.id);
}

async function* entriesOf(
  context: Context,
  ids: readonly number[],
  forms: readonly DocumentForm[],
): AsyncGenerator<ZipEntry> {
  const listed: ListedFile[] = [];
  const names = new Set<string>();
  for (let at = 0; at < ids.length; at += batchSize) {
    for (const document of await readBatch(context, ids.slice(at, at + batchSize))) {
      const possible = forms.filter((form) => formsOf(document.invoice !== null).includes(form));
      for (const form of possible) {
        const file = await readDocumentFile(context, document, form).catch(unreadable);
        const name = file && uniqueName(file.name, names);
        listed.push({ document, name });
        if (file && name !== undefined) yield { name, content: file.content };
      }
    }
  }
  yield documentListFile(listed, context.language);
}

/** The rights are looked at again for every batch: who has lost them meanwhile gets no more. */
async function readBatch(context: Context, ids: readonly number[]) {
  const actor = await context.lookAgain();
  const mayGoOn =
    actor?.companyId === context.actor.companyId && actor.permissions.has(permission.documentManager);
  if (!mayGoOn || !actor.documentsEnabled) throw new Refusal("forbidden");
  const rows = await visibleDocuments({ db: context.db, actor })
    .innerJoin("locations", "locations.id", "documents.location_id")
    .leftJoin("orders", "orders.id", "documents.order_id")
    .where("documents.id", "in", [...ids])
    .selectAll("documents")
    .select(["locations.alias", "orders.order_number"])
    .execute();
  return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** A file that is gone or damaged is named in the list; the others come all the same. */
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
