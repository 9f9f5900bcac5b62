import type { TodaysDisposals as Answer } from "@kreislauf/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { errorSentence } from "../../base/api-error.ts";
import { useTexts } from "../../base/language.tsx";
import { useIsMobile } from "../../base/viewport.ts";
import { Card } from "../../ui/card.tsx";
import { classes } from "../../ui/classes.ts";
import { CountPill } from "../../ui/count-pill.tsx";
import type { DataColumn } from "../../ui/data-column.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { todaysDisposalsQuery } from "./dashboard.queries.ts";
import { dashboardTexts } from "./dashboard.texts.ts";
import styles from "./dashboard.module.css";

type Disposal = Answer["disposals"][number];

export function TodaysDisposals() {
  const texts = useTexts(dashboardTexts);
  const isMobile = useIsMobile();
  const { data: disposals, error, isFetching, refetch } = useQuery(todaysDisposalsQuery);
  const columns = columnsWith(texts.columns);
  const total = disposals?.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const summary = disposals?.length ? texts.todaySummary(total, disposals.length) : undefined;
  const beside =
    summary === undefined || isMobile ? undefined : (
      <span className={classes(styles.summary, styles.actions)}>{summary}</span>
    );
  return (
    <Card title={texts.today} actions={beside} flush>
      {summary !== undefined && isMobile && <p className={styles.summary}>{summary}</p>}
      {error ? (
        <ErrorState
          title={texts.todayFailed}
          text={errorSentence(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <DataTable
          label={texts.todayTable}
          columns={columns}
          rows={disposals}
          rowId={({ serviceLocationId }) => serviceLocationId}
          empty={<p className={styles.nothing}>{texts.nothingToday}</p>}
          loadingText={texts.loading}
          card={card}
        />
      )}
    </Card>
  );
}

type Heads = (typeof dashboardTexts)["de"]["columns"];

const columnsWith = (heads: Heads): readonly DataColumn<Disposal>[] => [
  { id: "site", head: heads.site, cell: ({ site }) => <b>{site}</b> },
  { id: "street", head: heads.street, cell: ({ street }) => street },
  { id: "houseNumber", head: heads.houseNumber, cell: ({ houseNumber }) => houseNumber },
  { id: "zip", head: heads.zip, cell: ({ zip }) => zip },
  { id: "city", head: heads.city, cell: ({ city }) => city },
  { id: "count", head: heads.count, align: "right", cell: ({ count }) => <CountPill count={count} /> },
];

const card = (disposal: Disposal) => <DisposalCard {...disposal} />;

function DisposalCard({ site, street, houseNumber, zip, city, count }: Disposal) {
  return (
    <div className={styles.disposal}>
      <div>
        <b>{site}</b>
        <small>{`${street} ${houseNumber}, ${zip} ${city}`}</small>
      </div>
      <CountPill count={count} />
    </div>
  );
}
