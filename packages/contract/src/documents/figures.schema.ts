import * as z from "zod/mini";
import { typedText } from "../base/index.ts";
import { longestDocumentText } from "./documents.codes.ts";

/** What figures of invoices and of receipts are made of. */

export const needed = (longest: number) => typedText(longest).check(z.minLength(1));
export const name = needed(longestDocumentText.name);
export const number = needed(longestDocumentText.number);
export const optionalNumber = z._default(z.nullable(number), null);
export const email = z.email().check(z.maxLength(254));

export const address = {
  street: name,
  zip: z.string().check(z.regex(/^[A-Z0-9 -]{3,10}$/)),
  city: name,
  countryCode: z._default(z.string().check(z.regex(/^[A-Z]{2}$/)), "DE"),
};
