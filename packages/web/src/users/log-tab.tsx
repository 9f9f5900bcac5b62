import { auditCategories, berlinDate } from "@kreislauf/contract/base";
import { auditApi, auditTexts } from "@kreislauf/contract/users";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { call } from "../base/api.ts";
import { useFormats } from "../base/format.ts";
import { useTexts } from "../base/language.tsx";
import { InMobileBar } from "../base/mobile-areas.tsx";
import { useNow } from "../base/use-now.ts";
import { useIsMobile } from "../base/viewport.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { FilterChoice } from "../ui/filter-choice.tsx";
import { FilterDate } from "../ui/filter-date.tsx";
import { PagedTable } from "../ui/paged-table.tsx";
import { SearchField } from "../ui/search-field.tsx";
import { AuditChanges } from "./audit-changes.tsx";
import { LogExportButton } from "./log-export-button.tsx";
import { type LogState, wholeLog } from "./log-state.ts";
import { longestSearch } from "./people-list-state.ts";
import { rightsTexts } from "./rights.texts.ts";
import { type ChangeLog, useLogState } from "./use-log-state.ts";
import styles from "./rights.module.css";

const pageSize = 20;

/** Who did what and when, with the values before and after. */
export function LogTab() {
  const texts = useTexts(rightsTexts).log;
  const words = useTexts(auditTexts);
  const { dateTime } = useFormats();
  const [state, change] = useLogState();
  const { search, category, dateFrom, dateTo, page } = state;
  const filter = {
    search,
    ...(category !== null && { category }),
    ...(dateFrom !== null && { dateFrom }),
    ...(dateTo !== null && { dateTo }),
  };
  const query = { ...filter, offset: (page - 1) * pageSize, limit: pageSize };
  const log = useQuery({
    queryKey: ["users", "log", query],
    queryFn: ({ signal }) => call(auditApi.auditLog, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <LogFilters state={state} change={change}>
        <LogExportButton filter={filter} />
      </LogFilters>
      <PagedTable
        list={log}
        rowsOf={({ entries }) => entries}
        paging={{
          page,
          size: pageSize,
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
        empty={<EmptyState kind="no_data_found" action={() => change(wholeLog)} />}
        minWidth={900}
      />
    </>
  );
}

interface LogFiltersProps {
  state: LogState;
  change: ChangeLog;
  children: ReactNode;
}

function LogFilters({ state, change, children }: LogFiltersProps) {
  const texts = useTexts(rightsTexts).log;
  const { categories } = useTexts(auditTexts);
  const today = berlinDate(useNow());
  const isMobile = useIsMobile();
  const { dateFrom, dateTo } = state;
  const search = (
    <SearchField
      label={texts.search}
      placeholder={texts.search}
      clearLabel={texts.clear}
      maxLength={longestSearch}
      value={state.search}
      onSearch={(words) => change({ search: words })}
    />
  );
  return (
    <div className={styles.filters}>
      {isMobile ? (
        <InMobileBar area="search">{search}</InMobileBar>
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
