import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useLanguage } from "@kreislauf/ui/base/language.ts";

/** Formats the amounts (in cents) and percentages of the budget tables. */
export function useAmounts() {
  const { number, money } = useFormats();
  const locale = useLanguage() === "de" ? "de-DE" : "en-GB";
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
  const inEuros = new Intl.NumberFormat(locale, {
    style: "currency",
    currency: "EUR",
    maximumFractionDigits: 0,
  });
  // `|| 0` turns −0 into 0.
  const wholeEuros = (cents: number) => number(Math.round(cents / 100) || 0);
  return {
    /** With cents: `1.284,50 €` */
    money,
    /** Rounded to whole euros, without the sign: `1.285` */
    wholeEuros,
    /** Rounded to whole euros: `1.285 €`, in English `€1,285` */
    euros: (cents: number) => inEuros.format(Math.round(cents / 100) || 0).replace("-", "−"),
    /** A percentage: 81.3 becomes `81,3 %`, in English `81.3%` */
    percent: (value: number) => percent.format(value / 100).replace("-", "−"),
  };
}
