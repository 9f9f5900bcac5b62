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
    /** Tonnes with one decimal: `413,6` */
    tonnes: (kilograms: number) => coarse.format(kilograms / 1000),
    /** Tonnes to the kilogram: `413,620`; zero is a dash */
    exactTonnes: (kilograms: number) => (kilograms === 0 ? "–" : fine.format(kilograms / 1000)),
    /** The share of `part` in `whole`: `89,0 %`; a dash if `whole` is 0 */
    share: (part: number, whole: number) => (whole === 0 ? "–" : percent.format(part / whole)),
    /** The change from the year before: `−3,4 %`; a dash if the year before has no weight */
    change: ({ currentKg, previousKg }: ComparableWeights) =>
      previousKg === 0 ? "–" : signed.format(currentKg / previousKg - 1),
    /** The name of a month (`YYYY-MM`) in three letters. */
    month: (month: string) => months[Number(month.slice(5, 7)) - 1] ?? "",
    /** The name of a month (`YYYY-MM`) in three letters, followed by the year. */
    longMonth: (month: string) => `${months[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`,
  };
}

const formatsByLanguage = { de: formatsIn("de"), en: formatsIn("en") };

export const useStatisticsFormats = () => formatsByLanguage[useLanguage()];
