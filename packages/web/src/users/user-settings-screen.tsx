import { permission } from "@kreislauf/contract/base";
import { useQuery } from "@tanstack/react-query";
import { Lock, UserPlus, UserRound } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { MobileBarPortal, EmptyMobileBarSlot } from "@kreislauf/ui/layout/mobile-bar-slots.tsx";
import { hrefTo } from "../base/paths.ts";
import { useUser } from "../base/session.ts";
import { useIsMobile } from "@kreislauf/ui/base/use-is-mobile.ts";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { PageHeader } from "@kreislauf/ui/layout/page-header.tsx";
import { SearchField } from "@kreislauf/ui/controls/search-field.tsx";
import { Tabs } from "@kreislauf/ui/layout/tabs.tsx";
import { AccessTab } from "./access/access-tab.tsx";
import { SecurityTab } from "./access/security-tab.tsx";
import { ContactList } from "./people/contact-list.tsx";
import { LogTab } from "./log/log-tab.tsx";
import {
  maxSearchLength,
  peopleList,
  type PeopleTab,
  peopleTabs,
  wholeList,
} from "./base/people-list-state.ts";
import { contactPageQuery, userPageQuery } from "./base/people.queries.ts";
import { peopleTexts } from "./people/people.texts.ts";
import { usePeopleActions } from "./people/use-people-actions.tsx";
import { UserList } from "./people/user-list.tsx";
import { useListState } from "../base/use-list-state.ts";
import styles from "./people/people.module.css";

/**
 * The company's registered and invited users, and its external contacts. Users without the right to manage them see a
 * notice, and no request is sent.
 */
export function UserSettingsScreen() {
  const texts = useTexts(peopleTexts);
  const isManager = useUser().permissions.includes(permission.userManager);
  return isManager ? (
    <People />
  ) : (
    <>
      <PageHeader title={texts.title} />
      <EmptyMobileBarSlot area="search" />
      <EmptyMobileBarSlot area="tabs" />
      <Note variant="warning" icon={Lock} title={texts.missingTitle}>
        {texts.missingText}
      </Note>
    </>
  );
}

function People() {
  const texts = useTexts(peopleTexts);
  const { companyName } = useUser();
  const isMobile = useIsMobile();
  const [state, change] = useListState(peopleList);
  const actions = usePeopleActions();
  const counts = useCounts(state.tab);
  const isList = !["access", "security", "log"].includes(state.tab);
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
  return (
    <div className={styles.screen}>
      <PageHeader title={texts.title} context={texts.context(companyName)}>
        <LinkButton icon={UserRound} href={hrefTo("createExternalContact")}>
          {texts.createContact}
        </LinkButton>
        <LinkButton variant="primary" icon={UserPlus} href={hrefTo("inviteUser")}>
          {texts.invite}
        </LinkButton>
      </PageHeader>
      {isList && isMobile && <MobileBarPortal area="search">{search}</MobileBarPortal>}
      <Tabs
        inBar
        label={texts.tabs.label}
        tabs={peopleTabs.map((tab) => ({ value: tab, label: texts.tabs[tab], count: counts[tab] }))}
        value={state.tab}
        onChange={(tab) => change({ tab, ...wholeList })}
      >
        <div className={styles.panel}>
          {isList && !isMobile && <div className={styles.search}>{search}</div>}
          {state.tab === "access" && (
            <>
              <EmptyMobileBarSlot area="search" />
              <AccessTab />
            </>
          )}
          {state.tab === "security" && (
            <>
              <EmptyMobileBarSlot area="search" />
              <SecurityTab />
            </>
          )}
          {state.tab === "log" && <LogTab />}
          {state.tab === "external" && <ContactList state={state} change={change} actions={actions} />}
          {(state.tab === "registered" || state.tab === "invited") && (
            <UserList key={state.tab} kind={state.tab} state={state} change={change} actions={actions} />
          )}
        </div>
      </Tabs>
      {actions.element}
    </div>
  );
}

const whole = peopleList.parse({});

/**
 * The number of people in each tab. A tab's list is loaded when the tab is first opened; until then its number is
 * missing.
 */
function useCounts(tab: PeopleTab): Partial<Record<PeopleTab, number>> {
  const registered = useQuery({
    ...userPageQuery("registered", { ...whole, tab }),
    enabled: tab === "registered",
  });
  const invited = useQuery({ ...userPageQuery("invited", { ...whole, tab }), enabled: tab === "invited" });
  const external = useQuery({ ...contactPageQuery({ ...whole, tab }), enabled: tab === "external" });
  return {
    ...(registered.data && { registered: registered.data.total }),
    ...(invited.data && { invited: invited.data.total }),
    ...(external.data && { external: external.data.total }),
  };
}
