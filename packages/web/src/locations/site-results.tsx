import type { ServiceLocationList, ServiceLocationSummary } from "@kreislauf/contract/locations";
import { siteSortKeys } from "@kreislauf/contract/locations";
import type { UseQueryResult } from "@tanstack/react-query";
import { errorSentence } from "../base/api-error.ts";
import { useFormats } from "../base/format.ts";
import { useLanguage, useTexts } from "../base/language.tsx";
import { hrefTo } from "../base/paths.ts";
import { Card } from "../ui/card.tsx";
import { DataTable } from "../ui/data-table.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { useLate } from "../ui/late.tsx";
import { Pager } from "../ui/pager.tsx";
import { SiteCard } from "./site-card.tsx";
import { siteColumns } from "./site-columns.tsx";
import { type SiteListState, sitePageSize } from "./site-list-state.ts";
import { SiteCardMenu, SiteRowActions } from "./site-row-actions.tsx";
import { SitesEmpty } from "./sites-empty.tsx";
import { sitesTexts } from "./sites.texts.ts";
import type { SiteActions } from "./use-site-actions.tsx";
import type { ChangeSiteList } from "./use-site-list-state.ts";
import styles from "./location-settings.module.css";

interface SiteResultsProps {
  list: UseQueryResult<ServiceLocationList>;
  state: SiteListState;
  change: ChangeSiteList;
  isManager: boolean;
  actions: SiteActions;
}

/** px below which the table scrolls sideways. */
const tableWidth = 900;

/** The page of sites with its pager; or why there is none. */
export function SiteResults({ list, state, change, isManager, actions }: SiteResultsProps) {
  const texts = useTexts(sitesTexts).list;
  const language = useLanguage();
  const { number } = useFormats();
  const reloading = useLate(list.isFetching && list.data !== undefined);
  if (list.isError && list.data === undefined) {
    return (
      <Card flush>
        <ErrorState
          title={texts.failed}
          text={errorSentence(list.error)}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      </Card>
    );
  }
  const { serviceLocations: sites, total = 0 } = list.data ?? {};
  const first = (state.page - 1) * sitePageSize;
  // While another tab loads, the rows of the last one are told in its own columns.
  const areActive = sites?.[0]?.active ?? state.active;
  return (
    <div className={sites === undefined ? styles.waiting : undefined}>
      <DataTable
        label={texts.label}
        columns={siteColumns(language, areActive)}
        rows={sites}
        rowId={({ id }) => id}
        href={({ id }) => hrefTo("location", { id })}
        sort={state.sort}
        onSort={({ by, order }) => {
          const key = siteSortKeys.find((each) => each === by);
          if (key !== undefined) change({ sort: { by: key, order } });
        }}
        empty={<SitesEmpty state={state} change={change} isManager={isManager} />}
        loadingText={texts.loading}
        reloading={reloading}
        framed
        minWidth={tableWidth}
        {...(isManager && {
          actions: (site: ServiceLocationSummary) => <SiteRowActions site={site} actions={actions} />,
        })}
        card={(site) => (
          <SiteCard
            site={site}
            {...(isManager && { menu: <SiteCardMenu site={site} actions={actions} /> })}
          />
        )}
        foot={
          total > 0 && (
            <Pager
              text={texts.range(
                number(first + 1),
                number(Math.min(first + sitePageSize, total)),
                number(total),
              )}
              page={state.page}
              pageCount={Math.ceil(total / sitePageSize)}
              onPage={(page) => change({ page })}
            />
          )
        }
      />
    </div>
  );
}
