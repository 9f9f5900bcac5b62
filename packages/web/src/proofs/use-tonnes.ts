import { useLanguage } from "@kreislauf/ui/base/language.ts";

const locales = { de: "de-DE", en: "en-GB" } as const;

/**
 * Formats kilograms as tonnes: with one decimal, below 100 kg with three, so that a small weight does not look like
 * zero.
 */
export function useTonnes(): (kilograms: number) => string {
  const language = useLanguage();
  return (kilograms) => {
    const digits = kilograms > 0 && kilograms < 100 ? 3 : 1;
    const format = new Intl.NumberFormat(locales[language], {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    return `${format.format(kilograms / 1000)}\u00A0t`;
  };
}
