import type { BerlinDate } from "@kreislauf/contract/base";
import { useUrlSearch } from "../base/navigation.ts";
import { lastTwelveMonths, type Period } from "./periods.ts";

export type Hazard = "all" | "hazardous" | "harmless";

/** What the statistics show; it lives in the address. */
export interface StatisticsState extends Period {
  readonly wasteType: number | null;
  readonly hazard: Hazard;
  readonly withPrevious: boolean;
  readonly ordering: "wasteType" | "serviceLocation";
}

const isDay = (text: string | undefined): text is BerlinDate =>
  /^(19[7-9]|20\d|21\d)\d-\d\d-\d\d$/.test(text ?? "");

/** Reads the address; a period that is none, or longer than ten years, counts as not said. */
function read(search: Readonly<Record<string, string>>): StatisticsState {
  const { statFrom, statTo, statWaste, statHazard, statPrevious, statOrder } = search;
  const isPeriod =
    isDay(statFrom) &&
    isDay(statTo) &&
    statFrom <= statTo &&
    Number(statTo.slice(0, 4)) - Number(statFrom.slice(0, 4)) < 10;
  return {
    ...(isPeriod ? { dateFrom: statFrom, dateTo: statTo } : lastTwelveMonths()),
    wasteType: /^[1-9]\d{0,8}$/.test(statWaste ?? "") ? Number(statWaste) : null,
    hazard: statHazard === "hazardous" || statHazard === "harmless" ? statHazard : "all",
    withPrevious: statPrevious !== "off",
    ordering: statOrder === "serviceLocation" ? "serviceLocation" : "wasteType",
  };
}

export function useStatisticsState(): [StatisticsState, (change: Partial<StatisticsState>) => void] {
  const [search, changeSearch] = useUrlSearch();
  const state = read(search);
  const change = (wanted: Partial<StatisticsState>) => {
    const next = { ...state, ...wanted };
    changeSearch({
      statFrom: next.dateFrom,
      statTo: next.dateTo,
      statWaste: next.wasteType ?? undefined,
      statHazard: next.hazard === "all" ? undefined : next.hazard,
      statPrevious: next.withPrevious ? undefined : "off",
      statOrder: next.ordering === "wasteType" ? undefined : next.ordering,
    });
  };
  return [state, change];
}
