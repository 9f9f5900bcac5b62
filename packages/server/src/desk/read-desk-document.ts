import { Refusal } from "@kreislauf/contract/base";
import type { DeskDocumentDetail } from "@kreislauf/contract/desk";
import { canCorrect } from "@kreislauf/contract/documents";
import type { PublicContext } from "../base/context.ts";
import { getDocumentVersions, readDocumentFile, readEarlierFile } from "../documents/index.ts";
import { findDeskDocument, findDocumentRow, listOpenings, listUnopened } from "./desk-documents.store.ts";

export async function getDeskDocument(
  context: Pick<PublicContext, "db">,
  id: number,
): Promise<DeskDocumentDetail> {
  const found = await findDeskDocument(context, id);
  if (found === undefined) throw new Refusal("not_found");
  const { hasFigures, ...document } = found;
  return {
    document,
    isCorrectable: canCorrect({ hasFigures }).allowed,
    versions: await getDocumentVersions(context.db, id),
    openings: await listOpenings(context, id),
    unopenedBy: await listUnopened(context, id),
  };
}

/** The PDF as a data URI. That the desk looks at it counts as nobody's opening. */
export async function getDeskDocumentFile(
  context: Pick<PublicContext, "db" | "files" | "now">,
  id: number,
  version: number | undefined,
) {
  const document = await findDocumentRow(context, id);
  if (document === undefined) throw new Refusal("not_found");
  const isEarlier = version !== undefined && version !== document.version;
  const { name, mediaType, content } = isEarlier
    ? await readEarlierFile(context, document, version)
    : await readDocumentFile(context, document, "pdf");
  return { fileName: name, file: `data:${mediaType};base64,${content.toString("base64")}` };
}
