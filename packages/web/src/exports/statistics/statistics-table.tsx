import type { WasteStatistics } from "@kreislauf/contract/exports";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useIsMobile } from "@kreislauf/ui/base/use-is-mobile.ts";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { SegmentedControl } from "@kreislauf/ui/controls/segmented-control.tsx";
import type { SiteScope } from "../../sites/index.ts";
import type { LinkToOrders } from "./statistics-links.ts";
import { FigureCells, StatisticsRow, type StatisticsRowProps } from "./statistics-row.tsx";
import { ScrollBox } from "./scroll-box.tsx";
import { statisticsTexts } from "./statistics.texts.ts";
import type { StatisticsState } from "./statistics-state.ts";
import styles from "./value-tables.module.css";

interface StatisticsTableProps {
  statistics: WasteStatistics;
  state: StatisticsState;
  site: SiteScope;
  onOrdering: (ordering: StatisticsState["ordering"]) => void;
  linkTo: LinkToOrders;
}

/** All values to the kilogram; each row expands into the other dimension. */
export function StatisticsTable({ statistics, state, site, onOrdering, linkTo }: StatisticsTableProps) {
  const texts = useTexts(statisticsTexts);
  const { columns } = texts;
  const isMobile = useIsMobile();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const isByWaste = state.ordering === "wasteType";
  const rows: readonly Omit<StatisticsRowProps, "state" | "site" | "linkTo" | "isOpen" | "onToggle">[] =
    isByWaste
      ? statistics.wasteTypes.map((row) => ({
          ...row,
          id: row.wasteType.id,
          name: row.wasteType.description,
        }))
      : statistics.serviceLocations.map((row) => ({
          ...row,
          id: row.serviceLocation.id,
          name: `${row.serviceLocation.alias}, ${row.serviceLocation.city}`,
        }));
  const heads = [
    columns.disposals,
    columns.weight,
    columns.recovered,
    columns.disposed,
    ...(state.withPrevious ? [columns.previous, columns.change] : []),
  ];
  return (
    <Card
      title={texts.all}
      flush
      actions={
        <SegmentedControl
          label={texts.orderings.label}
          labelHidden
          fill={isMobile}
          options={[
            { value: "wasteType", label: texts.orderings.wasteType },
            { value: "serviceLocation", label: texts.orderings.serviceLocation },
          ]}
          value={state.ordering}
          onChange={onOrdering}
        />
      }
    >
      <ScrollBox label={texts.all}>
        <table className={styles.tree}>
          <thead>
            <tr>
              <th scope="col">{isByWaste ? columns.wasteType : columns.site}</th>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const key = `${state.ordering} ${row.id}`;
              return (
                <StatisticsRow
                  key={key}
                  {...row}
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
              <FigureCells name={texts.sum} {...statistics.total} state={state} linkTo={linkTo} />
            </tr>
          </tfoot>
        </table>
      </ScrollBox>
    </Card>
  );
}
