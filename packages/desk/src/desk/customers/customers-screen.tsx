import type { DeskCustomer } from "@kreislauf/contract/desk";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { SearchField } from "@kreislauf/ui/controls/search-field.tsx";
import type { DataColumn } from "@kreislauf/ui/data/data-column.ts";
import { DataTable } from "@kreislauf/ui/data/data-table.tsx";
import { Badge } from "@kreislauf/ui/feedback/badge.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { changeParameters, hrefTo, useAddress } from "../../base/address.ts";
import { errorSentence } from "../../base/call.ts";
import styles from "../base/page.module.css";
import { useCustomers } from "../customers.queries.ts";
import { customersTexts } from "../customers.texts.ts";
import { CreateCustomerCard } from "./create-customer-card.tsx";

/** Companies by name; a row leads to the company's page. */
export function CustomersScreen({ mayWrite }: { mayWrite: boolean }) {
  const texts = useTexts(customersTexts);
  const { parameters } = useAddress();
  const search = parameters.get("search") ?? "";
  const page = Number(parameters.get("page") ?? "0") || 0;
  const list = useCustomers(search, page);
  const [isCreating, setIsCreating] = useState(false);
  const columns: readonly DataColumn<DeskCustomer>[] = [
    {
      id: "name",
      head: texts.company,
      cell: ({ name }) => name,
      sub: ({ city }) => city ?? "",
      isLink: true,
    },
    { id: "number", head: texts.number, cell: ({ customerNumber }) => customerNumber },
    { id: "sites", head: texts.sites, cell: ({ sites }) => sites, align: "right" },
    { id: "people", head: texts.people, cell: ({ people }) => people, align: "right" },
    { id: "agreements", head: texts.agreements, cell: ({ agreements }) => agreements, align: "right" },
    {
      id: "access",
      head: texts.access,
      cell: ({ access }) => <Badge active={access === "invited"}>{texts.accessStates[access]}</Badge>,
    },
  ];
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <h1>{texts.title}</h1>
          <p>{list.data ? texts.summary(list.data.total) : " "}</p>
        </div>
        <div className={styles.actions}>
          <LinkButton href={hrefTo("/customers/catalog")}>{texts.catalog}</LinkButton>
          {mayWrite && <LinkButton href={hrefTo("/customers/import")}>{texts.importTable}</LinkButton>}
          {mayWrite && (
            <Button variant="primary" aria-expanded={isCreating} onClick={() => setIsCreating(true)}>
              {texts.create}
            </Button>
          )}
        </div>
      </div>
      {isCreating && <CreateCustomerCard onClose={() => setIsCreating(false)} />}
      <div role="search" className={styles.search}>
        <SearchField
          label={texts.search}
          placeholder={texts.searchHint}
          clearLabel={texts.clearSearch}
          maxLength={100}
          value={search}
          onSearch={(words) => changeParameters({ search: words, page: null })}
        />
      </div>
      {list.isError ? (
        <Note variant="error" role="alert">
          {errorSentence(list.error)}
        </Note>
      ) : (
        <DataTable
          framed
          dense
          label={texts.list}
          loadingText={texts.loading}
          columns={columns}
          rows={list.data?.customers}
          rowId={({ id }) => id}
          href={({ id }) => hrefTo(`/customers/${id}`)}
          reloading={list.isPlaceholderData}
          empty={
            <StateMessage
              illustration={search === "" ? "users" : "search"}
              title={search === "" ? texts.nothing : texts.noMatch}
              text={search === "" ? texts.nothingText : texts.noMatchText}
            />
          }
        />
      )}
      {(page > 0 || list.data?.hasMore === true) && (
        <div className={styles.pager}>
          <Button
            small
            aria-disabled={page === 0}
            onClick={() => changeParameters({ page: page > 1 ? String(page - 1) : null })}
          >
            {texts.previous}
          </Button>
          <Button
            small
            aria-disabled={list.data?.hasMore !== true}
            onClick={() => list.data?.hasMore === true && changeParameters({ page: String(page + 1) })}
          >
            {texts.next}
          </Button>
        </div>
      )}
    </div>
  );
}
