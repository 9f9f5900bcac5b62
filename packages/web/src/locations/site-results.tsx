import type { ServiceLocationList, ServiceLocationSummary } from "@kreislauf/contract/locations";
import { siteSortKeys } from "@kreislauf/contract/locations";
import type { UseQueryResult } from "@tanstack/react-query";
import { useLanguage, useTexts } from "../base/language.tsx";
import { hrefTo } from "../base/paths.ts";
import { PagedTable } from "../ui/paged-table.tsx";
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
  // While another tab loads, the rows of the last one are told in its own columns.
  const areActive = list.data?.serviceLocations[0]?.active ?? state.active;
  return (
    <PagedTable
      list={list}
      rowsOf={({ serviceLocations }) => serviceLocations}
      paging={{
        page: state.page,
        size: sitePageSize,
        total: list.data?.total,
        onPage: (page) => change({ page }),
      }}
      sorting={{ keys: siteSortKeys, sort: state.sort, onSort: (sort) => change({ sort }) }}
      texts={texts}
      waitingClass={styles.waiting}
      columns={siteColumns(language, areActive)}
      rowId={({ id }) => id}
      href={({ id }) => hrefTo("location", { id })}
      empty={<SitesEmpty state={state} change={change} isManager={isManager} />}
      minWidth={tableWidth}
      {...(isManager && {
        actions: (site: ServiceLocationSummary) => <SiteRowActions site={site} actions={actions} />,
      })}
      card={(site) => (
        <SiteCard site={site} {...(isManager && { menu: <SiteCardMenu site={site} actions={actions} /> })} />
      )}
    />
  );
}
