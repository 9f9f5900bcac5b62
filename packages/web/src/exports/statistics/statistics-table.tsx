import type { ComparableWeights, WasteStatistics } from "@kreislauf/contract/exports";
import { useState } from "react";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { useIsMobile } from "@kreislauf/ui/base/use-is-mobile.ts";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { SegmentedControl } from "@kreislauf/ui/controls/segmented-control.tsx";
import type { SiteScope } from "../../sites/index.ts";
import type { LinkToOrders } from "./statistics-links.ts";
import { comparedYears } from "./compared-years.ts";
import { FigureCells, StatisticsRow } from "./statistics-row.tsx";
import { statisticsRows } from "./statistics-rows.ts";
import { ScrollBox } from "./scroll-box.tsx";
import { statisticsTexts } from "./statistics.texts.ts";
import { statisticsOrderings, type StatisticsState } from "./statistics-state.ts";
import styles from "./value-tables.module.css";

interface StatisticsTableProps {
  statistics: WasteStatistics;
  state: StatisticsState;
  site: SiteScope;
  /** Whether disposals of the period name any cost centre, so that the table can be grouped by it. */
  hasCostCentres: boolean;
  change: (change: Partial<StatisticsState>) => void;
  linkTo: LinkToOrders;
}

interface Compared {
  readonly comparable: ComparableWeights;
}

/** Sorts by the change in kilograms, the largest first, whether it is an increase or a decrease. */
const byChange = (one: Compared, other: Compared) => changedKg(other) - changedKg(one);
const changedKg = ({ comparable: { currentKg, previousKg } }: Compared) => Math.abs(currentKg - previousKg);

/**
 * The statistics as a table, with weights to the kilogram; a waste type expands into its sites, any other row into its
 * waste types.
 */
export function StatisticsTable(props: StatisticsTableProps) {
  const { statistics, state, site, hasCostCentres, change, linkTo } = props;
  const texts = useTexts(statisticsTexts);
  const { columns } = texts;
  const isMobile = useIsMobile();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const rows = statisticsRows(statistics, state.ordering, useLanguage());
  const years = comparedYears(state);
  const isByChange = state.withPrevious && state.sort === "change";
  const heads = [
    columns.disposals,
    columns.weight(years.current),
    columns.recovered,
    columns.disposed,
    ...(years.previous === undefined ? [] : [columns.previous(years.previous), columns.change]),
  ];
  return (
    <Card
      title={texts.all}
      flush
      actions={
        <div className={styles.choices}>
          {state.withPrevious && (
            <SegmentedControl
              label={texts.sorts.label}
              labelHidden
              fill={isMobile}
              options={[
                { value: "weight", label: texts.sorts.weight },
                { value: "change", label: texts.sorts.change },
              ]}
              value={state.sort}
              onChange={(sort) => change({ sort })}
            />
          )}
          <SegmentedControl
            label={texts.orderings.label}
            labelHidden
            fill={isMobile}
            options={statisticsOrderings
              .filter((value) => value !== "costCentre" || hasCostCentres || state.ordering === value)
              .map((value) => ({ value, label: texts.orderings[value] }))}
            value={state.ordering}
            onChange={(ordering) => change({ ordering })}
          />
        </div>
      }
    >
      <ScrollBox label={texts.all}>
        <table className={styles.tree}>
          <thead>
            <tr>
              <th scope="col">{texts.orderings[state.ordering]}</th>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(isByChange ? rows.toSorted(byChange) : rows).map((row) => {
              const key = `${state.ordering} ${row.key}`;
              return (
                <StatisticsRow
                  key={key}
                  row={row}
                  state={state}
                  site={site}
                  linkTo={linkTo}
                  isOpen={open.has(key)}
                  onToggle={() => setOpen(open.symmetricDifference(new Set([key])))}
                />
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{texts.sum}</th>
              <FigureCells name={texts.sum} figures={statistics.total} state={state} linkTo={linkTo} />
            </tr>
          </tfoot>
        </table>
      </ScrollBox>
    </Card>
  );
}
