import { useQuery } from "@tanstack/react-query";
import { useLanguage, useTexts } from "../base/language.tsx";
import { hrefTo } from "../base/paths.ts";
import { useUser } from "../base/session.ts";
import { usePhoneWords } from "../base/phone-words.ts";
import { InvitationCell } from "./invitation-cell.tsx";
import type { PeopleState } from "./people-list-state.ts";
import { invitedColumns, registeredColumns } from "./people-columns.tsx";
import { editPathOf, UserCardMenu, UserRowActions } from "./people-row-actions.tsx";
import { PeopleTable } from "./people-table.tsx";
import { userPageQuery } from "./people.queries.ts";
import { peopleTexts } from "./people.texts.ts";
import type { PeopleActions } from "./use-people-actions.tsx";
import type { ChangePeople } from "./use-people-state.ts";

interface UserListProps {
  kind: "registered" | "invited";
  state: PeopleState;
  change: ChangePeople;
  actions: PeopleActions;
}

const emptyKinds = { registered: "no_registered_users", invited: "no_invited_users" } as const;

/** Registered or invited users. */
export function UserList({ kind, state, change, actions }: UserListProps) {
  const texts = useTexts(peopleTexts).list;
  const language = useLanguage();
  const phone = usePhoneWords();
  const self = useUser();
  const list = useQuery(userPageQuery(kind, state));
  return (
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
  );
}
