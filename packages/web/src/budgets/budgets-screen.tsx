import { berlinDate } from "@kreislauf/contract/base";
import { type CostDimension, costDimensions } from "@kreislauf/contract/budgets";
import { now } from "@kreislauf/ui/base/clock.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Select } from "@kreislauf/ui/controls/select.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { Skeleton } from "@kreislauf/ui/feedback/skeleton.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { Columns } from "@kreislauf/ui/layout/columns.tsx";
import { PageHeader } from "@kreislauf/ui/layout/page-header.tsx";
import { PageTools } from "@kreislauf/ui/layout/page-tools.tsx";
import { Stack } from "@kreislauf/ui/layout/stack.tsx";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { useUrlSearch } from "../base/navigation.ts";
import { BudgetDialog } from "./budget-dialog.tsx";
import { BudgetListCard } from "./budget-list-card.tsx";
import { BudgetTiles } from "./budget-tiles.tsx";
import { budgetsQuery } from "./budgets.queries.ts";
import { budgetsTexts } from "./budgets.texts.ts";
import { CostLinesCard } from "./cost-lines-card.tsx";
import { CostReportCard } from "./cost-report-card.tsx";
import { costFigureOf } from "./cost-figure.ts";
import { MonthCostsCard } from "./month-costs-card.tsx";
import { ReservationsCard } from "./reservations-card.tsx";
import { LoadFailure } from "../base/load-failure.tsx";

/** How many past years can be chosen, besides this year and the next, for which budgets are set in advance. */
const yearsBack = 5;

/**
 * The budgets of a year and its costs by month; beside them the invoice lines or reservations behind the clicked
 * figure.
 */
export function BudgetsScreen() {
  const texts = useTexts(budgetsTexts);
  const { dateTime } = useFormats();
  const [search, changeSearch] = useUrlSearch();
  const board = useRef<HTMLDivElement>(null);
  const [isAdding, setAdding] = useState(false);
  const thisYear = Number(berlinDate(now()).slice(0, 4));
  const years = Array.from({ length: yearsBack + 2 }, (_, index) => thisYear + 1 - index);
  const year = years.find((each) => String(each) === search.year) ?? thisYear;
  const view = search.view === "site" ? "site" : "costCentre";
  const by: CostDimension = costDimensions.find((each) => each === search.by) ?? "costCentre";
  const { data, error, refetch, isFetching } = useQuery({
    ...budgetsQuery(year),
    placeholderData: keepPreviousData,
  });
  const figure = search.figure === undefined ? undefined : costFigureOf(search.figure, year);
  const reserved = data?.budgets.find(({ id }) => String(id) === search.reserved);
  const openFigure = (key: string) => changeSearch({ figure: key, reserved: undefined });
  const close = () => {
    const key = search.figure ?? `reserved-${search.reserved}`;
    board.current?.querySelector<HTMLElement>(`[data-figure="${CSS.escape(key)}"]`)?.focus();
    changeSearch({ figure: undefined, reserved: undefined });
  };
  return (
    <>
      <PageHeader
        title={texts.title}
        context={data ? texts.context(data.year, dateTime(data.asOf)) : "\u00A0"}
      />
      <PageTools>
        <Select
          label={texts.year}
          options={years.map((each) => ({ value: String(each), label: String(each) }))}
          value={String(year)}
          onChange={(next) => changeSearch({ year: next, figure: undefined, reserved: undefined })}
        />
        <Button variant="primary" icon={Plus} onClick={() => setAdding(true)}>
          {texts.add}
        </Button>
      </PageTools>
      {data === undefined ? (
        error === null ? (
          <Delayed text={texts.loading}>
            <Stack of="cards">
              <Skeleton height={96} radius={11} />
              <Skeleton height={360} radius={11} />
            </Stack>
          </Delayed>
        ) : (
          <Card flush>
            <LoadFailure title={texts.failed} query={{ error, refetch, isFetching }} />
          </Card>
        )
      ) : (
        <div ref={board}>
          <Stack of="cards">
            {data.budgets.length > 0 && (
              <BudgetTiles
                budgets={data.budgets.filter(({ siteId }) => (siteId !== null) === (view === "site"))}
                view={view}
              />
            )}
            <BudgetListCard
              list={data}
              view={view}
              openKey={search.figure ?? `reserved-${search.reserved}`}
              onView={(next) => changeSearch({ view: next === "site" ? next : undefined })}
              onSpent={openFigure}
              onReserved={(id) => changeSearch({ reserved: String(id), figure: undefined })}
              onAdd={() => setAdding(true)}
            />
            <Columns
              aside={
                <>
                  {figure && <CostLinesCard key={search.figure} figure={figure} onClose={close} />}
                  {reserved && <ReservationsCard key={reserved.id} budget={reserved} onClose={close} />}
                </>
              }
            >
              <MonthCostsCard year={year} by={by} />
              <CostReportCard
                year={year}
                by={by}
                openKey={search.figure}
                onBy={(next) =>
                  changeSearch({ by: next === "costCentre" ? undefined : next, figure: undefined })
                }
                onOpen={openFigure}
              />
            </Columns>
          </Stack>
        </div>
      )}
      {isAdding && data !== undefined && (
        <BudgetDialog list={data} budget={null} view={view} onClosed={() => setAdding(false)} />
      )}
    </>
  );
}
