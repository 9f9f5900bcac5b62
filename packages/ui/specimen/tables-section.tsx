import { Pencil } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../src/base/language.ts";
import { Card } from "../src/layout/card.tsx";
import type { DataColumn, Sort } from "../src/data/data-column.ts";
import { DataTable } from "../src/data/data-table.tsx";
import { Button } from "../src/controls/button.tsx";
import { StateMessage } from "../src/feedback/state-message.tsx";
import { FilterChoice } from "../src/controls/filter-choice.tsx";
import { FilterDate } from "../src/dates/filter-date.tsx";
import { IconButton } from "../src/controls/icon-button.tsx";
import { Pager } from "../src/data/pager.tsx";
import { StatusBadge } from "../src/feedback/status-badge.tsx";
import { Tabs } from "../src/layout/tabs.tsx";
import { sampleToday } from "./sample-dates.ts";
import { Section } from "./specimen.tsx";
import { widgetsTexts } from "./widgets.texts.ts";
import styles from "./widgets.module.css";

const rows = [
  { id: 1048417, look: "open", waste: "wood", avv: "AVV 17 02 01", container: "7 m³", day: "09.04.2026" },
  { id: 1048392, look: "claimed", waste: "oil", avv: "AVV 13 02 05*", container: "200 l", day: "02.04.2026" },
  {
    id: 1048231,
    look: "failed",
    waste: "tyres",
    avv: "AVV 16 01 03",
    container: "0,9 m³",
    day: "18.03.2026",
  },
] as const;
type Row = (typeof rows)[number];

export function TablesSection() {
  const { sections, states, buttons, tables, marks, choices, dates } = useTexts(widgetsTexts);
  const [sort, setSort] = useState<Sort>({ by: "planned", order: "desc" });
  const [tab, setTab] = useState("all");
  const [page, setPage] = useState(1);
  const [waste, setWaste] = useState<string | null>(null);
  const [from, setFrom] = useState<string | null>("2026-03-01");
  const columns: readonly DataColumn<Row>[] = [
    {
      id: "status",
      head: tables.status,
      sortable: true,
      width: 150,
      cell: ({ look }) => <StatusBadge status={look}>{marks[look]}</StatusBadge>,
    },
    {
      id: "waste",
      head: choices.wasteType,
      sortable: true,
      isLink: true,
      cell: (row) => choices.wasteTypes[row.waste],
      sub: ({ avv }) => avv,
    },
    {
      id: "container",
      head: tables.container,
      sortable: true,
      align: "right",
      cell: ({ container }) => container,
    },
    { id: "planned", head: tables.planned, sortable: true, wrap: "never", cell: ({ day }) => <b>{day}</b> },
    { id: "number", head: tables.number, wrap: "never", cell: ({ id }) => id },
    { id: "details", head: tables.details, wrap: "clip", cell: () => tables.detail },
  ];
  const table = {
    label: tables.label,
    columns,
    rowId: ({ id }: Row) => id,
    href: ({ id }: Row) => `#/?order=${id}`,
    sort,
    onSort: setSort,
    loadingText: tables.loading,
    empty: (
      <StateMessage
        illustration="filter"
        title={tables.empty}
        text={tables.emptyText}
        action={<Button>{buttons.reset}</Button>}
      />
    ),
  };
  return (
    <Section title={sections.tables}>
      <div className={styles.stack}>
        <Tabs
          label={tables.tabs}
          bleed
          value={tab}
          onChange={setTab}
          tabs={[
            { value: "all", label: tables.all, count: 96 },
            { value: "open", label: marks.open, count: 5 },
            { value: "claimed", label: marks.claimed, count: 2 },
            { value: "done", label: marks.done, count: 82 },
            { value: "cancelled", label: marks.cancelled, count: 5 },
          ]}
        >
          <div className={styles.stack}>
            <div className={styles.row}>
              <FilterDate label={dates.from} value={from} onChange={setFrom} today={sampleToday} />
              <FilterChoice
                label={choices.wasteType}
                searchLabel={choices.searchWaste}
                options={Object.entries(choices.wasteTypes).map(([value, label]) => ({ value, label }))}
                value={waste}
                onChange={setWaste}
              />
            </div>
            <DataTable
              {...table}
              framed
              footer={<Pager text={tables.pager} page={page} pageCount={7} onPage={setPage} />}
              rows={rows}
              dense
              minWidth={900}
              actions={({ id }) => (
                <IconButton icon={Pencil} label={`${tables.edit} ${id}`} tooltip={tables.edit} />
              )}
            />
          </div>
        </Tabs>
        <Card title={states.reloading} flush>
          <DataTable {...table} rows={rows.slice(0, 1)} reloading />
        </Card>
        <Card title={states.loading} flush>
          <DataTable {...table} rows={undefined} />
        </Card>
        <Card title={states.empty} flush>
          <DataTable {...table} rows={[]} />
        </Card>
      </div>
    </Section>
  );
}
