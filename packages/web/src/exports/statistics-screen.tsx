import type { WasteStatistics } from "@kreislauf/contract/exports";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Info, Printer, ReceiptText } from "lucide-react";
import { errorSentence } from "../base/api-error.ts";
import { useFormats } from "../base/format.ts";
import { useTexts } from "../base/language.tsx";
import { hrefTo } from "../base/paths.ts";
import { useIsMobile } from "../base/viewport.ts";
import { LocationBar, useChosenLocation } from "../locations/index.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { ExportButton } from "../ui/export-button.tsx";
import { HazardMark } from "../ui/hazard-mark.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Late } from "../ui/late.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { StateMessage } from "../ui/state-message.tsx";
import { BarList } from "./bar-list.tsx";
import { statisticsQuery } from "./exports.queries.ts";
import { KeyFigures } from "./key-figures.tsx";
import { MonthChart } from "./month-chart.tsx";
import { lastTwelveMonths } from "./periods.ts";
import { PrintedChoice } from "./printed-choice.tsx";
import { StatisticsBar } from "./statistics-bar.tsx";
import { type LinkToOrders, useLinkToOrders, useLinkToReceipts } from "./statistics-links.ts";
import { StatisticsTable } from "./statistics-table.tsx";
import { statisticsTexts } from "./statistics.texts.ts";
import { TreatmentChart } from "./treatment-chart.tsx";
import { type StatisticsState, useStatisticsState } from "./use-statistics-state.ts";
import chartStyles from "./charts.module.css";
import styles from "./statistics.module.css";

/** What waste came together, where, when, and what became of it. */
export function StatisticsScreen() {
  const texts = useTexts(statisticsTexts);
  const { date } = useFormats();
  const isMobile = useIsMobile();
  const [state, change] = useStatisticsState();
  const chosen = useChosenLocation({ allowAll: true });
  const site = chosen.choice ?? "all";
  const wanted = { enabled: chosen.choice !== null, placeholderData: keepPreviousData };
  const shown = useQuery({ ...statisticsQuery(site, state), ...wanted });
  const whole = useQuery({
    ...statisticsQuery(site, { ...state, wasteType: null, hazard: "all" }),
    ...wanted,
  });
  const linkTo = useLinkToOrders(state, site);
  const place = chosen.location?.alias ?? texts.allSites;
  const wasteTypes = whole.data?.wasteTypes ?? [];
  const { data } = shown;
  const isEmpty = data?.total.current.disposals === 0;
  return (
    <>
      <PageHead
        title={texts.title}
        back={{ href: hrefTo("orderHistory"), text: texts.back }}
        context={texts.context(date(state.dateFrom), date(state.dateTo))}
      >
        <LocationBar chosen={chosen} />
        {!isMobile && (
          <IconButton icon={Printer} label={texts.print} variant="outlined" onClick={() => window.print()} />
        )}
        <ExportButton
          label={texts.export}
          subject={{
            offered: ["waste_statistics"],
            site,
            place,
            query: {
              wasteType: state.wasteType ?? undefined,
              hazardous: state.hazard === "all" ? undefined : String(state.hazard === "hazardous"),
            },
            period: state,
          }}
        />
      </PageHead>
      <PrintedChoice place={place} state={state} wasteTypes={wasteTypes} />
      <StatisticsBar state={state} change={change} wasteTypes={wasteTypes} />
      {data === undefined ? (
        <Card flush>
          {shown.isError ? (
            <ErrorState
              title={texts.failed}
              text={errorSentence(shown.error)}
              onRetry={() => void shown.refetch()}
              retrying={shown.isFetching}
            />
          ) : (
            <Late text={texts.loading}>
              <Skeleton width="100%" />
            </Late>
          )}
        </Card>
      ) : isEmpty ? (
        <Card flush>
          <StateMessage
            illustration="orders"
            title={texts.empty.title}
            text={texts.empty.text}
            action={
              <Button onClick={() => change({ ...lastTwelveMonths(), wasteType: null, hazard: "all" })}>
                {texts.empty.action}
              </Button>
            }
          />
        </Card>
      ) : (
        <Figures statistics={data} state={state} change={change} site={site} linkTo={linkTo} />
      )}
    </>
  );
}

interface FiguresProps {
  statistics: WasteStatistics;
  state: StatisticsState;
  change: (change: Partial<StatisticsState>) => void;
  site: number | "all";
  linkTo: LinkToOrders;
}

function Figures({ statistics, state, change, site, linkTo }: FiguresProps) {
  const texts = useTexts(statisticsTexts);
  const { number } = useFormats();
  const { months, total, wasteTypes, serviceLocations, unweighed } = statistics;
  const { withPrevious } = state;
  const unweighedHref = linkTo({ weighed: false });
  const receiptsOf = useLinkToReceipts(state, site);
  const allReceipts = receiptsOf();
  return (
    <div className={styles.grid}>
      <div className={styles.whole}>
        <KeyFigures statistics={statistics} state={state} site={site} linkTo={linkTo} />
      </div>
      <div className={styles.wide}>
        <MonthChart
          months={months}
          total={total}
          withPrevious={withPrevious}
          linkTo={linkTo}
          receiptsOf={receiptsOf}
        />
      </div>
      <div className={styles.narrow}>
        <TreatmentChart total={total} wasteTypes={wasteTypes} withPrevious={withPrevious} linkTo={linkTo} />
      </div>
      <div className={styles.half}>
        <BarList
          title={texts.byWasteType}
          head={texts.columns.wasteType}
          total={total}
          linkTo={linkTo}
          withPrevious={withPrevious}
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
      <div className={styles.otherHalf}>
        <BarList
          title={texts.bySite}
          head={texts.columns.site}
          total={total}
          linkTo={linkTo}
          withPrevious={withPrevious}
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
          linkTo={linkTo}
          onOrdering={(ordering) => change({ ordering })}
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
