import { useLanguage } from "@kreislauf/ui/base/language.ts";

const locales = { de: "de-DE", en: "en-GB" } as const;

/** Formats weights in tonnes, and shares in per cent. */
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
    /** Tonnes with one decimal, for example `21,1`. */
    short: (kilograms: number) => one.format(kilograms / 1_000),
    /** Tonnes with three decimals, for example `0,712`. */
    exact: (kilograms: number) => three.format(kilograms / 1_000),
    /** Formats tonnes and factors with up to three decimals. */
    number: (value: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(value),
    /** A share between 0 and 1, for example `58,8 %`, in English `58.8%`; a dash if there is no weight to divide by. */
    percent: (share: number | null) => (share === null ? "–" : percent.format(share)),
  };
}
