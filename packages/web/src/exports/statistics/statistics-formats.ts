import type { Language } from "@kreislauf/contract/base";
import type { ComparableWeights } from "@kreislauf/contract/exports";
import { useLanguage } from "@kreislauf/ui/base/language.ts";
import { statisticsTexts } from "./statistics.texts.ts";

const locales = { de: "de-DE", en: "en-GB" } as const;

function formatsIn(language: Language) {
  const decimals = (count: number, options: Intl.NumberFormatOptions = {}) =>
    new Intl.NumberFormat(locales[language], {
      minimumFractionDigits: count,
      maximumFractionDigits: count,
      ...options,
    });
  const [coarse, fine] = [decimals(1), decimals(3)];
  const percent = decimals(1, { style: "percent" });
  const signed = decimals(1, { style: "percent", signDisplay: "exceptZero" });
  const months = statisticsTexts[language].months.split(" ");
  return {
    /** `413,6`, tonnes */
    tonnes: (kilograms: number) => coarse.format(kilograms / 1000),
    /** `413,620`, to the kilogram; zero is a dash */
    exactTonnes: (kilograms: number) => (kilograms === 0 ? "–" : fine.format(kilograms / 1000)),
    /** `89,0 %` */
    share: (part: number, whole: number) => (whole === 0 ? "–" : percent.format(part / whole)),
    /** `−3,4 %`; a dash without a value to compare with */
    change: ({ currentKg, previousKg }: ComparableWeights) =>
      previousKg === 0 ? "–" : signed.format(currentKg / previousKg - 1),
    /** The name of the month in three letters. */
    month: (month: string) => months[Number(month.slice(5, 7)) - 1] ?? "",
    /** The month's name with its year. */
    longMonth: (month: string) => `${months[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`,
  };
}

const formatsByLanguage = { de: formatsIn("de"), en: formatsIn("en") };

export const useStatisticsFormats = () => formatsByLanguage[useLanguage()];
