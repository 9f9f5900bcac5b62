import { useLanguage } from "@kreislauf/ui/base/language.ts";

const locales = { de: "de-DE", en: "en-GB" } as const;

/** Formats weights (in kilograms) as tonnes, and percentages. */
export function useTonnes() {
  const locale = locales[useLanguage()];
  const tonnes = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 3 });
  const fixed = (digits: number) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const share = new Intl.NumberFormat(locale, {
    style: "percent",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return {
    tonnes: (kilograms: number) => tonnes.format(kilograms / 1_000),
    /** A percentage with its sign: `33,2 %`, in English `33.2%`. */
    rate: (percent: number) => share.format(percent / 100),
    percent: (value: number, digits: number) => fixed(digits).format(value),
  };
}
