import type { BerlinDate } from "@kreislauf/contract/base";
import { orderSortKeys } from "@kreislauf/contract/orders";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Calendar as CalendarIcon, ChevronRight } from "lucide-react";
import { useState } from "react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { today } from "@kreislauf/ui/base/today.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { DialogFrame } from "@kreislauf/ui/overlays/dialog-frame.tsx";
import { Dialog } from "@kreislauf/ui/overlays/dialog.tsx";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { SegmentedControl } from "@kreislauf/ui/controls/segmented-control.tsx";
import type { SiteScope } from "../../sites/index.ts";
import { FilterDatePicker } from "./filter-date-picker.tsx";
import { FilterItemPicker } from "./filter-item-picker.tsx";
import { FilterItemsPicker } from "./filter-items-picker.tsx";
import {
  choicesWithChosen,
  filterLabel,
  listFilterNames,
  offeredFilterNames,
} from "./order-filter-choices.ts";
import {
  noFilters,
  type OrderFilterName,
  type OrderFilters,
  type OrderListState,
  type OrderSort,
} from "../base/order-list-state.ts";
import { countOfStatus, orderCountsQuery } from "../orders.queries.ts";
import { ordersScreenTexts } from "../orders.texts.ts";
import { useFilterChoices } from "./use-filter-choices.ts";
import { PhaseChoices } from "./phase-choices.tsx";
import { periodPresets, presetOf, presetPeriod } from "../base/period-presets.ts";
import { useFilterPanel, type FilterPanel } from "./use-filter-panel.ts";
import type { ChangeOrderList } from "./use-order-list-state.ts";
import styles from "./order-filter-sheet.module.css";

interface OrderFilterSheetProps {
  site: SiteScope;
  state: OrderListState;
  change: ChangeOrderList;
}

interface Draft {
  readonly filters: OrderFilters;
  /** Null for the default sorting. */
  readonly sort: OrderSort | null;
}

const isDate = (name: OrderFilterName) => name === "dateFrom" || name === "dateTo";

const sheetWidth = 420; // px, docs/coverage.md 2.60

/** Filters and sorting on narrow screens. They are edited as a draft, which takes effect when it is applied. */
export function OrderFilterSheet({ site, state, change }: OrderFilterSheetProps) {
  const { filters: texts, columns } = useTexts(ordersScreenTexts);
  const language = useLanguage();
  const { number } = useFormats();
  const { panel, open, close } = useFilterPanel();
  const [draft, setDraft] = useState<Draft>({ filters: state.filters, sort: state.chosenSort });
  const [wasOpen, setWasOpen] = useState(false);
  const isOpen = panel !== undefined;
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setDraft({ filters: state.filters, sort: state.chosenSort });
  }
  const choicesState = useFilterChoices(site, draft.filters, isOpen);
  const counts = useQuery({
    ...orderCountsQuery({ site, search: state.search, filters: draft.filters }),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });

  const setDay = (name: "dateFrom" | "dateTo", value: BerlinDate | null) => {
    setDraft({ ...draft, filters: { ...draft.filters, [name]: value } });
    close();
  };
  const row = (
    name: FilterPanel,
    label: string,
    value: string | undefined,
    none: string,
    icon: typeof CalendarIcon,
  ) => (
    <li key={name}>
      <button type="button" className={styles.row} onClick={() => open(name)}>
        <span className={styles.text}>
          <span className={styles.label}>{label}</span>
          <span className={value === undefined ? styles.none : styles.value}>{value ?? none}</span>
        </span>
        <Icon of={icon} />
      </button>
    </li>
  );
  const sort = draft.sort ?? state.sort;
  const period = presetOf(draft.filters, today());
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={texts.title}
      description={texts.description}
      maxWidth={sheetWidth}
      actions={
        <>
          <Button onClick={() => change({ filters: noFilters }, "replace")}>{texts.reset}</Button>
          <Button variant="primary" onClick={() => change({ ...draft }, "replace")}>
            {counts.data === undefined
              ? texts.applyUncounted
              : texts.apply(number(countOfStatus(counts.data, state.status)))}
          </Button>
        </>
      }
    >
      <ul className={styles.rows}>
        {row(
          "period",
          texts.period,
          period === null ? undefined : texts.periods[period],
          texts.anyPeriod,
          ChevronRight,
        )}
        {offeredFilterNames(draft.filters, choicesState.choices).map((name) =>
          row(
            name,
            texts[name],
            filterLabel(name, draft.filters, choicesState.choices, language),
            isDate(name) ? texts.noDate : texts.none,
            isDate(name) ? CalendarIcon : ChevronRight,
          ),
        )}
        {row("sort", texts.sort, columns[sort.by], "", ChevronRight)}
      </ul>
      <SegmentedControl
        fill
        label={texts.direction}
        options={[
          { value: "asc", label: texts.ascending },
          { value: "desc", label: texts.descending },
        ]}
        value={sort.order}
        onChange={(order) => setDraft({ ...draft, sort: { ...sort, order } })}
      />
      <DialogFrame
        open={panel === "phases"}
        above
        onClose={close}
        title={texts.phases}
        maxWidth={sheetWidth}
        actions={
          <Button variant="primary" onClick={close}>
            {texts.take}
          </Button>
        }
      >
        {panel === "phases" && (
          <PhaseChoices
            narrowing={{ site, search: state.search, filters: draft.filters }}
            onChange={(phases) => setDraft({ ...draft, filters: { ...draft.filters, phases } })}
          />
        )}
      </DialogFrame>
      {(["dateFrom", "dateTo"] as const).map((name) => (
        <FilterDatePicker
          key={name}
          name={name}
          open={panel === name}
          filters={draft.filters}
          onClose={close}
          onPick={(date) => setDay(name, date)}
        />
      ))}
      {listFilterNames.map((name) => (
        <FilterItemsPicker
          key={name}
          name={name}
          open={panel === name}
          items={choicesWithChosen(name, draft.filters, choicesState.choices, language)}
          error={choicesState.error}
          onRetry={choicesState.retry}
          values={draft.filters[name] ?? []}
          onClose={close}
          onChange={(ids) =>
            setDraft({ ...draft, filters: { ...draft.filters, [name]: ids.length === 0 ? null : ids } })
          }
        />
      ))}
      <FilterItemPicker
        open={panel === "period"}
        title={texts.period}
        none={texts.anyPeriod}
        items={periodPresets.map((preset) => ({ value: preset, label: texts.periods[preset] }))}
        value={period}
        onClose={close}
        onPick={(preset) => {
          const dates = preset === null ? { dateFrom: null, dateTo: null } : presetPeriod(preset, today());
          setDraft({ ...draft, filters: { ...draft.filters, ...dates } });
          close();
        }}
      />
      <FilterItemPicker
        open={panel === "sort"}
        title={texts.sort}
        items={orderSortKeys.map((key) => ({ value: key, label: columns[key] }))}
        value={sort.by}
        onClose={close}
        onPick={(by) => {
          if (by !== null) setDraft({ ...draft, sort: { ...sort, by } });
          close();
        }}
      />
    </Dialog>
  );
}
