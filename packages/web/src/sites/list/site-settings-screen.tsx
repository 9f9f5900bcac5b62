import { permission } from "@kreislauf/contract/base";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { MobileBarPortal } from "@kreislauf/ui/layout/mobile-bar-slots.tsx";
import { hrefTo } from "../../base/paths.ts";
import { useUser } from "../../base/session.ts";
import { useIsMobile } from "@kreislauf/ui/base/use-is-mobile.ts";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { PageHeader } from "@kreislauf/ui/layout/page-header.tsx";
import { SearchField } from "@kreislauf/ui/controls/search-field.tsx";
import { loadingCount, Tabs } from "@kreislauf/ui/layout/tabs.tsx";
import { DeactivationNotice } from "../base/deactivation-notice.tsx";
import { GroupFilter } from "./group-filter.tsx";
import { maxSearchLength, siteList } from "./site-list-state.ts";
import { SiteResults } from "./site-results.tsx";
import { siteListQuery } from "./site-list.queries.ts";
import { sitesTexts } from "../sites.texts.ts";
import { useSiteActions } from "../base/use-site-actions.tsx";
import { useListState } from "../../base/use-list-state.ts";
import styles from "./site-settings.module.css";

/** The sites that a user sees; site managers also see inactive ones. */
export function SiteSettingsScreen() {
  const texts = useTexts(sitesTexts);
  const { number } = useFormats();
  const isMobile = useIsMobile();
  const isManager = useUser().permissions.includes(permission.siteManager);
  const [state, change] = useListState(siteList);
  const list = useQuery(siteListQuery(state, isManager));
  const actions = useSiteActions();
  const amounts = list.data?.amounts;

  const search = (
    <SearchField
      label={texts.search.label}
      placeholder={texts.search.placeholder}
      clearLabel={texts.search.clear}
      maxLength={maxSearchLength}
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
      <PageHeader
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
          <LinkButton variant="primary" icon={Plus} href={hrefTo("createSite")}>
            {texts.create}
          </LinkButton>
        )}
      </PageHeader>
      {isMobile && <MobileBarPortal area="search">{search}</MobileBarPortal>}
      {isManager ? (
        <>
          <div className={styles.notice}>
            <DeactivationNotice actions={actions} />
          </div>
          <Tabs
            bleed
            label={texts.tabs}
            tabs={[
              { value: "active", label: texts.active, count: amounts?.active ?? loadingCount },
              { value: "inactive", label: texts.inactive, count: amounts?.inactive ?? loadingCount },
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
