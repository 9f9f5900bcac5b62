import { Refusal } from "@kreislauf/contract/base";
import type { SketchFile } from "@kreislauf/contract/sites";
import type { Context, PublicContext } from "../base/context.ts";
import { readStoredFile } from "../base/files/read-stored-file.ts";
import { ensureSiteAssigned } from "../sites/index.ts";
import { findInquiryFile, findInquirySite } from "./inquiries.store.ts";

interface Wanted {
  readonly inquiryId: number;
  readonly attachmentId: number;
}

/** A file of an inquiry, for people who see the inquiry's site. */
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
  return await readStoredFile(context, await findInquiryFile(context, inquiryId, attachmentId));
}
