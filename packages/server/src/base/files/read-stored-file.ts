import { Refusal } from "@kreislauf/contract/base";
import type { PublicContext } from "../context.ts";
import { writeDataUri } from "./data-uri.ts";

interface StoredFileRow {
  readonly file_name: string;
  readonly media_type: string;
  readonly content_hash: string;
}

/** The file that a row names, as a data URI; 404 where there is no row. */
export async function readStoredFile(
  { files }: Pick<PublicContext, "files">,
  row: StoredFileRow | undefined,
): Promise<{ fileName: string; file: string }> {
  if (row === undefined) throw new Refusal("not_found");
  return { fileName: row.file_name, file: writeDataUri(row.media_type, await files.read(row.content_hash)) };
}
