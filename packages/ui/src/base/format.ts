import {
  berlinZone,
  formatDate,
  formatDateTime,
  formatDay,
  formatDeadline,
  formatAbsoluteDeadline,
  formatLongDay,
  formatTime,
  weekdayName,
  type BerlinDate,
  type Language,
} from "@kreislauf/contract/base";
import { now } from "./clock.ts";
import { useLanguage } from "./language.ts";

const locales = { de: "de-DE", en: "en-GB" } as const;

/** Replaces the hyphen that Intl writes before a negative number with a minus sign, as on invoices. */
const withMinus = (formatted: string) => formatted.replace("-", "−");

/** Decimals of a tonne: down to the kilogram. */
const tonneDigits = 3;

/** The unit of quantities that are weights in tonnes. */
const tonneUnit = "t";

/** `Fr., 03.04.` from `Fr., 03.04.2026`, for places where the year is clear. */
export const withoutYear = (day: string): string => day.slice(0, -"YYYY".length);

/** The text with non-breaking spaces, so that no line ends within it, for example between a weekday and its date. */
export const unbroken = (text: string): string => text.replaceAll(" ", "\u00A0");

/** Formats dates, times and numbers for one language. Instants are ISO strings as on the wire. */
function formatsIn(language: Language) {
  const whole = new Intl.NumberFormat(locales[language]);
  const tonnes = new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: tonneDigits,
    maximumFractionDigits: tonneDigits,
  });
  const withUnit = (formatted: string, unit: string) => `${withMinus(formatted)}\u00A0${unit}`;
  const money = new Intl.NumberFormat(locales[language], { style: "currency", currency: "EUR" });
  return {
    /** `09.04.2026` */
    date: formatDate,
    /** `Do., 09.04.2026` */
    day: (date: BerlinDate) => formatDay(date, language),
    /** `Donnerstag, 09.04.2026` */
    longDay: (date: BerlinDate) => formatLongDay(date, language),
    /** `Donnerstag` */
    weekday: (date: BerlinDate) => weekdayName(date, language),
    /** `25.03.2026 08:42 Uhr` */
    dateTime: (instant: string) => formatDateTime(instant, language),
    /** `08:42 Uhr` */
    time: (instant: Temporal.Instant) => formatTime(instant, language),
    /** `Mi., 01.04., 12:00 Uhr`; today in words; with the year if over 30 days away, in English always */
    deadline: (until: string) => formatDeadline(Temporal.Instant.from(until), now(), language),
    /** `Mi., 08.04.2026, 24:00 Uhr`: always date and year, for text that is read on later days */
    lastingDeadline: (until: string) => formatAbsoluteDeadline(Temporal.Instant.from(until), language),
    /** `1.284` */
    number: (value: number) => withMinus(whole.format(value)),
    /** Kilograms as `280 kg`; from one tonne as `4,280 t`. */
    weight: (kilograms: number) =>
      kilograms < 1000
        ? withUnit(whole.format(kilograms), "kg")
        : withUnit(tonnes.format(kilograms / 1000), tonneUnit),
    /** `2 Stk.`; tonnes with three decimals, like weights: `1,200 t` */
    quantity: (value: number, unit: string) =>
      withUnit((unit === tonneUnit ? tonnes : whole).format(value), unit),
    /** Bytes as `340 kB`; from one megabyte as `3,4 MB`. */
    fileSize: (bytes: number) =>
      bytes < 1_000_000
        ? `${whole.format(Math.ceil(bytes / 1000))}\u00A0kB`
        : `${whole.format(Math.round(bytes / 100_000) / 10)}\u00A0MB`,
    /** Cents as `1.284,50 €` or `−96,40 €`. */
    money: (cents: number) => withMinus(money.format(cents / 100)),
  };
}

export type Formats = ReturnType<typeof formatsIn>;

const cache = new Map<Language, Formats>();

/** Cached per language, because creating Intl objects is expensive and using them is not. */
export function formatsOf(language: Language): Formats {
  const cached = cache.get(language) ?? formatsIn(language);
  cache.set(language, cached);
  return cached;
}

export const useFormats = (): Formats => formatsOf(useLanguage());

/** The hour in Berlin, 0 to 23. */
export const hourOf = (instant: Temporal.Instant): number => instant.toZonedDateTimeISO(berlinZone).hour;
