import * as z from "zod/mini";
import { id, instant, optionalText } from "../base/index.ts";
import { longestSiteText } from "../locations/index.ts";
import { group } from "../users/index.ts";
import { longestProviderText, mostCompanyNumbers } from "./provider.codes.ts";
import { event, needed } from "./provider.schema.ts";

/** The number by which the provider's own system knows a company. */
export const customerNumber = needed(longestProviderText.customerNumber);

/** A company to create, or to overwrite if its number is known. */
export const companyEntry = z.strictObject({
  ...event,
  customerNumber,
  name: needed(longestProviderText.companyName),
  /** Whether its people may see documents at all. */
  documents: z.boolean(),
});

const numbers = z.array(needed(longestSiteText.number)).check(z.maxLength(mostCompanyNumbers));

/** All contracts, partner and ship-to numbers of a company, from which its sites choose. */
export const companyNumbers = z.strictObject({
  ...event,
  customerNumber,
  contractNumbers: numbers,
  partnerNumbers: numbers,
  shipToNumbers: numbers,
});

/** A group of a company's sites to create, or to overwrite if there is one of its name. */
export const groupEntry = z.strictObject({
  ...event,
  customerNumber,
  name: needed(longestProviderText.groupName),
  /** One of the company's. */
  partnerNumber: optionalText(longestSiteText.number),
});

export const providerGroup = z.object({ ...z.omit(group, { locationIds: true }).shape, companyId: id });

/** A company as the provider's system sees it. */
export const providerCompany = z.object({
  companyId: id,
  customerNumber: z.string(),
  name: z.string(),
  documents: z.boolean(),
  createdOn: instant,
  contractNumbers: z.array(z.string()),
  partnerNumbers: z.array(z.string()),
  shipToNumbers: z.array(z.string()),
});
export type ProviderCompany = z.output<typeof providerCompany>;
