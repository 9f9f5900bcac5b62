import { errorSentence } from "../../base/api-error.ts";
import { siteSortKeys, type SiteList, type SiteSummary } from "@kreislauf/contract/sites";
import type { UseQueryResult } from "@tanstack/react-query";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo } from "../../base/paths.ts";
import { PagedTable } from "@kreislauf/ui/data/paged-table.tsx";
import { SiteCard, SiteCardSkeleton } from "./site-card.tsx";
import { siteColumns } from "./site-columns.tsx";
import { type SiteListState, sitePageSize } from "./site-list-state.ts";
import { SiteCardMenu, SiteRowActions } from "./site-row-actions.tsx";
import { SitesEmpty } from "./sites-empty.tsx";
import { sitesTexts } from "../sites.texts.ts";
import type { SiteActions } from "../base/use-site-actions.tsx";
import type { ChangeListState } from "../../base/use-list-state.ts";
import styles from "./site-settings.module.css";

interface SiteResultsProps {
  list: UseQueryResult<SiteList>;
  state: SiteListState;
  change: ChangeListState<SiteListState>;
  isManager: boolean;
  actions: SiteActions;
}

/** In windows narrower than this, in px, the table scrolls sideways. */
const tableWidth = 900;

/** A page of sites with its pager, or an empty state. */
export function SiteResults({ list, state, change, isManager, actions }: SiteResultsProps) {
  const texts = useTexts(sitesTexts).list;
  const language = useLanguage();
  // While the other tab's sites load, the table still shows the previous rows, so it needs the columns for those.
  const isActive = list.data?.serviceLocations[0]?.active ?? state.active;
  return (
    <PagedTable
      errorText={errorSentence}
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
      loadingClass={styles.waiting}
      columns={siteColumns(language, isActive)}
      rowId={({ id }) => id}
      href={({ id }) => hrefTo("site", { id })}
      empty={<SitesEmpty state={state} change={change} isManager={isManager} />}
      minWidth={tableWidth}
      {...(isManager && {
        actions: (site: SiteSummary) => <SiteRowActions site={site} actions={actions} />,
      })}
      cardSkeleton={<SiteCardSkeleton isActive={isActive} />}
      card={(site) => (
        <SiteCard site={site} {...(isManager && { menu: <SiteCardMenu site={site} actions={actions} /> })} />
      )}
    />
  );
}
