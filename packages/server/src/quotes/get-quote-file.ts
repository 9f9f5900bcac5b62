import { Refusal } from "@kreislauf/contract/base";
import type { SketchFile } from "@kreislauf/contract/sites";
import type { PublicContext } from "../base/context.ts";
import { writeDataUri } from "../base/files/data-uri.ts";
import type { QuoteRow } from "./quotes.store.ts";

/** The PDF of a quote; the caller has checked the access. */
export async function getQuoteFile(
  { files }: Pick<PublicContext, "files">,
  quote: Pick<QuoteRow, "content_hash" | "file_name">,
): Promise<SketchFile> {
  if (quote.content_hash === null) throw new Refusal("not_found");
  return {
    fileName: quote.file_name,
    file: writeDataUri("application/pdf", await files.read(quote.content_hash)),
  };
}
