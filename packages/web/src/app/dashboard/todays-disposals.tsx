import type { TodaysDisposals as Answer } from "@kreislauf/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useIsMobile } from "@kreislauf/ui/base/use-is-mobile.ts";
import { today } from "@kreislauf/ui/base/today.ts";
import { orderListHref } from "../../orders/index.ts";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { CountPill } from "@kreislauf/ui/feedback/count-pill.tsx";
import type { DataColumn } from "@kreislauf/ui/data/data-column.ts";
import { DataTable } from "@kreislauf/ui/data/data-table.tsx";
import { todaysDisposalsQuery } from "./dashboard.queries.ts";
import { dashboardTexts } from "./dashboard.texts.ts";
import styles from "./dashboard.module.css";
import { LoadFailure } from "../../base/load-failure.tsx";

type Disposal = Answer["disposals"][number];

/** The sites with disposals today; each site links to its orders of the day. */
export function TodaysDisposals({ readsOrders }: { readsOrders: boolean }) {
  const texts = useTexts(dashboardTexts);
  const isMobile = useIsMobile();
  const { data: disposals, error, isFetching, refetch } = useQuery(todaysDisposalsQuery);
  const columns = createColumns(texts);
  const total = disposals?.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const words = disposals?.length ? texts.todaySummary(total, disposals.length) : undefined;
  const summary =
    words === undefined ? undefined : readsOrders ? <a href={ordersOfToday("all")}>{words}</a> : words;
  const beside =
    summary === undefined || isMobile ? undefined : <span className={styles.summary}>{summary}</span>;
  return (
    <Card title={texts.today} actions={beside} flush>
      {summary !== undefined && isMobile && <p className={styles.summary}>{summary}</p>}
      {error ? (
        <LoadFailure title={texts.todayFailed} query={{ error, refetch, isFetching }} />
      ) : (
        <DataTable
          label={texts.todayTable}
          columns={columns}
          rows={disposals}
          rowId={({ serviceLocationId }) => serviceLocationId}
          empty={<p className={styles.nothing}>{texts.nothingToday}</p>}
          loadingText={texts.loading}
          {...(readsOrders ? { href: hrefOf, card: linkedCard } : { card })}
        />
      )}
    </Card>
  );
}

/** Links to all orders of the day except cancelled ones, which the numbers do not count either. */
const ordersOfToday = (site: number | "all") =>
  orderListHref({ site, dateFrom: today(), dateTo: today(), withoutCancelled: true });
const hrefOf = ({ serviceLocationId, active }: Disposal) => ordersOfToday(active ? serviceLocationId : "all");

type Texts = (typeof dashboardTexts)["de"];

/** The time windows that the orders ask for; empty if all orders are for any time of the day. */
const timeWindowText = ({ timeWindows }: Disposal, { window }: Texts): string =>
  timeWindows.flatMap((each) => (each === "all_day" ? [] : [window[each]])).join(", ");

/** How many of today's orders are executed (while none is: how many are confirmed), and how many have failed. */
const statusText = ({ count, confirmed, executed, failed }: Disposal, { progress }: Texts): string =>
  [
    executed > 0 ? progress.executed(executed, count) : confirmed > 0 && progress.confirmed(confirmed, count),
    failed > 0 && progress.failed(failed),
  ]
    .filter(Boolean)
    .join(", ");

const createColumns = ({ columns: heads, ...texts }: Texts): readonly DataColumn<Disposal>[] => [
  { id: "site", head: heads.site, cell: ({ site }) => <b>{site}</b>, isLink: true },
  { id: "street", head: heads.street, cell: ({ street }) => street },
  { id: "houseNumber", head: heads.houseNumber, cell: ({ houseNumber }) => houseNumber },
  { id: "zip", head: heads.zip, cell: ({ zip }) => zip },
  { id: "city", head: heads.city, cell: ({ city }) => city },
  { id: "window", head: heads.window, cell: (row) => timeWindowText(row, { columns: heads, ...texts }) },
  { id: "progress", head: heads.progress, cell: (row) => statusText(row, { columns: heads, ...texts }) },
  { id: "count", head: heads.count, align: "right", cell: ({ count }) => <CountPill count={count} /> },
];

const card = (disposal: Disposal) => <DisposalCard disposal={disposal} />;
const linkedCard = (disposal: Disposal) => <DisposalCard disposal={disposal} href={hrefOf(disposal)} />;

function DisposalCard({ disposal, href }: { disposal: Disposal; href?: string }) {
  const texts = useTexts(dashboardTexts);
  const { site, street, houseNumber, zip, city, count } = disposal;
  const known = [timeWindowText(disposal, texts), statusText(disposal, texts)].filter(Boolean).join(" · ");
  return (
    <div className={styles.disposal}>
      <div>
        {href === undefined ? <b>{site}</b> : <a href={href}>{site}</a>}
        <small>{`${street} ${houseNumber}, ${zip} ${city}`}</small>
        {known !== "" && <small>{known}</small>}
      </div>
      <CountPill count={count} />
    </div>
  );
}
