import type { BerlinDate, Language } from "@kreislauf/contract/base";
import { berlinZone } from "@kreislauf/contract/base";
import { baseTexts } from "./base.texts.ts";
import { useLanguage } from "./language.tsx";

const locales = { de: "de-DE", en: "en-GB" } as const;

/** DIN dates in both languages: `2026-04-09` as `09.04.2026`. */
const date = (day: BerlinDate) => `${day.slice(8, 10)}.${day.slice(5, 7)}.${day.slice(0, 4)}`;

/** Where the year goes without saying: `09.04.`. */
const shortDate = (day: BerlinDate) => `${day.slice(8, 10)}.${day.slice(5, 7)}.`;

const twoDigits = (value: number) => String(value).padStart(2, "0");

function inBerlin(instant: string) {
  const local = Temporal.Instant.from(instant).toZonedDateTimeISO(berlinZone);
  return { day: local.toPlainDate().toString(), time: `${twoDigits(local.hour)}:${twoDigits(local.minute)}` };
}

function formatsIn(language: Language) {
  const locale = locales[language];
  const texts = baseTexts[language].format;
  const whole = new Intl.NumberFormat(locale);
  const tonnes = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const money = new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" });
  const weekdays = (style: "short" | "long") => {
    const names = new Intl.DateTimeFormat(locale, { weekday: style, timeZone: "UTC" });
    // 5 January 1970 was a Monday.
    return Array.from({ length: 7 }, (_, index) => names.format(new Date((index + 4) * 86_400_000)));
  };
  const short = weekdays("short");
  const long = weekdays("long");
  const nameOf = (names: readonly string[], day: BerlinDate) =>
    names[Temporal.PlainDate.from(day).dayOfWeek - 1] ?? "";

  return {
    date,
    shortDate,
    /** `Mo` or `Mon`. */
    weekday: (day: BerlinDate) => nameOf(short, day),
    /** `Montag` or `Monday`. */
    longWeekday: (day: BerlinDate) => nameOf(long, day),
    /** `Mi., 01.04.` or `Wed, 01.04.`, for days that are near. */
    nearDay: (day: BerlinDate) => texts.day(nameOf(short, day), shortDate(day)),
    /** `Mi., 01.04.2026` */
    day: (day: BerlinDate) => texts.day(nameOf(short, day), date(day)),
    /** An instant of the wire as `25.03.2026 08:42 Uhr`. */
    dateTime: (instant: string) => {
      const local = inBerlin(instant);
      return texts.dateTime(date(local.day), local.time);
    },
    /** An instant of the wire as `08:42 Uhr`. */
    time: (instant: string) => texts.time(inBerlin(instant).time),
    /** An instant of the wire as `Mi., 01.04., 12:00 Uhr`. */
    nearTime: (instant: string) => {
      const local = inBerlin(instant);
      return `${texts.day(nameOf(short, local.day), shortDate(local.day))}, ${texts.time(local.time)}`;
    },
    /** The hour of an instant of the wire, 0 to 23. */
    hour: (instant: string) => Number(inBerlin(instant).time.slice(0, 2)),
    number: (value: number) => whole.format(value),
    /** Kilograms as `280 kg`, from one tonne on as `4,28 t`. */
    weight: (kilograms: number) =>
      kilograms < 1000 ? `${whole.format(kilograms)}\u00A0kg` : `${tonnes.format(kilograms / 1000)}\u00A0t`,
    /** Cents as `1.284,50 €`. */
    money: (cents: number) => money.format(cents / 100),
  };
}

export type Formats = ReturnType<typeof formatsIn>;

const made = new Map<Language, Formats>();

/** The formats of a language, made once: building Intl objects is what costs, not using them. */
export function formatsOf(language: Language): Formats {
  const known = made.get(language) ?? formatsIn(language);
  made.set(language, known);
  return known;
}

export const useFormats = (): Formats => formatsOf(useLanguage());
