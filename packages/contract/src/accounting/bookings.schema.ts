import * as z from "zod/mini";
import { withReason } from "../base/index.ts";

const taxKey = z.string().check(z.regex(/^\d{0,4}$/));

const settings = {
  /** Numbers of the tax consultant and of the client there. */
  consultantNumber: z.int().check(z.minimum(1_001), z.maximum(9_999_999)),
  clientNumber: z.int().check(z.minimum(1), z.maximum(99_999)),
  /** Digits of general ledger accounts; those of creditors have one more. */
  accountLength: z.int().check(z.minimum(4), z.maximum(8)),
  /** The month in which the financial year begins. */
  fiscalYearMonth: z.int().check(z.minimum(1), z.maximum(12)),
  expenseAccount: z.string().check(z.regex(/^\d{4,8}$/)),
  creditorAccount: z.string().check(z.regex(/^[1-9]\d{4,8}$/)),
  /** By rate of VAT; an empty one leaves the account to decide. */
  taxKeys: z.strictObject({ 19: taxKey, 7: taxKey }),
  /** 0 before anybody has saved them. */
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
