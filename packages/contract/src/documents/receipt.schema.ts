import * as z from "zod/mini";
import { amount, date, kilograms, requiredText } from "../base/index.ts";
import { amountUnits } from "../catalog/index.ts";
import { noteKinds, type NoteParty } from "../proofs/index.ts";
import { maxDocumentTextLengths } from "./documents.codes.ts";
import { address, email, name, number, optionalNumber } from "./documents.fields.ts";

const line = z.strictObject({
  description: requiredText(maxDocumentTextLengths.line, { isMultiline: true }),
  amount,
  /** What the amount counts: containers or pieces. */
  unit: z._default(z.enum(amountUnits), "container"),
  container: name,
  wasteType: requiredText(maxDocumentTextLengths.line, { isMultiline: true }),
  /** Six digits, with `*` if the waste is hazardous; empty if the waste has no code. */
  avvCode: z.string().check(z.regex(/^(\d{6}\*?)?$/)),
  grossKg: z._default(z.nullable(kilograms), null),
  tareKg: z._default(z.nullable(kilograms), null),
  weightKg: z._default(z.nullable(kilograms), null),
  /** The R code (recovery) or D code (disposal). */
  treatmentCode: optionalNumber,
});

const wasteNote = z.strictObject({
  kind: z.enum(noteKinds),
  number,
  proofNumber: optionalNumber,
  /** When each party signed; null if the party did not sign. */
  signedOn: z.strictObject({
    producer: z.nullable(date),
    carrier: z.nullable(date),
    disposer: z.nullable(date),
  } satisfies Record<NoteParty, unknown>),
});

/** The content of a service receipt; the portal generates the PDF from it if the provider sends none. */
export const receiptFigures = z.strictObject({
  issuer: z.strictObject({ name, ...address, phone: name, email }),
  customer: z.strictObject({ name, ...address, customerNumber: number }),
  orderNumber: number,
  customerOrderNumber: optionalNumber,
  /** Receipts from before the portal had cost centres have none. */
  costCentre: z.nullish(number),
  /** Receipts from before the portal had projects have none. */
  project: z.nullish(number),
  /** The transport note of hazardous waste; by default that of the order, as it is when the receipt is published. */
  wasteNote: z.nullish(wasteNote),
  executedOn: date,
  disposer: name,
  lines: z.array(line).check(z.minLength(1), z.maxLength(100)),
  note: z._default(z.nullable(requiredText(maxDocumentTextLengths.note, { isMultiline: true })), null),
});
export type ReceiptFigures = z.output<typeof receiptFigures>;
