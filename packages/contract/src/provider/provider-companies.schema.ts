import * as z from "zod/mini";
import { id, instant, optionalText, requiredText } from "../base/index.ts";
import { maxSiteTextLengths } from "../sites/index.ts";
import { group } from "../users/index.ts";
import { maxProviderTextLengths, maxCompanyNumbers } from "./provider.codes.ts";
import { eventFields } from "./provider.schema.ts";

/** The number by which the provider's own system knows a company. */
export const customerNumber = requiredText(maxProviderTextLengths.customerNumber);

/** A company to create, or to overwrite if its number is known. */
export const companyEntry = z.strictObject({
  ...eventFields,
  customerNumber,
  name: requiredText(maxProviderTextLengths.companyName),
  /** Whether its people may see documents at all. */
  documents: z.boolean(),
});

const numbers = z.array(requiredText(maxSiteTextLengths.number)).check(z.maxLength(maxCompanyNumbers));

/** All contracts, partner and ship-to numbers of a company, from which its sites choose. */
export const companyNumbers = z.strictObject({
  ...eventFields,
  customerNumber,
  contractNumbers: numbers,
  partnerNumbers: numbers,
  shipToNumbers: numbers,
});

/** A group of a company's sites to create, or to overwrite if there is one of its name. */
export const groupEntry = z.strictObject({
  ...eventFields,
  customerNumber,
  name: requiredText(maxProviderTextLengths.groupName),
  /** A group of the same company. */
  partnerNumber: optionalText(maxSiteTextLengths.number),
});

export const providerGroup = z.object({ ...z.omit(group, { locationIds: true }).shape, companyId: id });

/** A company as the provider's system reads it. */
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
