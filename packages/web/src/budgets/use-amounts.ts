import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useLanguage } from "@kreislauf/ui/base/language.ts";

/** Amounts of tables in whole euros, shares in percent. */
export function useAmounts() {
  const { number, money } = useFormats();
  const locale = useLanguage() === "de" ? "de-DE" : "en-GB";
  const percent = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  // Never −0.
  const wholeEuros = (cents: number) => number(Math.round(cents / 100) || 0);
  return {
    /** `1.284,50 €` */
    money,
    /** `1.285` */
    wholeEuros,
    /** `1.285 €` */
    euros: (cents: number) => `${wholeEuros(cents)}\u00A0€`,
    /** `81,3 %` */
    percent: (value: number) => `${percent.format(value).replace("-", "−")}\u00A0%`,
  };
}
