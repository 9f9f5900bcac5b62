import type { WasteStatistics } from "@kreislauf/contract/exports";
import { today } from "@kreislauf/ui/base/today.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { DateField } from "@kreislauf/ui/dates/date-field.tsx";
import { Select } from "@kreislauf/ui/controls/select.tsx";
import { Switch } from "@kreislauf/ui/controls/switch.tsx";
import { lastTwelveMonths, type Period, yearOf } from "../base/period.ts";
import { statisticsTexts } from "./statistics.texts.ts";
import { hazardFilters, type StatisticsState } from "./statistics-state.ts";
import { useState } from "react";
import styles from "./statistics.module.css";

interface StatisticsFiltersProps {
  state: StatisticsState;
  change: (change: Partial<StatisticsState>) => void;
  /** All waste types of the period, whichever is chosen. */
  wasteTypes: WasteStatistics["wasteTypes"];
  /** The month of the first order (`YYYY-MM`), null if there is none; undefined while that is not known. */
  firstMonth: string | null | undefined;
}

/** As many as documents are kept. */
const maxYears = 9;
/** While the beginning is not known, or not for the user to see. */
const usualYears = 4;

/** The filters: period, waste type, classification, with or without the year before. */
export function StatisticsFilters({ state, change, wasteTypes, firstMonth }: StatisticsFiltersProps) {
  const texts = useTexts(statisticsTexts).filters;
  const thisYear = Number(today().slice(0, 4));
  const yearCount =
    firstMonth === undefined
      ? usualYears
      : Math.min(maxYears, thisYear - Number(firstMonth?.slice(0, 4) ?? thisYear) + 1);
  const years = Array.from({ length: Math.max(1, yearCount) }, (_, back) => thisYear - back);
  const periods = [
    { value: "twelve", label: texts.lastTwelve, period: lastTwelveMonths() },
    ...years.map((year) => ({ value: String(year), label: String(year), period: yearOf(year) })),
  ];
  const preset = periods.find(
    ({ period }) => period.dateFrom === state.dateFrom && period.dateTo === state.dateTo,
  );
  const [isOwn, setOwn] = useState(false);
  const [reversed, setReversed] = useState<Period | null>(null);
  const { dateFrom, dateTo } = reversed ?? state;
  const enter = (period: Period) => {
    const isReversed = period.dateFrom > period.dateTo;
    setReversed(isReversed ? period : null);
    if (!isReversed) change(period);
  };
  const choose = (value: string) => {
    const chosen = periods.find((each) => each.value === value);
    setOwn(chosen === undefined);
    setReversed(null);
    if (chosen !== undefined) change(chosen.period);
  };
  const ownPeriod = isOwn || preset === undefined;
  return (
    <div className={styles.filters} role="group" aria-label={texts.group}>
      <Select
        label={texts.period}
        options={[...periods, { value: "own", label: texts.own }]}
        value={ownPeriod ? "own" : preset.value}
        onChange={choose}
      />
      {ownPeriod && (
        <>
          <DateField
            label={texts.from}
            value={dateFrom}
            today={today()}
            onChange={(day) => day !== null && enter({ dateFrom: day, dateTo })}
          />
          <DateField
            label={texts.to}
            value={dateTo}
            error={reversed ? texts.reversed : undefined}
            today={today()}
            onChange={(day) => day !== null && enter({ dateFrom, dateTo: day })}
          />
        </>
      )}
      <Select
        label={texts.wasteType}
        options={[
          { value: 0, label: texts.allWasteTypes },
          ...wasteTypes.map(({ wasteType }) => ({ value: wasteType.id, label: wasteType.description })),
        ]}
        value={state.wasteType ?? 0}
        onChange={(id) => change({ wasteType: id === 0 ? null : id })}
      />
      <Select
        label={texts.hazard}
        options={hazardFilters.map((value) => ({ value, label: texts.hazards[value] }))}
        value={state.hazard}
        onChange={(hazard) => change({ hazard })}
      />
      <div className={styles.switch}>
        <Switch
          label={texts.previous}
          checked={state.withPrevious}
          onChange={(withPrevious) => change({ withPrevious })}
        />
      </div>
    </div>
  );
}
