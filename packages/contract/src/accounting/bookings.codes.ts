/**
 * VAT rates, in percent, for which a company can set a tax key of DATEV; documents with other rates are booked without
 * a key.
 */
export const keyedVatRates = [19, 7] as const;
export type KeyedVatRate = (typeof keyedVatRates)[number];

/** The longest texts of a booking, in characters (DATEV format, posting batch of version 13). */
export const maxBookingTextLengths = { documentNumber: 36, text: 60, costCentre: 36 } as const;

/**
 * The settings of a company that has never saved any. The accounts are those of the chart SKR 03 for waste disposal and
 * for the first creditor; the tax keys are those of input tax.
 */
export const defaultBookingSettings = {
  consultantNumber: 1001,
  clientNumber: 1,
  accountLength: 4,
  fiscalYearMonth: 1,
  expenseAccount: "4969",
  creditorAccount: "70000",
  taxKeys: { 19: "9", 7: "8" },
  version: 0,
} as const;
