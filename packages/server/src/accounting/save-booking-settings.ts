import type { BookingSettings, NewBookingSettings } from "@kreislauf/contract/accounting";
import { Refusal } from "@kreislauf/contract/base";
import { recordAudit } from "../base/audit.ts";
import type { TransactionContext } from "../base/context.ts";
import { readBookingSettings, writeBookingSettings } from "./booking-settings.store.ts";

/** Saves the settings of the company's bookkeeping. The former settings stay in the audit log. */
export async function saveBookingSettings(
  context: TransactionContext,
  settings: NewBookingSettings,
): Promise<BookingSettings> {
  const former = await readBookingSettings(context);
  if (!(await writeBookingSettings(context, settings))) throw new Refusal("booking_settings_changed");
  const { companyId, userId: actorId } = context.actor;
  await recordAudit(context, {
    companyId,
    actorId,
    action: "booking_settings_saved",
    before: { numbers: numbersOf(former) },
    after: { numbers: numbersOf(settings) },
  });
  return await readBookingSettings(context);
}

const numbersOf = (settings: BookingSettings): string[] => [
  `${settings.consultantNumber}/${settings.clientNumber}`,
  settings.expenseAccount,
  settings.creditorAccount,
  `${settings.taxKeys[19]}/${settings.taxKeys[7]}`,
];
