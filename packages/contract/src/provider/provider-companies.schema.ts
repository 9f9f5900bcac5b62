import * as z from "zod/mini";
import { id, instant, optionalText, requiredText } from "../base/index.ts";
import { maxSiteTextLengths } from "../sites/index.ts";
import { group } from "../users/index.ts";
import { maxProviderTextLengths, maxCompanyNumbers } from "./provider.codes.ts";
import { eventFields } from "./provider.schema.ts";

/** The number of a company in the provider's own system. */
export const customerNumber = requiredText(maxProviderTextLengths.customerNumber);

/** A company that is created, or overwritten if its number exists. */
export const companyEntry = z.strictObject({
  ...eventFields,
  customerNumber,
  name: requiredText(maxProviderTextLengths.companyName),
  /** Whether the company's people may see documents at all. */
  documents: z.boolean(),
});

const numbers = z.array(requiredText(maxSiteTextLengths.number)).check(z.maxLength(maxCompanyNumbers));

/** All contract, partner and ship-to numbers of a company; each of its sites has some of them. */
export const companyNumbers = z.strictObject({
  ...eventFields,
  customerNumber,
  contractNumbers: numbers,
  partnerNumbers: numbers,
  shipToNumbers: numbers,
});

/** A group of a company's sites and people that is created, or overwritten if the company has one of the same name. */
export const groupEntry = z.strictObject({
  ...eventFields,
  customerNumber,
  name: requiredText(maxProviderTextLengths.groupName),
  /** A partner number of the same company. */
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
