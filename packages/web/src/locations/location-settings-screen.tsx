import { permission } from "@kreislauf/contract/base";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useFormats } from "../base/format.ts";
import { useTexts } from "../base/language.tsx";
import { InMobileBar } from "../base/mobile-areas.tsx";
import { hrefTo } from "../base/paths.ts";
import { useUser } from "../base/session.ts";
import { useIsMobile } from "../base/viewport.ts";
import { LinkButton } from "../ui/link-button.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { SearchField } from "../ui/search-field.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { DeactivationNotice } from "./deactivation-notice.tsx";
import { GroupFilter } from "./group-filter.tsx";
import { longestSearch } from "./site-list-state.ts";
import { SiteResults } from "./site-results.tsx";
import { siteListQuery } from "./site.queries.ts";
import { sitesTexts } from "./sites.texts.ts";
import { useSiteActions } from "./use-site-actions.tsx";
import { useSiteListState } from "./use-site-list-state.ts";
import styles from "./location-settings.module.css";

/** Two figure spaces keep the place of a count that is not known yet. */
const unknownCount = "\u2007\u2007";

/** The sites of the company that somebody sees; whoever manages sites also those out of use. */
export function LocationSettingsScreen() {
  const texts = useTexts(sitesTexts);
  const { number } = useFormats();
  const isMobile = useIsMobile();
  const isManager = useUser().permissions.includes(permission.locationManager);
  const [state, change] = useSiteListState();
  const list = useQuery(siteListQuery(state, isManager));
  const actions = useSiteActions();
  const amounts = list.data?.amounts;

  const search = (
    <SearchField
      label={texts.search.label}
      placeholder={texts.search.placeholder}
      clearLabel={texts.search.clear}
      maxLength={longestSearch}
      value={state.search}
      onSearch={(words, how) => change({ search: words }, how)}
    />
  );
  const results = (
    <>
      {(!isMobile || isManager) && (
        <div className={styles.bar}>
          {!isMobile && <div className={styles.search}>{search}</div>}
          {isManager && <GroupFilter value={state.group} onChange={(group) => change({ group })} />}
        </div>
      )}
      <SiteResults list={list} state={state} change={change} isManager={isManager} actions={actions} />
    </>
  );
  return (
    <div className={styles.screen}>
      <PageHead
        title={texts.title}
        context={
          amounts &&
          texts.context(
            texts.activeSites(amounts.active, number(amounts.active)),
            texts.containers(number(amounts.containers)),
          )
        }
      >
        {isManager && (
          <LinkButton variant="primary" icon={Plus} href={hrefTo("createLocation")}>
            {texts.create}
          </LinkButton>
        )}
      </PageHead>
      {isMobile && <InMobileBar area="search">{search}</InMobileBar>}
      {isManager ? (
        <>
          <div className={styles.notice}>
            <DeactivationNotice actions={actions} />
          </div>
          <Tabs
            bleed
            label={texts.tabs}
            tabs={[
              { value: "active", label: texts.active, count: amounts?.active ?? unknownCount },
              { value: "inactive", label: texts.inactive, count: amounts?.inactive ?? unknownCount },
            ]}
            value={state.active ? "active" : "inactive"}
            onChange={(tab) => change({ active: tab === "active" })}
          >
            {results}
          </Tabs>
        </>
      ) : (
        <>
          <p className={styles.readOnly}>{texts.readOnly}</p>
          {results}
        </>
      )}
      {actions.element}
    </div>
  );
}
