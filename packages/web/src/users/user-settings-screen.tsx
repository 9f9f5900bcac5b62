import { permission } from "@kreislauf/contract/base";
import { useQuery } from "@tanstack/react-query";
import { Lock, UserPlus, UserRound } from "lucide-react";
import { useTexts } from "../base/language.tsx";
import { InMobileBar, NothingInMobileBar } from "../base/mobile-areas.tsx";
import { hrefTo } from "../base/paths.ts";
import { useUser } from "../base/session.ts";
import { useIsMobile } from "../base/viewport.ts";
import { LinkButton } from "../ui/link-button.tsx";
import { Note } from "../ui/note.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { SearchField } from "../ui/search-field.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { AccessTab } from "./access-tab.tsx";
import { ContactList } from "./contact-list.tsx";
import { LogTab } from "./log-tab.tsx";
import { longestSearch, type PeopleTab, peopleTabs } from "./people-list-state.ts";
import { contactPageQuery, userPageQuery } from "./people.queries.ts";
import { peopleTexts } from "./people.texts.ts";
import { usePeopleActions } from "./use-people-actions.tsx";
import { usePeopleState } from "./use-people-state.ts";
import { UserList } from "./user-list.tsx";
import styles from "./people.module.css";

/** Who acts for the company: registered, invited, external. Without the right it says so and asks for nothing. */
export function UserSettingsScreen() {
  const texts = useTexts(peopleTexts);
  const isManager = useUser().permissions.includes(permission.userManager);
  return isManager ? (
    <People />
  ) : (
    <>
      <PageHead title={texts.title} />
      <NothingInMobileBar area="search" />
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
  const [state, change] = usePeopleState();
  const actions = usePeopleActions();
  const counts = useCounts(state.tab);
  const isList = state.tab !== "access" && state.tab !== "log";
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
  return (
    <div className={styles.screen}>
      <PageHead title={texts.title} context={texts.context(companyName)}>
        <LinkButton icon={UserRound} href={hrefTo("createExternalUser")}>
          {texts.createContact}
        </LinkButton>
        <LinkButton variant="primary" icon={UserPlus} href={hrefTo("inviteUser")}>
          {texts.invite}
        </LinkButton>
      </PageHead>
      {isList && isMobile && <InMobileBar area="search">{search}</InMobileBar>}
      <Tabs
        bleed
        label={texts.tabs.label}
        tabs={peopleTabs.map((tab) => ({ value: tab, label: texts.tabs[tab], count: counts[tab] }))}
        value={state.tab}
        onChange={(tab) => change({ tab, search: "" })}
      >
        <div className={styles.panel}>
          {isList && !isMobile && <div className={styles.search}>{search}</div>}
          {state.tab === "access" && (
            <>
              <NothingInMobileBar area="search" />
              <AccessTab />
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

const whole = { search: "", sort: { by: "lastName", order: "asc" }, page: 1 } as const;

/** A tab loads when it is switched to for the first time; from then on it knows how many it holds. */
function useCounts(tab: PeopleTab): Partial<Record<PeopleTab, number>> {
  const registered = useQuery({
    ...userPageQuery("registered", { tab, ...whole }),
    enabled: tab === "registered",
  });
  const invited = useQuery({ ...userPageQuery("invited", { tab, ...whole }), enabled: tab === "invited" });
  const external = useQuery({ ...contactPageQuery({ tab, ...whole }), enabled: tab === "external" });
  return {
    ...(registered.data && { registered: registered.data.total }),
    ...(invited.data && { invited: invited.data.total }),
    ...(external.data && { external: external.data.total }),
  };
}
