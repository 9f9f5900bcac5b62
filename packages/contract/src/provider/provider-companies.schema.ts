import * as z from "zod/mini";
import { id, instant } from "../base/index.ts";
import { longestProviderText } from "./provider.codes.ts";
import { event, needed } from "./provider.schema.ts";

/** The number by which the provider's own system knows a company. */
const customerNumber = needed(longestProviderText.customerNumber);

/** A company to create, or to overwrite if its number is known. */
export const companyEntry = z.strictObject({
  ...event,
  customerNumber,
  name: needed(longestProviderText.companyName),
  /** Whether its people may see documents at all. */
  documents: z.boolean(),
});

/** A company as the provider's system sees it. */
export const providerCompany = z.object({
  companyId: id,
  customerNumber: z.string(),
  name: z.string(),
  documents: z.boolean(),
  createdOn: instant,
});
export type ProviderCompany = z.output<typeof providerCompany>;
