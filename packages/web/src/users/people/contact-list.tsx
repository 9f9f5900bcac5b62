import { useQuery } from "@tanstack/react-query";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo } from "../../base/paths.ts";
import { usePhoneFormat } from "../../base/phone-format.ts";
import type { PeopleListState } from "../base/people-list-state.ts";
import { contactColumns } from "./people-columns.tsx";
import { ContactCardMenu, ContactRowActions } from "./people-row-actions.tsx";
import { PeopleTable } from "./people-table.tsx";
import { contactPageQuery } from "../base/people.queries.ts";
import { peopleTexts } from "./people.texts.ts";
import type { PeopleActions } from "./use-people-actions.tsx";
import type { ChangeListState } from "../../base/use-list-state.ts";

interface ContactListProps {
  state: PeopleListState;
  change: ChangeListState<PeopleListState>;
  actions: PeopleActions;
}

export function ContactList({ state, change, actions }: ContactListProps) {
  const texts = useTexts(peopleTexts).list;
  const language = useLanguage();
  const phone = usePhoneFormat();
  const list = useQuery(contactPageQuery(state));
  return (
    <PeopleTable
      label={texts.external}
      range={texts.contactsRange}
      list={list}
      columns={contactColumns(language, phone)}
      rowId={({ id }) => id}
      href={({ id }) => hrefTo("editExternalContact", { id })}
      actions={(contact) => <ContactRowActions contact={contact} actions={actions} />}
      cardMenu={(contact) => <ContactCardMenu contact={contact} actions={actions} />}
      state={state}
      change={change}
      empty={{ kind: "no_external_contacts", href: hrefTo("createExternalContact") }}
    />
  );
}
