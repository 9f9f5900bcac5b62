import type { MonthFigures, StatisticsReferences, WasteStatistics } from "@kreislauf/contract/exports";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Info, Printer, ReceiptText } from "lucide-react";
import {
  setFilterParam,
  siteOfScope,
  SitesBar,
  type SiteScope,
  UnknownSitesNote,
  useChosenSites,
  useSitesName,
} from "../../sites/index.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { mayReadOrders } from "../../base/may-read-orders.ts";
import { hrefTo } from "../../base/paths.ts";
import { useUser } from "../../base/session.ts";
import { useIsMobile } from "@kreislauf/ui/base/use-is-mobile.ts";
import { firstOrderMonthQuery } from "../../orders/index.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { ExportButton } from "../../base/export-button.tsx";
import { HazardMark } from "@kreislauf/ui/feedback/hazard-mark.tsx";
import { IconButton } from "@kreislauf/ui/controls/icon-button.tsx";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { PageHeader } from "@kreislauf/ui/layout/page-header.tsx";
import { Skeleton } from "@kreislauf/ui/feedback/skeleton.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { RankingChart } from "./ranking-chart.tsx";
import { statisticsQuery, statisticsReferencesQuery } from "./statistics.queries.ts";
import { KeyFigures } from "./key-figures.tsx";
import { MonthChart } from "./month-chart.tsx";
import { lastTwelveMonths } from "../base/period.ts";
import { PrintFilterSummary } from "./print-filter-summary.tsx";
import { comparedYears } from "./compared-years.ts";
import { useStatisticsFormats } from "./statistics-formats.ts";
import { StatisticsFilters } from "./statistics-filters.tsx";
import { type LinkToOrders, useLinkToOrders, useLinkToReceipts } from "./statistics-links.ts";
import { StatisticsTable } from "./statistics-table.tsx";
import { statisticsTexts } from "./statistics.texts.ts";
import { TreatmentChart } from "./treatment-chart.tsx";
import { statisticsFilters, type StatisticsState, unfiltered } from "./statistics-state.ts";
import { useListState } from "../../base/use-list-state.ts";
import chartStyles from "./charts.module.css";
import styles from "./statistics.module.css";
import { LoadFailure } from "../../base/load-failure.tsx";

/** Statistics about how much waste there was, of which type, where and when, and how it was treated. */
export function StatisticsScreen() {
  const texts = useTexts(statisticsTexts);
  const { date } = useFormats();
  const isMobile = useIsMobile();
  const [state, change] = useListState(statisticsFilters, "replace");
  const chosen = useChosenSites();
  const site = chosen.choice ?? "all";
  const queryOptions = { enabled: chosen.choice !== null, placeholderData: keepPreviousData };
  const filtered = useQuery({ ...statisticsQuery(site, state), ...queryOptions });
  const whole = useQuery({
    ...statisticsQuery(site, { ...state, ...unfiltered, ordering: "wasteType" }),
    ...queryOptions,
  });
  const { data: references } = useQuery({ ...statisticsReferencesQuery(site, state), ...queryOptions });
  const { permissions } = useUser();
  const linkTo = useLinkToOrders(state, site);
  const { data: firstMonth } = useQuery({
    ...firstOrderMonthQuery(site),
    enabled: chosen.choice !== null && mayReadOrders(permissions),
  });
  const place = useSitesName(chosen) ?? texts.allSites;
  const wasteTypes = whole.data?.wasteTypes ?? [];
  const { data } = filtered;
  const isEmpty = data?.total.current.disposals === 0;
  return (
    <>
      <PageHeader
        title={texts.title}
        back={{ href: hrefTo("orderHistory"), text: texts.back }}
        context={texts.context(date(state.dateFrom), date(state.dateTo))}
      >
        <SitesBar chosen={chosen} />
        {!isMobile && (
          <IconButton icon={Printer} label={texts.print} variant="outlined" onClick={() => window.print()} />
        )}
        <ExportButton
          label={texts.export}
          rowCount={data?.total.current.disposals}
          subject={{
            kinds: ["waste_statistics"],
            site: siteOfScope(site),
            siteSet: setFilterParam(site).filter,
            siteLabel: place,
            query: {
              ...setFilterParam(site),
              wasteType: state.wasteType ?? undefined,
              hazardous: state.hazard === "all" ? undefined : String(state.hazard === "hazardous"),
              costCentre: state.costCentre ?? undefined,
              project: state.project ?? undefined,
              by: state.ordering === "costCentre" ? state.ordering : undefined,
            },
            period: state,
          }}
        />
      </PageHeader>
      <UnknownSitesNote chosen={chosen} />
      <PrintFilterSummary place={place} state={state} wasteTypes={wasteTypes} />
      <StatisticsFilters
        state={state}
        change={change}
        wasteTypes={wasteTypes}
        references={references}
        firstMonth={firstMonth}
      />
      {data === undefined ? (
        filtered.isError ? (
          <Card flush>
            <LoadFailure title={texts.failed} query={filtered} />
          </Card>
        ) : (
          <Delayed text={texts.loading}>
            <FiguresSkeleton />
          </Delayed>
        )
      ) : isEmpty ? (
        <Card flush>
          <StateMessage
            illustration="orders"
            title={texts.empty.title}
            text={texts.empty.text}
            action={
              <Button onClick={() => change({ ...lastTwelveMonths(), ...unfiltered })}>
                {texts.empty.action}
              </Button>
            }
          />
        </Card>
      ) : (
        <Figures
          statistics={data}
          references={references}
          state={state}
          change={change}
          site={site}
          linkTo={linkTo}
        />
      )}
    </>
  );
}

