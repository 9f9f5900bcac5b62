import * as z from "zod/mini";
import { requiredText } from "../base/index.ts";
import { maxDocumentTextLengths } from "./documents.codes.ts";

/** A short required text, such as a name, a street or a city, in the figures of invoices and receipts. */

export const name = requiredText(maxDocumentTextLengths.name);
export const number = requiredText(maxDocumentTextLengths.number);
export const optionalNumber = z._default(z.nullable(number), null);
export const email = z.email().check(z.maxLength(254));

export const address = {
  street: name,
  zip: z.string().check(z.regex(/^[A-Z0-9 -]{3,10}$/)),
  city: name,
  countryCode: z._default(z.string().check(z.regex(/^[A-Z]{2}$/)), "DE"),
};
