import type { WasteType } from "@kreislauf/contract/catalog";
import type { ComparableWeights, DisposalFigures } from "@kreislauf/contract/exports";
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
import { statisticsTexts } from "./statistics.texts.ts";
import type { StatisticsState } from "./statistics-state.ts";
import styles from "./value-tables.module.css";

export interface StatisticsRowProps {
  id: number;
  name: string;
  wasteType?: WasteType;
  current: DisposalFigures;
  previous: DisposalFigures;
  comparable: ComparableWeights;
  state: StatisticsState;
  site: SiteScope;
  linkTo: LinkToOrders;
  isOpen: boolean;
  onToggle: () => void;
}

/** A waste type or a site; expanded, it shows the sites or waste types it consists of. */
export function StatisticsRow(props: StatisticsRowProps) {
  const { id, name, wasteType, state, linkTo, isOpen, onToggle } = props;
  const texts = useTexts(statisticsTexts);
  const isByWaste = state.ordering === "wasteType";
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
        <FigureCells {...props} linkTo={withFilter(linkTo, isByWaste ? { wasteType: id } : { site: id })} />
      </tr>
      {isOpen && <InnerRows {...props} />}
    </>
  );
}

/** Narrows links to the orders of a waste type, a site, or both. */
const withFilter =
  (linkTo: LinkToOrders, to: OrderLinkFilter): LinkToOrders =>
  (more) =>
    linkTo({ ...to, ...more });

type FigureCellsProps = Pick<
  StatisticsRowProps,
  "name" | "current" | "previous" | "comparable" | "state" | "linkTo"
>;

/** The figures of a row, each with a link to its orders. */
export function FigureCells({ name, current, previous, comparable, state, linkTo }: FigureCellsProps) {
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

function InnerRows({ id, state, site, linkTo }: StatisticsRowProps) {
  const texts = useTexts(statisticsTexts);
  const isByWaste = state.ordering === "wasteType";
  const { data, isError } = useQuery(
    statisticsQuery(isByWaste ? site : id, isByWaste ? { ...state, wasteType: id } : state),
  );
  if (data === undefined) {
    return (
      <tr className={styles.inner}>
        <td colSpan={state.withPrevious ? 7 : 5}>{isError ? texts.failed : <Skeleton width="40%" />}</td>
      </tr>
    );
  }
  const rows = isByWaste
    ? data.serviceLocations.map(({ serviceLocation, ...figures }) => ({
        ...figures,
        key: serviceLocation.id,
        name: `${serviceLocation.alias}, ${serviceLocation.city}`,
        linkTo: withFilter(linkTo, { wasteType: id, site: serviceLocation.id }),
      }))
    : data.wasteTypes.map(({ wasteType, ...figures }) => ({
        ...figures,
        key: wasteType.id,
        name: wasteType.description,
        linkTo: withFilter(linkTo, { wasteType: wasteType.id, site: id }),
      }));
  return rows.map(({ key, ...row }) => (
    <tr key={key} className={styles.inner}>
      <th scope="row">
        <BreakableText text={row.name} />
      </th>
      <FigureCells {...row} state={state} />
    </tr>
  ));
}
