import type { UseQueryResult } from "@tanstack/react-query";
import { useFormats } from "../base/format.ts";
import { Card } from "../layout/card.tsx";
import type { Sort } from "./data-column.ts";
import { DataTable, type DataTableProps } from "./data-table.tsx";
import { ErrorState } from "../feedback/error-state.tsx";
import { useDelayed } from "../feedback/delayed.tsx";
import { PageGone } from "./page-gone.tsx";
import { Pager } from "./pager.tsx";

type Drawn = "label" | "rows" | "sort" | "onSort" | "loadingText" | "reloading" | "framed" | "foot";

interface PagedTableProps<List, Row, Key extends string> extends Omit<DataTableProps<Row>, Drawn> {
  list: UseQueryResult<List>;
  rowsOf: (list: List) => readonly Row[];
  paging: {
    /** Counted from 1. */
    readonly page: number;
    readonly size: number;
    readonly total: number | undefined;
    readonly onPage: (page: number) => void;
  };
  sorting?: {
    readonly keys: readonly Key[];
    readonly sort: Sort<Key>;
    readonly onSort: (sort: Sort<Key>) => void;
  };
  texts: {
    readonly label: string;
    readonly loading: string;
    readonly failed: string;
    /** Text for the shown range, for example "1–15 von 96 Aufträgen". */
    readonly range: (first: string, last: string, total: string) => string;
  };
  /** The sentence that explains why the list could not be loaded. */
  errorText: (error: unknown) => string;
  /** A class that the list has until its first rows are loaded, to reserve their height. */
  loadingClass?: string | undefined;
}

/** One page of a list that the server sorts and pages, with a pager, or an error if the list could not be loaded. */
export function PagedTable<List, Row, Key extends string = never>(props: PagedTableProps<List, Row, Key>) {
  const { list, rowsOf, paging, sorting, texts, errorText, loadingClass, ...table } = props;
  const { page, size, total = 0, onPage } = paging;
  const { number } = useFormats();
  const reloading = useDelayed(list.isFetching && list.data !== undefined);
  if (list.isError && list.data === undefined) {
    return (
      <Card flush>
        <ErrorState
          title={texts.failed}
          text={errorText(list.error)}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      </Card>
    );
  }
  const first = (page - 1) * size;
  const isBeyondLast = total > 0 && first >= total;
  return (
    <div className={list.data === undefined ? loadingClass : undefined}>
      <DataTable
        {...table}
        {...(isBeyondLast && { empty: <PageGone onFirst={() => onPage(1)} /> })}
        {...(sorting && {
          sort: sorting.sort,
          onSort: ({ by, order }: Sort) => {
            const key = sorting.keys.find((each) => each === by);
            if (key !== undefined) sorting.onSort({ by: key, order });
          },
        })}
        label={texts.label}
        rows={list.data && rowsOf(list.data)}
        loadingText={texts.loading}
        reloading={reloading}
        framed
        // Rendered only together with the rows, which would otherwise push it down.
        footer={
          list.data !== undefined &&
          total > 0 &&
          !isBeyondLast && (
            <Pager
              text={texts.range(number(first + 1), number(Math.min(first + size, total)), number(total))}
              page={page}
              pageCount={Math.ceil(total / size)}
              onPage={onPage}
            />
          )
        }
      />
    </div>
  );
}
