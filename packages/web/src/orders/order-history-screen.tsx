import type { OrderStatusId } from "@kreislauf/contract/orders";
import { orderStatus, ordersTexts } from "@kreislauf/contract/orders";
import { useFormats } from "../base/format.ts";
import { useTexts } from "../base/language.tsx";
import { useStoredValue } from "../base/stored-value.ts";
import { useIsMobile } from "../base/viewport.ts";
import { LocationBar, useChosenLocation } from "../locations/index.ts";
import { PageHead } from "../ui/page-head.tsx";
import { ExportButton } from "../ui/export-button.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { OrderFilterChips } from "./order-filter-chips.tsx";
import { OrderFilterMenu } from "./order-filter-menu.tsx";
import { OrderHistoryLinks } from "./order-history-links.tsx";
import { OrderListBar } from "./order-list-bar.tsx";
import { plannedPeriod } from "./order-list-state.ts";
import { OrderResults } from "./order-results.tsx";
import { OrderSearch } from "./order-search.tsx";
import { orderViewChoice } from "./order-view-choice.ts";
import { amountOf, orderSelectionQuery } from "./orders.queries.ts";
import { ordersScreenTexts } from "./orders.texts.ts";
import { UnknownSite } from "./unknown-site.tsx";
import { useColumnChoice } from "./use-column-choice.ts";
import { useOrderListState } from "./use-order-list-state.ts";
import { useOrderPage } from "./use-order-page.ts";
import styles from "./order-history.module.css";

const { open, claimed, done, cancelled, failedTrip } = orderStatus;

/** In the order of product.md section 2. */
const tabStatuses: readonly OrderStatusId[] = [open, claimed, done, cancelled, failedTrip];

/** Two figure spaces keep the place of a count that is not known yet. */
const unknownCount = "\u2007\u2007";

/** The orders of a site or of all sites: by status, searched, filtered, sorted, page by page. */
export function OrderHistoryScreen() {
  const texts = useTexts(ordersScreenTexts);
  const statusWords = useTexts(ordersTexts).statusShort;
  const { number } = useFormats();
  const isMobile = useIsMobile();
  const [state, change] = useOrderListState();
  const chosen = useChosenLocation({ allowAll: true });
  const rememberedView = useStoredValue(orderViewChoice);
  const columns = useColumnChoice();
  const { list, amounts: counted } = useOrderPage(state, chosen.choice, change);

  const site = chosen.choice ?? "all";
  const view = isMobile ? "cards" : (state.view ?? rememberedView);
  const amounts = chosen.isUnknown ? {} : counted;
  const shown = amounts && amountOf(amounts, state.status);
  const exportButton = (
    <ExportButton
      label={texts.export}
      subject={{
        offered: ["orders", "waste_statistics"],
        site,
        place: texts.exported(chosen.location?.alias, undefined),
        about: texts.exported(chosen.location?.alias, shown === undefined ? undefined : number(shown)),
        query: orderSelectionQuery(state),
        period: plannedPeriod(state.filters),
      }}
    />
  );
  const locationBar = <LocationBar chosen={{ ...chosen, choose: (next) => change({ site: next }) }} />;
  return (
    <div className={styles.screen}>
      {isMobile ? (
        <>
          <h1>
            <VisuallyHidden>{texts.title}</VisuallyHidden>
          </h1>
          {locationBar}
          {exportButton}
          <OrderFilterMenu site={site} state={state} change={change} />
        </>
      ) : (
        <PageHead title={texts.title} context={<OrderHistoryLinks />}>
          <div className={styles.search}>
            <OrderSearch value={state.search} change={change} />
          </div>
          {locationBar}
          {exportButton}
        </PageHead>
      )}
      <Tabs
        bleed
        label={texts.statusTabs}
        tabs={[
          { value: "all", label: texts.all, count: amounts ? amountOf(amounts, null) : unknownCount },
          ...tabStatuses.map((status) => ({
            value: String(status),
            label: statusWords[status],
            count: amounts ? amountOf(amounts, status) : unknownCount,
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
        {chosen.isUnknown ? (
          <UnknownSite onShowAll={() => change({ site: "all" })} />
        ) : (
          <OrderResults
            list={list}
            total={shown}
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
