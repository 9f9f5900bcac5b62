import { useLanguage } from "@kreislauf/ui/base/language.ts";

const locales = { de: "de-DE", en: "en-GB" } as const;

/** Kilograms as tonnes: with one decimal, below a tenth with three, so that nothing small reads as nothing. */
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
