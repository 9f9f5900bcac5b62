import {
  berlinDate,
  berlinZone,
  isWeekend,
  nextWorkingDay,
  type BerlinDate,
  type Branding,
} from "@kreislauf/contract/base";

export type SupportState =
  | { readonly isOpen: true; readonly until: string }
  | { readonly isOpen: false; readonly opens: { readonly date: BerlinDate; readonly from: string } };

const noHolidays: ReadonlySet<BerlinDate> = new Set();

/**
 * Whether customer service is open (Monday to Friday, Berlin time), and until or from when. At the minute `to` it is
 * closed.
 */
export function supportState({ from, to }: Branding["supportHours"], now: Temporal.Instant): SupportState {
  const today = berlinDate(now);
  const time = now.toZonedDateTimeISO(berlinZone).toPlainTime().toString({ smallestUnit: "minute" });
  const isServiceDay = !isWeekend(today);
  if (isServiceDay && time >= from && time < to) return { isOpen: true, until: to };
  const date = isServiceDay && time < from ? today : nextWorkingDay(today, noHolidays);
  return { isOpen: false, opens: { date, from } };
}
