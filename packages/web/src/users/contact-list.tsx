import { useQuery } from "@tanstack/react-query";
import { useLanguage, useTexts } from "../base/language.tsx";
import { hrefTo } from "../base/paths.ts";
import { usePhoneWords } from "../base/phone-words.ts";
import type { PeopleState } from "./people-list-state.ts";
import { contactColumns } from "./people-columns.tsx";
import { ContactCardMenu, ContactRowActions } from "./people-row-actions.tsx";
import { PeopleTable } from "./people-table.tsx";
import { contactPageQuery } from "./people.queries.ts";
import { peopleTexts } from "./people.texts.ts";
import type { PeopleActions } from "./use-people-actions.tsx";
import type { ChangePeople } from "./use-people-state.ts";

interface ContactListProps {
  state: PeopleState;
  change: ChangePeople;
  actions: PeopleActions;
}

/** The external contacts. */
export function ContactList({ state, change, actions }: ContactListProps) {
  const texts = useTexts(peopleTexts).list;
  const language = useLanguage();
  const phone = usePhoneWords();
  const list = useQuery(contactPageQuery(state));
  return (
    <PeopleTable
      label={texts.external}
      range={texts.contactsRange}
      list={list}
      columns={contactColumns(language, phone)}
      rowId={({ id }) => id}
      href={({ id }) => hrefTo("editExternalUser", { id })}
      actions={(contact) => <ContactRowActions contact={contact} actions={actions} />}
      cardMenu={(contact) => <ContactCardMenu contact={contact} actions={actions} />}
      state={state}
      change={change}
      empty={{ kind: "no_external_contacts", href: hrefTo("createExternalUser") }}
    />
  );
}
