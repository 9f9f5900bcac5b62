import { createHash } from "node:crypto";
import { berlinZone, type FileContent, permission, Refusal } from "@kreislauf/contract/base";
import {
  folderPaperTexts,
  type SeparationFolder,
  type SeparationQuery,
  separationTexts,
} from "@kreislauf/contract/separation";
import type { Actor, Context } from "../base/context.ts";
import { fileNamePart, uniqueFileName } from "../base/files/file-name-part.ts";
import { type ZipEntry, zipStream } from "../base/files/zip-stream.ts";
import { recordExport } from "../base/record-export.ts";
import { csvText } from "../base/sheets/write-csv.ts";
import { readDocumentFile } from "../documents/index.ts";
import { maySeeReceipts } from "../exports/index.ts";
import { evidenceSubjectText } from "./change-evidence.ts";
import { folderExport, renderFolder } from "./download-separation-folder.ts";
import { getSeparationFolder } from "./get-separation-folder.ts";
import { readSitePlans, unreadable } from "./read-site-plans.ts";
import { listEvidence } from "./separation-evidence.store.ts";
import { listFolderReceipts } from "./separation.store.ts";

const readers = [permission.fileExportManager, permission.documentManager];

interface FolderFile {
  readonly name: string;
  readonly subject: string;
  readonly kind: string;
  /** Undefined if the file is missing or damaged. */
  readonly content: Buffer | undefined;
}

/** What is needed to make the files of a folder, in a call as well as in a job. */
export interface FolderContext extends Pick<
  Context,
  "db" | "files" | "config" | "branding" | "now" | "language"
> {
  readonly actor: Pick<Actor, "userId" | "companyId" | "permissions" | "documentsEnabled">;
  /** Throws if the person has lost the permission. Called before each file. */
  readonly ensureStillAllowed: () => Promise<void>;
}

/** A ZIP file with the folder and all files that it refers to. Only one file at a time is in memory. */
export async function zipSeparationFolder(context: Context, query: SeparationQuery): Promise<FileContent> {
  const folder = await getSeparationFolder(context, query);
  await recordExport(context, "separation_exported", folderExport(folder, "zip"));
  const { fileName } = folderPaperTexts[context.language];
  const reader = { ...context, ensureStillAllowed: () => ensureStillAllowed(context) };
  return {
    name: `${fileName}_${query.year}_${folder.site.id}.zip`,
    mediaType: "application/zip",
    content: zipStream(entriesOfFolder(reader, query, folder), context.now.toZonedDateTimeISO(berlinZone)),
  };
}

export async function* entriesOfFolder(
  context: FolderContext,
  query: SeparationQuery,
  folder: SeparationFolder,
): AsyncGenerator<ZipEntry> {
  const texts = folderPaperTexts[context.language];
  const listed: string[][] = [
    [texts.columns.file, texts.columns.subject, texts.columns.kind, texts.columns.hash],
  ];
  const taken = new Set<string>();
  for await (const file of filesOf(context, query, folder)) {
    const name = uniqueFileName(file.name, taken);
    const hash = file.content && createHash("sha256").update(file.content).digest("hex");
    listed.push([name, file.subject, file.kind, hash ?? texts.unreadable]);
    if (file.content !== undefined) yield { name, content: file.content };
  }
  if (!maySeeReceipts(context.actor)) listed.push(["", texts.withoutReceipts, "", ""]);
  const lines = listed.map((row) => row.map(csvText).join(";"));
  yield { name: texts.contents, content: Buffer.from(`\uFEFF${lines.join("\r\n")}\r\n`) };
}

/** The files of a ZIP: the folder itself, then the receipts, the company's evidence, and the site plans. */
async function* filesOf(
  context: FolderContext,
  query: SeparationQuery,
  folder: SeparationFolder,
): AsyncGenerator<FolderFile> {
  const { language } = context;
  const texts = folderPaperTexts[language];
  const words = separationTexts[language];
  const title = texts.title(folder.year);
  const name = `${texts.fileName}_${folder.year}_${folder.site.id}.pdf`;
  yield { name, subject: title, kind: "PDF", content: await renderFolder(context, folder) };
  const receipts = maySeeReceipts(context.actor) ? await listFolderReceipts(context, query) : [];
  for (const receipt of receipts) {
    await context.ensureStillAllowed();
    const file = await readDocumentFile(context, receipt, "pdf").catch(unreadable);
    const fileName = file?.name ?? `${receipt.number}.pdf`;
    const kind = texts.columns.receipts;
    yield {
      name: `${texts.folders.receipts}/${fileName}`,
      subject: receipt.number,
      kind,
      content: file?.content,
    };
  }
  for (const file of await listEvidence(context, query)) {
    await context.ensureStillAllowed();
    const subject = evidenceSubjectText(file, language);
    yield {
      name: `${texts.folders.evidence}/${fileNamePart(subject)}/${fileNamePart(file.file_name)}`,
      subject,
      kind: words.evidenceKind[file.kind],
      content: await context.files.read(file.content_hash).catch(unreadable),
    };
  }
  for await (const { fileName, content } of readSitePlans(context, folder)) {
    const kind = texts.sitePlan;
    yield {
      name: `${texts.folders.sitePlans}/${fileNamePart(fileName)}`,
      subject: folder.site.alias,
      kind,
      content,
    };
  }
}

async function ensureStillAllowed(context: Context): Promise<void> {
  const present = await context.reloadActor();
  const mayGoOn =
    present?.companyId === context.actor.companyId &&
    readers.some((right) => present.permissions.has(right)) &&
    (maySeeReceipts(present) || !maySeeReceipts(context.actor));
  if (!mayGoOn) throw new Refusal("forbidden");
}
