import { useLanguage } from "@kreislauf/ui/base/language.ts";

const locales = { de: "de-DE", en: "en-GB" } as const;

/** Weights in tonnes, and shares in per cent. */
export function useTonnes() {
  const locale = locales[useLanguage()];
  const tonnes = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 3 });
  const fixed = (digits: number) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return {
    tonnes: (kilograms: number) => tonnes.format(kilograms / 1_000),
    percent: (value: number, digits: number) => fixed(digits).format(value),
  };
}
