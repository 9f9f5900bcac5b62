import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { errorSentence } from "../base/api-error.ts";
import { useFormats } from "../base/format.ts";
import { useTexts } from "../base/language.tsx";
import { Card } from "../ui/card.tsx";
import type { DataColumn } from "../ui/data-column.ts";
import { DataTable } from "../ui/data-table.tsx";
import { type EmptyKind, EmptyState } from "../ui/empty-state.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { useLate } from "../ui/late.tsx";
import { Pager } from "../ui/pager.tsx";
import { peoplePageSize, type PeopleState } from "./people-list-state.ts";
import { peopleTexts } from "./people.texts.ts";
import type { ChangePeople } from "./use-people-state.ts";
import styles from "./people.module.css";

interface PeopleTableProps<Person> {
  label: string;
  list: UseQueryResult<{ readonly users: readonly Person[]; readonly total: number }>;
  columns: readonly DataColumn<Person>[];
  rowId: (person: Person) => number;
  /** What leads to the person's form. */
  href: (person: Person) => string;
  actions: (person: Person) => ReactNode;
  cardMenu: (person: Person) => ReactNode;
  state: PeopleState;
  change: ChangePeople;
  empty: { readonly kind: EmptyKind; readonly href: string };
}

/** px below which the table scrolls sideways. */
const tableWidth = 860;

/** One page of people with its pager; or why there is none. */
export function PeopleTable<Person>(props: PeopleTableProps<Person>) {
  const { list, columns, state, change } = props;
  const texts = useTexts(peopleTexts).list;
  const { number } = useFormats();
  const reloading = useLate(list.isFetching && list.data !== undefined);
  if (list.isError && list.data === undefined) {
    return (
      <Card flush>
        <ErrorState
          title={texts.failed}
          text={errorSentence(list.error)}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      </Card>
    );
  }
  const { users, total = 0 } = list.data ?? {};
  const first = (state.page - 1) * peoplePageSize;
  const empty =
    state.search === "" && state.page === 1 ? (
      <EmptyState kind={props.empty.kind} action={{ href: props.empty.href }} />
    ) : (
      <EmptyState kind="no_data_found" action={() => change({ search: "" })} />
    );
  return (
    <div className={users === undefined ? styles.waiting : undefined}>
      <DataTable
        label={props.label}
        columns={columns}
        rows={users}
        rowId={props.rowId}
        href={props.href}
        sort={state.sort}
        onSort={(sort) => change({ sort })}
        empty={empty}
        loadingText={texts.loading}
        reloading={reloading}
        framed
        minWidth={tableWidth}
        actions={props.actions}
        card={(person) => <PersonCard {...props} person={person} />}
        foot={
          total > 0 && (
            <Pager
              text={texts.range(
                number(first + 1),
                number(Math.min(first + peoplePageSize, total)),
                number(total),
              )}
              page={state.page}
              pageCount={Math.ceil(total / peoplePageSize)}
              onPage={(page) => change({ page })}
            />
          )
        }
      />
    </div>
  );
}

/** A person where a table has no room: who, then label and value line by line. */
function PersonCard<Person>(props: PeopleTableProps<Person> & { person: Person }) {
  const { columns, person, href, cardMenu } = props;
  const [who, ...facts] = columns;
  return (
    <div className={styles.card}>
      <div className={styles.cardHead}>
        <a href={href(person)}>{who?.cell(person)}</a>
        {cardMenu(person)}
      </div>
      <dl className={styles.facts}>
        {facts.map(({ id, head, cell }) => (
          <Fact key={id} label={head} value={cell(person)} />
        ))}
      </dl>
    </div>
  );
}

function Fact({ label, value }: { label: string; value: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}
