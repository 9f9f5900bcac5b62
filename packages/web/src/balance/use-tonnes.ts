import { useLanguage } from "@kreislauf/ui/base/language.ts";

const locales = { de: "de-DE", en: "en-GB" } as const;

/** Weights in tonnes, and shares in per cent. */
export function useTonnes() {
  const locale = locales[useLanguage()];
  const fixed = (digits: number) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const [one, three] = [fixed(1), fixed(3)];
  const percent = new Intl.NumberFormat(locale, {
    style: "percent",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return {
    /** `21,1` */
    short: (kilograms: number) => one.format(kilograms / 1_000),
    /** `0,712` */
    exact: (kilograms: number) => three.format(kilograms / 1_000),
    /** Formats tonnes and factors. */
    number: (value: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(value),
    /** `58,8 %`, in English `58.8%`; a dash without any mass. */
    percent: (share: number | null) => (share === null ? "–" : percent.format(share)),
  };
}
