import type { FileContent } from "@kreislauf/contract/base";
import { folderPaperTexts, type SeparationQuery } from "@kreislauf/contract/separation";
import type { Context } from "../base/context.ts";
import { recordExport } from "../base/record-export.ts";
import { getSeparationFolder } from "./get-separation-folder.ts";
import { renderSeparationFolder } from "./render-separation-folder.ts";

/** The folder as PDF; one with gaps says so. */
export async function downloadSeparationFolder(
  context: Context,
  query: SeparationQuery,
): Promise<FileContent> {
  const folder = await getSeparationFolder(context, query);
  await recordExport(context, "separation_exported", {
    from: `${query.year}-01-01`,
    to: `${query.year}-12-31`,
    sites: [folder.site.alias],
    format: "pdf",
    rows: folder.rows.length,
  });
  const content = await renderSeparationFolder({
    folder,
    language: context.language,
    now: context.now,
    operatorName: context.branding.operatorName,
  });
  const { fileName } = folderPaperTexts[context.language];
  return {
    name: `${fileName}_${query.year}_${folder.site.id}.pdf`,
    mediaType: "application/pdf",
    size: content.length,
    content: piecesOf(content),
  };
}

async function* piecesOf(content: Buffer): AsyncGenerator<Uint8Array> {
  yield content;
}
