import type { ComparedFigures } from "@kreislauf/contract/exports";
import { useQuery } from "@tanstack/react-query";
import { ChevronDown, ChevronRight } from "lucide-react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { BreakableText } from "@kreislauf/ui/data/breakable-text.tsx";
import { HazardMark } from "@kreislauf/ui/feedback/hazard-mark.tsx";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { Skeleton } from "@kreislauf/ui/feedback/skeleton.tsx";
import type { SiteScope } from "../../sites/index.ts";
import { statisticsQuery } from "./statistics.queries.ts";
import { StatisticsFigure } from "./statistics-figure.tsx";
import { useStatisticsFormats } from "./statistics-formats.ts";
import type { LinkToOrders, OrderLinkFilter } from "./statistics-links.ts";
import { type FigureRow, siteRows, wasteTypeRows } from "./statistics-rows.ts";
import { statisticsTexts } from "./statistics.texts.ts";
import type { StatisticsState } from "./statistics-state.ts";
import styles from "./value-tables.module.css";

export interface StatisticsRowProps {
  row: FigureRow;
  state: StatisticsState;
  site: SiteScope;
  linkTo: LinkToOrders;
  isOpen: boolean;
  onToggle: () => void;
}

/**
 * A row of the table: a waste type, a site, a Land or group of sites, or a cost centre. Expanded, it shows its parts.
 */
export function StatisticsRow(props: StatisticsRowProps) {
  const { row, state, linkTo, isOpen, onToggle } = props;
  const { wasteType } = row;
  const texts = useTexts(statisticsTexts);
  const name = row.name ?? (row.costCentre === undefined ? texts.withoutGroup : texts.withoutCostCentre);
  return (
    <>
      <tr>
        <th scope="row">
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            title={isOpen ? texts.close(name) : texts.open(name)}
            onClick={onToggle}
          >
            <Icon of={isOpen ? ChevronDown : ChevronRight} size={18} />
            <span>
              <BreakableText text={name} />
              {wasteType !== undefined && (
                <small className={styles.avv}>
                  {wasteType.avvCode && `AVV ${wasteType.avvCode}`}
                  {wasteType.hazardous && <HazardMark />}
                </small>
              )}
            </span>
          </button>
        </th>
        <FigureCells name={name} figures={row} state={state} linkTo={linkToRow(linkTo, row)} />
      </tr>
      {isOpen && <InnerRows {...props} />}
    </>
  );
}

/** Narrows links to the orders of a row; it makes no link for a row with more sites than fit into a URL. */
const linkToRow =
  (linkTo: LinkToOrders, { wasteType, sites, costCentre }: FigureRow): LinkToOrders =>
  (more) =>
    sites === null
      ? undefined
      : linkTo({
          ...(wasteType && { wasteType: wasteType.id }),
          ...(sites !== undefined && { site: sites }),
          ...(costCentre !== undefined && { costCentre }),
          ...more,
        });

interface FigureCellsProps {
  name: string;
  figures: ComparedFigures;
  state: StatisticsState;
  linkTo: LinkToOrders;
}

/** The figures of a row, each with a link to its orders. */
export function FigureCells({ name, figures, state, linkTo }: FigureCellsProps) {
  const { current, previous, comparable } = figures;
  const { number } = useFormats();
  const { exactTonnes, change } = useStatisticsFormats();
  const weight = (kilograms: number, to?: OrderLinkFilter) => (
    <td>
      <StatisticsFigure href={kilograms === 0 ? undefined : linkTo(to)} of={name}>
        {exactTonnes(kilograms)}
      </StatisticsFigure>
    </td>
  );
  return (
    <>
      <td>
        <StatisticsFigure href={current.disposals === 0 ? undefined : linkTo()} of={name}>
          {number(current.disposals)}
        </StatisticsFigure>
      </td>
      {weight(current.weightKg)}
      {weight(current.recoveredKg, { treatment: "recovery" })}
      {weight(current.disposedKg, { treatment: "disposal" })}
      {state.withPrevious && (
        <>
          {weight(previous.weightKg, { sameDayYearEarlier: true })}
          <td>{change(comparable)}</td>
        </>
      )}
    </>
  );
}

function InnerRows({ row, state, site, linkTo }: StatisticsRowProps) {
  const texts = useTexts(statisticsTexts);
  const { wasteType } = row;
  const { data, isError } = useQuery({
    ...statisticsQuery(row.sites ?? site, {
      ...state,
      ordering: "wasteType",
      ...(wasteType && { wasteType: wasteType.id }),
      ...(row.costCentre !== undefined && { costCentre: row.costCentre }),
    }),
    enabled: row.sites !== null,
  });
  if (row.sites === null) {
    return (
      <tr className={styles.inner}>
        <td colSpan={state.withPrevious ? 7 : 5}>{texts.tooManySites}</td>
      </tr>
    );
  }
  if (data === undefined) {
    return (
      <tr className={styles.inner}>
        <td colSpan={state.withPrevious ? 7 : 5}>{isError ? texts.failed : <Skeleton width="40%" />}</td>
      </tr>
    );
  }
  const linkToOuter = linkToRow(linkTo, row);
  return (wasteType ? siteRows(data) : wasteTypeRows(data)).map((inner) => (
    <tr key={inner.key} className={styles.inner}>
      <th scope="row">
        <BreakableText text={inner.name ?? ""} />
      </th>
      <FigureCells
        name={inner.name ?? ""}
        figures={inner}
        state={state}
        linkTo={linkToRow(linkToOuter, inner)}
      />
    </tr>
  ));
}
