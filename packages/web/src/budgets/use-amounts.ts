import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useLanguage } from "@kreislauf/ui/base/language.ts";

/** Amounts of tables in whole euros, shares in percent. */
export function useAmounts() {
  const { number, money } = useFormats();
  const locale = useLanguage() === "de" ? "de-DE" : "en-GB";
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
  const inEuros = new Intl.NumberFormat(locale, {
    style: "currency",
    currency: "EUR",
    maximumFractionDigits: 0,
  });
  // Never −0.
  const wholeEuros = (cents: number) => number(Math.round(cents / 100) || 0);
  return {
    /** `1.284,50 €` */
    money,
    /** `1.285` */
    wholeEuros,
    /** `1.285 €`, in English `€1,285` */
    euros: (cents: number) => inEuros.format(Math.round(cents / 100) || 0).replace("-", "−"),
    /** 81.3 as `81,3 %`, in English `81.3%` */
    percent: (value: number) => percent.format(value / 100).replace("-", "−"),
  };
}
