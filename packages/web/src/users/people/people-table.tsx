import { peoplePageSize, userSortKeys } from "@kreislauf/contract/users";
import { errorSentence } from "../../base/api-error.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useIsMobile } from "@kreislauf/ui/base/use-is-mobile.ts";
import type { DataColumn } from "@kreislauf/ui/data/data-column.ts";
import { RowCardSkeleton } from "@kreislauf/ui/data/row-card-skeleton.tsx";
import { type EmptyKind, EmptyState } from "../../base/empty-state.tsx";
import { PagedTable } from "@kreislauf/ui/data/paged-table.tsx";
import { RowCard } from "@kreislauf/ui/data/row-card.tsx";
import { isWholeList, type PeopleListState, wholeList } from "../base/people-list-state.ts";
import { peopleTexts } from "./people.texts.ts";
import { type PeopleSorting, SortSelect } from "./sort-select.tsx";
import type { ChangeListState } from "../../base/use-list-state.ts";
import styles from "./people.module.css";

interface PeopleTableProps<Person> {
  label: string;
  /** Words for the part of the list that the page shows: from the first to the last row, of all. */
  range: (first: string, last: string, total: string) => string;
  list: UseQueryResult<{ readonly users: readonly Person[]; readonly total: number }>;
  columns: readonly DataColumn<Person>[];
  rowId: (person: Person) => number;
  /** The link to the person's form. */
  href: (person: Person) => string;
  actions: (person: Person) => ReactNode;
  cardMenu: (person: Person) => ReactNode;
  state: PeopleListState;
  change: ChangeListState<PeopleListState>;
  empty: { readonly kind: EmptyKind; readonly href: string };
}

/** In windows narrower than this, in px, the table scrolls sideways. */
const tableWidth = 860;

/** A page of people with its pager, or an empty state if there is nobody. */
export function PeopleTable<Person>(props: PeopleTableProps<Person>) {
  const { list, columns, state, change } = props;
  const texts = useTexts(peopleTexts).list;
  const isMobile = useIsMobile();
  const sorting: PeopleSorting = {
    keys: userSortKeys,
    sort: state.sort,
    onSort: (sort) => change({ sort }),
  };
  const empty = isWholeList(state) ? (
    <EmptyState kind={props.empty.kind} action={{ href: props.empty.href }} />
  ) : state.search === "" ? (
    <EmptyState
      kind="empty_filter"
      title={texts.emptyFilter}
      text={texts.emptyFilterText}
      action={() => change(wholeList)}
    />
  ) : (
    <EmptyState kind="no_data_found" text={texts.nothingFoundText} action={() => change({ search: "" })} />
  );
  return (
    <>
      {isMobile && (list.data?.total ?? 0) > 1 && <SortSelect columns={columns} {...sorting} />}
      <PagedTable
        errorText={errorSentence}
        list={list}
        rowsOf={({ users }) => users}
        paging={{
          page: state.page,
          size: peoplePageSize,
          total: list.data?.total,
          onPage: (page) => change({ page }),
        }}
        sorting={sorting}
        texts={{ ...texts, label: props.label, range: props.range }}
        loadingClass={styles.waiting}
        columns={columns}
        rowId={props.rowId}
        href={props.href}
        empty={empty}
        minWidth={tableWidth}
        actions={props.actions}
        cardSkeleton={<RowCardSkeleton labels={columns.slice(1).map(({ head }) => head)} />}
        card={(person) => <PersonCard {...props} person={person} />}
      />
    </>
  );
}

/** A person as a card, for the list on narrow screens. */
function PersonCard<Person>(props: PeopleTableProps<Person> & { person: Person }) {
  const { columns, person, href, cardMenu } = props;
  const [who, ...facts] = columns;
  return (
    <RowCard
      href={href(person)}
      title={who?.cell(person)}
      menu={cardMenu(person)}
      facts={facts.map(({ head, cell }) => ({ label: head, value: cell(person) }))}
    />
  );
}
