import { Refusal } from "@kreislauf/contract/base";
import type { PublicContext } from "../context.ts";
import { writeDataUri } from "./data-uri.ts";

interface StoredFileRow {
  readonly file_name: string;
  readonly media_type: string;
  readonly content_hash: string;
}

/** Reads the file that a row refers to, as a data URI; refuses with 404 if there is no row. */
export async function readStoredFile(
  { files }: Pick<PublicContext, "files">,
  row: StoredFileRow | undefined,
): Promise<{ fileName: string; file: string }> {
  if (row === undefined) throw new Refusal("not_found");
  return { fileName: row.file_name, file: writeDataUri(row.media_type, await files.read(row.content_hash)) };
}
