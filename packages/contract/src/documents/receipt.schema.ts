import * as z from "zod/mini";
import { date } from "../base/index.ts";
import { maxDocumentTextLengths } from "./documents.codes.ts";
import { address, email, name, requiredText, number, optionalNumber } from "./documents.fields.ts";

const kilograms = z.number().check(z.minimum(0), z.maximum(1_000_000));

const line = z.strictObject({
  description: requiredText(maxDocumentTextLengths.line),
  amount: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  container: name,
  wasteType: requiredText(maxDocumentTextLengths.line),
  /** Six digits, with `*` if hazardous; empty if the waste has no code. */
  avvCode: z.string().check(z.regex(/^(\d{6}\*?)?$/)),
  grossKg: z._default(z.nullable(kilograms), null),
  tareKg: z._default(z.nullable(kilograms), null),
  weightKg: z._default(z.nullable(kilograms), null),
  /** R or D code of recovery or disposal. */
  treatmentCode: optionalNumber,
});

/** The content of a service receipt; the portal generates its PDF from it if the provider sends none. */
export const receiptFigures = z.strictObject({
  issuer: z.strictObject({ name, ...address, phone: name, email }),
  customer: z.strictObject({ name, ...address, customerNumber: number }),
  orderNumber: number,
  customerOrderNumber: optionalNumber,
  executedOn: date,
  disposer: name,
  lines: z.array(line).check(z.minLength(1), z.maxLength(100)),
  note: z._default(z.nullable(requiredText(maxDocumentTextLengths.note)), null),
});
export type ReceiptFigures = z.output<typeof receiptFigures>;
