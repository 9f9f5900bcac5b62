import type { StatisticsReferences, WasteStatistics } from "@kreislauf/contract/exports";
import type { NamedReference } from "@kreislauf/contract/orders";
import { today } from "@kreislauf/ui/base/today.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { DateField } from "@kreislauf/ui/dates/date-field.tsx";
import { Select } from "@kreislauf/ui/controls/select.tsx";
import { Switch } from "@kreislauf/ui/controls/switch.tsx";
import { usePeriodDraft } from "@kreislauf/ui/dates/use-period-draft.ts";
import { lastTwelveMonths, yearOf } from "../base/period.ts";
import { formatReference } from "../../orders/index.ts";
import { statisticsTexts } from "./statistics.texts.ts";
import { hazardFilters, type StatisticsState } from "./statistics-state.ts";
import { useState } from "react";
import styles from "./statistics.module.css";

interface StatisticsFiltersProps {
  state: StatisticsState;
  change: (change: Partial<StatisticsState>) => void;
  /** The waste types that occur in the period, regardless of the chosen filters. */
  wasteTypes: WasteStatistics["wasteTypes"];
  /** The cost centres and projects that disposals of the period name; undefined while they are loading. */
  references: StatisticsReferences | undefined;
  /**
   * The month of the first order (`YYYY-MM`), null if there is none; undefined while it is loading, or if the user may
   * not see orders.
   */
  firstMonth: string | null | undefined;
}

/** The largest number of years offered: documents are kept for eight years after the end of their year. */
const maxYears = 9;
/** The number of years offered while the month of the first order is unknown. */
const usualYears = 4;

/** The filters: period, waste type, hazardous or not, cost centre, project, with or without the year before. */
export function StatisticsFilters(props: StatisticsFiltersProps) {
  const { state, change, wasteTypes, references, firstMonth } = props;
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
  const own = usePeriodDraft(state, change);
  const choose = (value: string) => {
    const chosen = periods.find((each) => each.value === value);
    setOwn(chosen === undefined);
    own.discard();
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
            value={own.dateFrom}
            today={today()}
            onChange={(day) => day !== null && own.enter({ dateFrom: day })}
          />
          <DateField
            label={texts.to}
            value={own.dateTo}
            error={own.isReversed ? texts.reversed : undefined}
            today={today()}
            onChange={(day) => day !== null && own.enter({ dateTo: day })}
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
      <ReferenceSelect
        label={texts.costCentre}
        all={texts.allCostCentres}
        references={references?.costCentres}
        value={state.costCentre}
        onChange={(costCentre) => change({ costCentre })}
      />
      <ReferenceSelect
        label={texts.project}
        all={texts.allProjects}
        references={references?.projects}
        value={state.project}
        onChange={(project) => change({ project })}
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

const noReferences: readonly NamedReference[] = [];

interface ReferenceSelectProps {
  label: string;
  all: string;
  references: readonly NamedReference[] | undefined;
  value: string | null;
  onChange: (code: string | null) => void;
}

/**
 * Renders nothing if there is nothing to choose. A value from the URL is always offered, so that it can be deselected.
 */
function ReferenceSelect({ label, all, references = noReferences, value, onChange }: ReferenceSelectProps) {
  const isOffered = value === null || references.some(({ code }) => code === value);
  const offered = isOffered ? references : [...references, { code: value, name: "" }];
  if (offered.length === 0) return null;
  return (
    <Select
      label={label}
      options={[
        { value: "", label: all },
        ...offered.map((each) => ({ value: each.code, label: formatReference(each) })),
      ]}
      value={value ?? ""}
      onChange={(code) => onChange(code === "" ? null : code)}
    />
  );
}
