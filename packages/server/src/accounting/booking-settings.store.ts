import { type BookingSettings, defaultBookingSettings } from "@kreislauf/contract/accounting";
import type { Scope, TransactionContext } from "../base/context.ts";

/** The settings of the person's company; without any, the defaults with version 0. */
export async function readBookingSettings({ db, actor }: Scope): Promise<BookingSettings> {
  const row = await db
    .selectFrom("booking_settings")
    .selectAll()
    .where("company_id", "=", actor.companyId)
    .executeTakeFirst();
  if (row === undefined) return { ...defaultBookingSettings, taxKeys: { ...defaultBookingSettings.taxKeys } };
  return {
    consultantNumber: row.consultant_number,
    clientNumber: row.client_number,
    accountLength: row.account_length,
    fiscalYearMonth: row.fiscal_year_month,
    expenseAccount: row.expense_account,
    creditorAccount: row.creditor_account,
    taxKeys: row.tax_keys,
    version: row.version,
  };
}

/** Writes the settings; false if somebody else has written them since the given version. */
export async function writeBookingSettings(
  { db, actor }: TransactionContext,
  { version, ...settings }: BookingSettings,
): Promise<boolean> {
  const values = {
    consultant_number: settings.consultantNumber,
    client_number: settings.clientNumber,
    account_length: settings.accountLength,
    fiscal_year_month: settings.fiscalYearMonth,
    expense_account: settings.expenseAccount,
    creditor_account: settings.creditorAccount,
    tax_keys: JSON.stringify(settings.taxKeys),
  };
  const written =
    version === 0
      ? await db
          .insertInto("booking_settings")
          .values({ company_id: actor.companyId, ...values })
          .onConflict((conflict) => conflict.doNothing())
          .returning("company_id")
          .executeTakeFirst()
      : await db
          .updateTable("booking_settings")
          .set({ ...values, version: version + 1 })
          .where("company_id", "=", actor.companyId)
          .where("version", "=", version)
          .returning("company_id")
          .executeTakeFirst();
  return written !== undefined;
}
