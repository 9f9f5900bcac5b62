import * as z from "zod/mini";
import { withReason } from "../base/index.ts";

const taxKey = z.string().check(z.regex(/^\d{0,4}$/));

const settings = {
  /** The number of the tax consultant. */
  consultantNumber: z.int().check(z.minimum(1_001), z.maximum(9_999_999)),
  /** The company's client number at the tax consultant. */
  clientNumber: z.int().check(z.minimum(1), z.maximum(99_999)),
  /** The number of digits of general ledger accounts; creditor accounts have one more. */
  accountLength: z.int().check(z.minimum(4), z.maximum(8)),
  /** The month in which the financial year begins, 1 to 12. */
  fiscalYearMonth: z.int().check(z.minimum(1), z.maximum(12)),
  expenseAccount: z.string().check(z.regex(/^\d{4,8}$/)),
  creditorAccount: z.string().check(z.regex(/^[1-9]\d{4,8}$/)),
  /** Tax keys by VAT rate; if a key is empty, the account decides how tax is booked. */
  taxKeys: z.strictObject({ 19: taxKey, 7: taxKey }),
  /** The version of the settings; 0 if they were never saved. */
  version: z.int().check(z.minimum(0), z.maximum(2_147_483_647)),
};

export const bookingSettings = z.object(settings);
export type BookingSettings = z.output<typeof bookingSettings>;

export const newBookingSettings = z.strictObject(settings).check(
  z.refine(({ accountLength, expenseAccount }) => expenseAccount.length === accountLength, {
    path: ["expenseAccount"],
    ...withReason("account_length"),
  }),
  z.refine(({ accountLength, creditorAccount }) => creditorAccount.length === accountLength + 1, {
    path: ["creditorAccount"],
    ...withReason("account_length"),
  }),
);
export type NewBookingSettings = z.output<typeof newBookingSettings>;
