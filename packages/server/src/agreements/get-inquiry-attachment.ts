import { Refusal } from "@kreislauf/contract/base";
import type { SketchFile } from "@kreislauf/contract/sites";
import type { Context, PublicContext } from "../base/context.ts";
import { writeDataUri } from "../base/files/data-uri.ts";
import { ensureSiteAssigned } from "../sites/index.ts";
import { findInquiryFile, findInquirySite } from "./inquiries.store.ts";

interface Wanted {
  readonly inquiryId: number;
  readonly attachmentId: number;
}

/** A file of an inquiry, for those who see its site. */
export async function getInquiryAttachment(context: Context, wanted: Wanted): Promise<SketchFile> {
  const inquiry = await findInquirySite(context, wanted.inquiryId);
  if (inquiry === undefined) throw new Refusal("not_found");
  await ensureSiteAssigned(context, inquiry.site_id);
  return await getAnyInquiryAttachment(context, wanted);
}

/** A file of any inquiry, for the provider. */
export async function getAnyInquiryAttachment(
  context: Pick<PublicContext, "db" | "files">,
  { inquiryId, attachmentId }: Wanted,
): Promise<SketchFile> {
  const file = await findInquiryFile(context, inquiryId, attachmentId);
  if (file === undefined) throw new Refusal("not_found");
  return {
    fileName: file.file_name,
    file: writeDataUri(file.media_type, await context.files.read(file.content_hash)),
  };
}
