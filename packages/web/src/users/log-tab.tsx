import { type AuditCategory, auditCategories, berlinDate } from "@kreislauf/contract/base";
import { auditApi, auditTexts } from "@kreislauf/contract/users";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../base/api.ts";
import { useFormats } from "../base/format.ts";
import { useTexts } from "../base/language.tsx";
import { useNow } from "../base/use-now.ts";
import { DateField } from "../ui/date-field.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { FilterChoice } from "../ui/filter-choice.tsx";
import { PagedTable } from "../ui/paged-table.tsx";
import { SearchField } from "../ui/search-field.tsx";
import { AuditChanges } from "./audit-changes.tsx";
import { LogExportButton } from "./log-export-button.tsx";
import { longestSearch } from "./people-list-state.ts";
import { rightsTexts } from "./rights.texts.ts";
import styles from "./rights.module.css";

const pageSize = 20;

interface LogFilter {
  readonly search: string;
  readonly category: AuditCategory | null;
  readonly dateFrom: string | null;
  readonly dateTo: string | null;
  readonly page: number;
}

const everything: LogFilter = { search: "", category: null, dateFrom: null, dateTo: null, page: 1 };

/** Who did what and when, with the values before and after. */
export function LogTab() {
  const texts = useTexts(rightsTexts).log;
  const words = useTexts(auditTexts);
  const { dateTime } = useFormats();
  const today = berlinDate(useNow());
  const [filter, setFilter] = useState(everything);
  const change = (wanted: Partial<LogFilter>) => setFilter({ ...filter, page: 1, ...wanted });
  const narrowing = {
    search: filter.search,
    ...(filter.category !== null && { category: filter.category }),
    ...(filter.dateFrom !== null && { dateFrom: filter.dateFrom }),
    ...(filter.dateTo !== null && { dateTo: filter.dateTo }),
  };
  const query = { ...narrowing, offset: (filter.page - 1) * pageSize, limit: pageSize };
  const log = useQuery({
    queryKey: ["users", "log", query],
    queryFn: ({ signal }) => call(auditApi.auditLog, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <div className={styles.bar}>
        <SearchField
          label={texts.search}
          placeholder={texts.search}
          clearLabel={texts.clear}
          maxLength={longestSearch}
          value={filter.search}
          onSearch={(search) => change({ search })}
        />
        <FilterChoice
          label={texts.category}
          searchLabel={texts.searchCategory}
          options={auditCategories.map((category) => ({
            value: category,
            label: words.categories[category],
          }))}
          value={filter.category}
          onChange={(category) => change({ category })}
        />
        <DateField
          label={texts.from}
          today={today}
          value={filter.dateFrom}
          onChange={(dateFrom) => change({ dateFrom })}
        />
        <DateField
          label={texts.to}
          today={today}
          value={filter.dateTo}
          onChange={(dateTo) => change({ dateTo })}
        />
        <LogExportButton filter={narrowing} />
      </div>
      <PagedTable
        list={log}
        rowsOf={({ entries }) => entries}
        paging={{
          page: filter.page,
          size: pageSize,
          total: log.data?.total,
          onPage: (page) => change({ page }),
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
        empty={<EmptyState kind="no_data_found" action={() => setFilter(everything)} />}
        minWidth={900}
      />
    </>
  );
}
