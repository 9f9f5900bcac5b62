import { Refusal } from "@kreislauf/contract/base";
import type { ProviderInquiry } from "@kreislauf/contract/provider";
import { findShownInquiry, type ShownInquiry, toInquiry } from "../agreements/index.ts";
import type { KeyContext } from "../base/context.ts";

/** Any request for an offer: the provider sees them all. */
export async function getProviderInquiry(
  context: Pick<KeyContext, "db">,
  inquiryId: number,
): Promise<ProviderInquiry> {
  const row = await findShownInquiry(context, inquiryId);
  if (row === undefined) throw new Refusal("not_found");
  return toProviderInquiry(row);
}

export const toProviderInquiry = (row: ShownInquiry): ProviderInquiry => ({
  ...toInquiry(row),
  companyId: row.company_id,
});
