import { Refusal } from "@kreislauf/contract/base";
import type { ProviderInquiry } from "@kreislauf/contract/provider";
import { findInquiryListRow, type InquiryListRow, toInquiryView } from "../../agreements/index.ts";
import type { KeyContext } from "../../base/context.ts";

/** Reads an inquiry of any company, because the provider sees them all; 404 if there is none. */
export async function getProviderInquiry(
  context: Pick<KeyContext, "db">,
  inquiryId: number,
): Promise<ProviderInquiry> {
  const row = await findInquiryListRow(context, inquiryId);
  if (row === undefined) throw new Refusal("not_found");
  return toProviderInquiry(row);
}

export const toProviderInquiry = (row: InquiryListRow): ProviderInquiry => ({
  ...toInquiryView(row, "de"),
  companyId: row.company_id,
});
