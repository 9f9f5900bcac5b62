import type { DeskCustomer } from "@kreislauf/contract/desk";
import { Plus, Upload } from "lucide-react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import type { DataColumn } from "@kreislauf/ui/data/data-column.ts";
import { DataTable } from "@kreislauf/ui/data/data-table.tsx";
import { RowCard } from "@kreislauf/ui/data/row-card.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { hrefTo, useHashRoute } from "../../base/hash-route.ts";
import { LoadFailure } from "../../base/load-failure.tsx";
import { EmptyPage } from "../base/empty-page.tsx";
import { PageButtons } from "../base/page-buttons.tsx";
import styles from "../base/page.module.css";
import { useFormOpener } from "../base/use-form-opener.ts";
import { customerFilterNames, useCustomers } from "../customers.queries.ts";
import { customersTexts } from "../customers.texts.ts";
import { AccessBadge } from "./access-badge.tsx";
import { CustomerFilters } from "./customer-filters.tsx";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { ClearSearchButton } from "../../base/list-search.tsx";
import { CreateCustomerCard } from "./create-customer-card.tsx";

/** All companies sorted by name; a row leads to the company's page. */
export function CustomersScreen({ mayWrite }: { mayWrite: boolean }) {
  const texts = useTexts(customersTexts);
  const { parameters } = useHashRoute();
  const search = parameters.get("search") ?? "";
  const page = Number(parameters.get("page") ?? "0") || 0;
  const list = useCustomers(parameters, page);
  const isFiltered = search !== "" || customerFilterNames.some((name) => parameters.has(name));
  const formats = useFormats();
  const { isOpen: isCreating, setIsOpen: setIsCreating, opener } = useFormOpener();
  const dayOf = (day: string | null) => (day === null ? "–" : formats.date(day));
  const hrefOf = ({ id }: DeskCustomer) => hrefTo(`/customers/${id}`);
  const counts = [
    { id: "sites", head: texts.sites, cell: ({ sites }: DeskCustomer) => sites },
    { id: "people", head: texts.people, cell: ({ people }: DeskCustomer) => people },
    { id: "agreements", head: texts.agreements, cell: ({ agreements }: DeskCustomer) => agreements },
  ] as const;
  const columns: readonly DataColumn<DeskCustomer>[] = [
    {
      id: "name",
      head: texts.company,
      cell: ({ name }) => name,
      sub: ({ city }) => city ?? "",
      isLink: true,
    },
    { id: "number", head: texts.number, cell: ({ customerNumber }) => customerNumber },
    ...counts.map((column) => ({ ...column, align: "right" as const })),
    { id: "lastOrder", head: texts.lastOrder, cell: ({ lastOrderOn }) => dayOf(lastOrderOn) },
    {
      id: "access",
      head: texts.access,
      cell: (customer) => <AccessBadge customer={customer} />,
    },
  ];
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <h1>{texts.title}</h1>
          <p>{list.data ? texts.summary(list.data.total) : "\u00A0"}</p>
        </div>
        <div className={styles.actions}>
          <LinkButton href={hrefTo("/customers/catalog")}>{texts.catalog}</LinkButton>
          {mayWrite && (
            <LinkButton icon={Upload} href={hrefTo("/customers/import")}>
              {texts.importTable}
            </LinkButton>
          )}
          {mayWrite && (
            <Button
              ref={opener}
              icon={Plus}
              variant={isCreating ? "secondary" : "primary"}
              aria-expanded={isCreating}
              onClick={() => setIsCreating(!isCreating)}
            >
              {texts.create}
            </Button>
          )}
        </div>
      </div>
      {isCreating && <CreateCustomerCard onClose={() => setIsCreating(false)} />}
      <CustomerFilters parameters={parameters} />
      {list.isError ? (
        <Card>
          <LoadFailure title={texts.listFailed} query={list} />
        </Card>
      ) : (
        <DataTable
          framed
          dense
          label={texts.list}
          loadingText={texts.loading}
          columns={columns}
          rows={list.data?.customers}
          rowId={({ id }) => id}
          href={hrefOf}
          card={(customer) => (
            <RowCard
              href={hrefOf(customer)}
              title={customer.name}
              sub={[customer.customerNumber, customer.city].filter(Boolean).join(" · ")}
              menu={<AccessBadge customer={customer} />}
              facts={[
                ...counts.map(({ head, cell }) => ({ label: head, value: cell(customer) })),
                { label: texts.lastOrder, value: dayOf(customer.lastOrderOn) },
              ]}
            />
          )}
          reloading={list.isPlaceholderData}
          empty={
            <EmptyPage page={page}>
              <StateMessage
                illustration={isFiltered ? "search" : "users"}
                title={isFiltered ? texts.noMatch : texts.nothing}
                text={isFiltered ? texts.noMatchText : texts.nothingText}
                action={isFiltered && <ClearSearchButton others={customerFilterNames} />}
              />
            </EmptyPage>
          }
          footer={<PageButtons page={page} hasMore={list.data?.hasMore === true} />}
        />
      )}
    </div>
  );
}
