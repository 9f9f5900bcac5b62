import type { FileContent } from "@kreislauf/contract/base";
import {
  folderPaperTexts,
  type SeparationFolder,
  type SeparationQuery,
} from "@kreislauf/contract/separation";
import type { Context } from "../base/context.ts";
import { recordExport } from "../base/record-export.ts";
import { getSeparationFolder } from "./get-separation-folder.ts";
import { readSitePlans } from "./read-site-plans.ts";
import { renderSeparationFolder } from "./render-separation-folder.ts";

/** What the audit log records about an exported folder. */
export const folderExport = ({ year, site, rows }: SeparationFolder, format: string) => ({
  from: `${year}-01-01`,
  to: `${year}-12-31`,
  sites: [site.alias],
  format,
  rows: rows.length,
});

/** The folder as PDF. If it has gaps, the PDF says so. */
export async function downloadSeparationFolder(
  context: Context,
  query: SeparationQuery,
): Promise<FileContent> {
  const folder = await getSeparationFolder(context, query);
  await recordExport(context, "separation_exported", folderExport(folder, "pdf"));
  const content = await renderFolder(context, folder);
  const { fileName } = folderPaperTexts[context.language];
  return {
    name: `${fileName}_${query.year}_${folder.site.id}.pdf`,
    mediaType: "application/pdf",
    size: content.length,
    content: piecesOf(content),
  };
}

export async function renderFolder(
  context: Pick<Context, "db" | "files" | "language" | "now" | "branding">,
  folder: SeparationFolder,
): Promise<Buffer> {
  return await renderSeparationFolder({
    folder,
    sitePlans: await Array.fromAsync(readSitePlans(context, folder)),
    language: context.language,
    now: context.now,
    operatorName: context.branding.operatorName,
  });
}

async function* piecesOf(content: Buffer): AsyncGenerator<Uint8Array> {
  yield content;
}
