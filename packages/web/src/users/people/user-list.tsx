import { useQuery } from "@tanstack/react-query";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo } from "../../base/paths.ts";
import { useUser } from "../../base/session.ts";
import { usePhoneFormat } from "../../base/phone-format.ts";
import { InvitationCell } from "./invitation-cell.tsx";
import type { PeopleListState } from "../base/people-list-state.ts";
import { invitedColumns, registeredColumns } from "./people-columns.tsx";
import { editPathOf, UserCardMenu, UserRowActions } from "./people-row-actions.tsx";
import { PeopleExportButton } from "./people-export-button.tsx";
import { PeopleFilters } from "./people-filters.tsx";
import { PeopleTable } from "./people-table.tsx";
import { userPageQuery } from "../base/people.queries.ts";
import { peopleTexts } from "./people.texts.ts";
import type { PeopleActions } from "./use-people-actions.tsx";
import type { ChangeListState } from "../../base/use-list-state.ts";

interface UserListProps {
  kind: "registered" | "invited";
  state: PeopleListState;
  change: ChangeListState<PeopleListState>;
  actions: PeopleActions;
}

const emptyKinds = { registered: "no_registered_users", invited: "no_invited_users" } as const;

/** The list of registered or invited users, with filters and an export of the people that match them. */
export function UserList({ kind, state, change, actions }: UserListProps) {
  const texts = useTexts(peopleTexts).list;
  const language = useLanguage();
  const phone = usePhoneFormat();
  const self = useUser();
  const list = useQuery(userPageQuery(kind, state));
  return (
    <>
      <PeopleFilters kind={kind} state={state} change={change}>
        <PeopleExportButton kind={kind} state={state} total={list.data?.total} />
      </PeopleFilters>
      <PeopleTable
        label={texts[kind]}
        range={texts.usersRange}
        list={list}
        columns={
          kind === "registered"
            ? registeredColumns(language, phone)
            : invitedColumns(language, (user) => <InvitationCell user={user} actions={actions} />)
        }
        rowId={({ userId }) => userId}
        href={(user) => (user.userId === self.userId ? hrefTo("preferences") : `#${editPathOf(user)}`)}
        actions={(user) => <UserRowActions user={user} actions={actions} />}
        cardMenu={(user) => <UserCardMenu user={user} actions={actions} />}
        state={state}
        change={change}
        empty={{ kind: emptyKinds[kind], href: hrefTo("inviteUser") }}
      />
    </>
  );
}
