import { orderStatus, ordersTexts, type OrderStatusId } from "@kreislauf/contract/orders";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useStoredValue } from "@kreislauf/ui/base/stored-value.ts";
import { useIsMobile } from "@kreislauf/ui/base/use-is-mobile.ts";
import {
  setFilterParam,
  siteOfScope,
  SitesBar,
  UnknownSitesNote,
  useChosenSites,
  useSitesName,
} from "../../sites/index.ts";
import { PageHeader } from "@kreislauf/ui/layout/page-header.tsx";
import { ExportButton } from "../../base/export-button.tsx";
import { loadingCount, Tabs } from "@kreislauf/ui/layout/tabs.tsx";
import { VisuallyHidden } from "@kreislauf/ui/base/visually-hidden.tsx";
import { OrderFilterChips } from "../filters/order-filter-chips.tsx";
import { OrderFilterMenu } from "../filters/order-filter-menu.tsx";
import { OrderHistoryLinks } from "./order-history-links.tsx";
import { OrderListBar } from "./order-list-bar.tsx";
import { filteredPeriod } from "../base/order-list-state.ts";
import { OrderResults } from "./order-results.tsx";
import { OrderSearch } from "../filters/order-search.tsx";
import { orderViewPreference } from "./order-view-preference.ts";
import { countOfStatus, type OrderCounts, orderSelectionQuery } from "../orders.queries.ts";
import { ordersScreenTexts } from "../orders.texts.ts";
import { UnknownSite } from "./unknown-site.tsx";
import { useColumnVisibility } from "./use-column-visibility.ts";
import { useOrderListState } from "../filters/use-order-list-state.ts";
import { useOrderListPage } from "./use-order-list-page.ts";
import styles from "./order-history.module.css";

const { open, claimed, done, cancelled, failedTrip } = orderStatus;

/** The tabs that follow the one for all orders, from left to right (docs/coverage.md 2.54). */
const tabStatuses: readonly OrderStatusId[] = [open, claimed, done, cancelled, failedTrip];

const noOrders: OrderCounts = { byStatus: {}, byDay: {} };

/**
 * The list of the orders of one site, some sites or all: in tabs by status, with search, filters, sorting and pages.
 */
export function OrderHistoryScreen() {
  const texts = useTexts(ordersScreenTexts);
  const statusWords = useTexts(ordersTexts).status;
  const { number } = useFormats();
  const isMobile = useIsMobile();
  const control = useOrderListState();
  const { state, change } = control;
  const chosen = useChosenSites();
  const sitesName = useSitesName(chosen);
  const rememberedView = useStoredValue(orderViewPreference);
  const columns = useColumnVisibility();
  const { list, counts, haveCountsFailed } = useOrderListPage(control, chosen.choice);

  const site = chosen.choice ?? "all";
  const view = isMobile ? "cards" : (state.view ?? rememberedView);
  const amounts = chosen.isUnknown ? noOrders : counts;
  const shownCount = amounts && countOfStatus(amounts, state.status);
  const countOf = (status: OrderStatusId | null) => {
    if (amounts) return countOfStatus(amounts, status);
    return haveCountsFailed ? undefined : loadingCount;
  };
  const exportButton = (
    <ExportButton
      label={texts.export}
      rowCount={shownCount}
      subject={{
        kinds: ["orders", "waste_statistics"],
        site: siteOfScope(site),
        siteSet: setFilterParam(site).filter,
        siteLabel: texts.exported(sitesName, undefined),
        description: texts.exported(sitesName, shownCount === undefined ? undefined : number(shownCount)),
        query: orderSelectionQuery({ ...state, site }),
        period: filteredPeriod(state.filters),
      }}
    />
  );
  const siteBar = <SitesBar chosen={{ ...chosen, choose: (next) => change({ site: next }) }} />;
  return (
    <div className={styles.screen}>
      {isMobile ? (
        <>
          <h1>
            <VisuallyHidden>{texts.title}</VisuallyHidden>
          </h1>
          {siteBar}
          {exportButton}
          <OrderFilterMenu site={site} state={state} change={change} />
        </>
      ) : (
        <PageHeader title={texts.title} context={<OrderHistoryLinks />}>
          <div className={styles.search}>
            <OrderSearch value={state.search} change={change} />
          </div>
          {siteBar}
          {exportButton}
        </PageHeader>
      )}
      <Tabs
        bleed
        label={texts.statusTabs}
        tabs={[
          { value: "all", label: texts.all, count: countOf(null) },
          ...tabStatuses.map((status) => ({
            value: String(status),
            label: statusWords[status],
            count: countOf(status),
          })),
        ]}
        value={String(state.status ?? "all")}
        onChange={(tab) => change({ status: tabStatuses.find((status) => String(status) === tab) ?? null })}
      >
        {isMobile ? (
          <div className={styles.mobileBar}>
            <OrderFilterChips
              site={site}
              filters={state.filters}
              onChange={(filters) => change({ filters })}
            />
            <OrderSearch value={state.search} change={change} />
          </div>
        ) : (
          <OrderListBar site={site} state={state} change={change} view={view} columns={columns} />
        )}
        <UnknownSitesNote chosen={chosen} />
        {chosen.isUnknown ? (
          <UnknownSite onShowAll={() => change({ site: "all" })} />
        ) : (
          <OrderResults
            list={list}
            counts={amounts}
            site={site}
            state={state}
            change={change}
            asCards={view === "cards"}
            hiddenColumns={columns.hidden}
          />
        )}
      </Tabs>
    </div>
  );
}