/** Placeholders for the first cards, in the same columns as the cards. */
function FiguresSkeleton() {
  return (
    <div className={styles.grid}>
      <div className={styles.whole}>
        <Skeleton height={92} radius={11} />
      </div>
      <div className={styles.wide}>
        <Skeleton height={370} radius={11} />
      </div>
      <div className={styles.narrow}>
        <Skeleton height={370} radius={11} />
      </div>
    </div>
  );
}

/** Whether just one of the two years has disposals in this month, so that no change can be calculated. */
const isOneSided = ({ current, previous }: MonthFigures) =>
  (current.disposals === 0) !== (previous.disposals === 0);

interface FiguresProps {
  statistics: WasteStatistics;
  references: StatisticsReferences | undefined;
  state: StatisticsState;
  change: (change: Partial<StatisticsState>) => void;
  site: SiteScope;
  linkTo: LinkToOrders;
}

function Figures({ statistics, references, state, change, site, linkTo }: FiguresProps) {
  const texts = useTexts(statisticsTexts);
  const { number } = useFormats();
  const { months, total, wasteTypes, serviceLocations, unweighed } = statistics;
  const years = comparedYears(state);
  const { longMonth } = useStatisticsFormats();
  const isCompared = years.previous !== undefined && total.previous.disposals > 0;
  const leftOut = isCompared ? months.filter(isOneSided) : [];
  const unweighedHref = linkTo({ weighed: false });
  const receiptsOf = useLinkToReceipts(state, site);
  const allReceipts = receiptsOf();
  return (
    <div className={styles.grid}>
      <div className={styles.whole}>
        <KeyFigures statistics={statistics} state={state} site={site} linkTo={linkTo} />
      </div>
      {leftOut.length > 0 && (
        <p className={styles.foot}>
          <Icon of={Info} size={16} />
          <span>{texts.leftOut(leftOut.map(({ month }) => longMonth(month)))}</span>
        </p>
      )}
      <div className={styles.wide}>
        <MonthChart months={months} total={total} years={years} linkTo={linkTo} receiptsOf={receiptsOf} />
      </div>
      <div className={styles.narrow}>
        <TreatmentChart total={total} wasteTypes={wasteTypes} years={years} linkTo={linkTo} />
      </div>
      <div className={styles.half}>
        <RankingChart
          title={texts.byWasteType}
          isTablePrinted={state.ordering !== "wasteType"}
          head={texts.columns.wasteType}
          total={total}
          linkTo={linkTo}
          years={years}
          bars={wasteTypes.map(({ wasteType, ...figures }) => ({
            ...figures,
            key: wasteType.id,
            name: wasteType.description,
            note: (
              <span className={chartStyles.avv}>
                {wasteType.avvCode && `AVV ${wasteType.avvCode}`}
                {wasteType.hazardous && <HazardMark />}
              </span>
            ),
            linkTo: (more) => linkTo({ wasteType: wasteType.id, ...more }),
          }))}
        />
      </div>
      <div className={styles.secondaryChart}>
        <RankingChart
          title={texts.bySite}
          isTablePrinted={state.ordering !== "serviceLocation"}
          head={texts.columns.site}
          total={total}
          linkTo={linkTo}
          years={years}
          bars={serviceLocations.map(({ serviceLocation, ...figures }) => ({
            ...figures,
            key: serviceLocation.id,
            name: serviceLocation.alias,
            note: serviceLocation.city,
            linkTo: (more) => linkTo({ site: serviceLocation.id, ...more }),
            receipts: receiptsOf({ site: serviceLocation.id }),
          }))}
        />
      </div>
      <div className={styles.whole}>
        <StatisticsTable
          statistics={statistics}
          state={state}
          site={site}
          hasCostCentres={(references?.costCentres.length ?? 0) > 0}
          linkTo={linkTo}
          change={change}
        />
      </div>
      {unweighed > 0 && (
        <p className={styles.foot}>
          <Icon of={Info} size={16} />
          <span>
            {texts.unweighed(number(unweighed))}{" "}
            {unweighedHref !== undefined && <a href={unweighedHref}>{texts.showThem}</a>}
          </span>
        </p>
      )}
      {allReceipts !== undefined && (
        <p className={styles.foot}>
          <Icon of={ReceiptText} size={16} />
          <a href={allReceipts}>{texts.showReceipts}</a>
        </p>
      )}
    </div>
  );
}
