import { errorSentence } from "../../base/api-error.ts";
import { auditCategories, berlinDate } from "@kreislauf/contract/base";
import { auditApi, auditPageSize, auditTexts } from "@kreislauf/contract/users";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { call } from "../../base/api.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { MobileBarPortal } from "@kreislauf/ui/layout/mobile-bar-slots.tsx";
import { useNow } from "@kreislauf/ui/base/use-now.ts";
import { useIsMobile } from "@kreislauf/ui/base/use-is-mobile.ts";
import { EmptyState } from "../../base/empty-state.tsx";
import { FilterChoice } from "@kreislauf/ui/controls/filter-choice.tsx";
import { FilterDate } from "@kreislauf/ui/dates/filter-date.tsx";
import { PagedTable } from "@kreislauf/ui/data/paged-table.tsx";
import { SearchField } from "@kreislauf/ui/controls/search-field.tsx";
import { AuditChanges } from "./audit-changes.tsx";
import { LogExportButton } from "./log-export-button.tsx";
import { logList, type LogState } from "./log-state.ts";
import { maxSearchLength } from "../base/people-list-state.ts";
import { accessAndLogTexts } from "../base/access-and-log.texts.ts";
import { useListState, type ChangeListState } from "../../base/use-list-state.ts";
import styles from "../base/access-and-log.module.css";

/** The audit log: who did what and when, with the values before and after. */
export function LogTab() {
  const texts = useTexts(accessAndLogTexts).log;
  const words = useTexts(auditTexts);
  const { dateTime } = useFormats();
  const [state, change] = useListState(logList, "replace");
  const { search, category, dateFrom, dateTo, page } = state;
  const filter = {
    search,
    ...(category !== null && { category }),
    ...(dateFrom !== null && { dateFrom }),
    ...(dateTo !== null && { dateTo }),
  };
  const isFiltered = category !== null || dateFrom !== null || dateTo !== null;
  const query = { ...filter, offset: (page - 1) * auditPageSize, limit: auditPageSize };
  const log = useQuery({
    queryKey: ["users", "log", query],
    queryFn: ({ signal }) => call(auditApi.auditLog, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <LogFilters state={state} change={change}>
        <LogExportButton filter={filter} total={log.data?.total} />
      </LogFilters>
      <PagedTable
        errorText={errorSentence}
        list={log}
        rowsOf={({ entries }) => entries}
        paging={{
          page,
          size: auditPageSize,
          total: log.data?.total,
          onPage: (wanted) => change({ page: wanted }),
        }}
        texts={texts}
        columns={[
          { id: "when", head: texts.when, cell: ({ occurredOn }) => dateTime(occurredOn), wrap: "never" },
          { id: "who", head: texts.who, cell: ({ actor }) => actor?.name ?? words.provider },
          {
            id: "what",
            head: texts.what,
            cell: ({ action }) => words.actions[action],
            sub: ({ subject }) => subject,
          },
          { id: "changes", head: texts.changes, cell: (entry) => <AuditChanges entry={entry} /> },
        ]}
        rowId={({ id }) => id}
        empty={
          search === "" && isFiltered ? (
            <EmptyState
              kind="empty_filter"
              title={texts.emptyFilter}
              action={() => change(logList.parse({}))}
            />
          ) : (
            <EmptyState kind="no_data_found" action={() => change({ search: "" })} />
          )
        }
        minWidth={900}
      />
    </>
  );
}

interface LogFiltersProps {
  state: LogState;
  change: ChangeListState<LogState>;
  children: ReactNode;
}

function LogFilters({ state, change, children }: LogFiltersProps) {
  const texts = useTexts(accessAndLogTexts).log;
  const { categories } = useTexts(auditTexts);
  const today = berlinDate(useNow());
  const isMobile = useIsMobile();
  const { dateFrom, dateTo } = state;
  const search = (
    <SearchField
      label={texts.search}
      placeholder={texts.search}
      clearLabel={texts.clear}
      maxLength={maxSearchLength}
      value={state.search}
      onSearch={(words) => change({ search: words })}
    />
  );
  return (
    <div className={styles.filters}>
      {isMobile ? (
        <MobileBarPortal area="search">{search}</MobileBarPortal>
      ) : (
        <div className={styles.search}>{search}</div>
      )}
      <FilterChoice
        label={texts.category}
        searchLabel={texts.searchCategory}
        options={auditCategories.map((category) => ({ value: category, label: categories[category] }))}
        value={state.category}
        onChange={(category) => change({ category })}
      />
      <FilterDate
        label={texts.from}
        today={today}
        value={dateFrom}
        facts={(day) => (dateTo !== null && day > dateTo ? { lockedBecause: texts.afterEnd } : {})}
        onChange={(day) => change({ dateFrom: day })}
      />
      <FilterDate
        label={texts.to}
        today={today}
        value={dateTo}
        facts={(day) => (dateFrom !== null && day < dateFrom ? { lockedBecause: texts.beforeStart } : {})}
        onChange={(day) => change({ dateTo: day })}
      />
      <div className={styles.export}>{children}</div>
    </div>
  );
}
