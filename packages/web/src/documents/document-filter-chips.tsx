import {
  formatMonth,
  invoiceCheckStates,
  paymentFilters,
  paymentFilterTexts,
} from "@kreislauf/contract/documents";
import { useEffect, useRef } from "react";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { today } from "@kreislauf/ui/base/today.ts";
import { QuickFilter } from "@kreislauf/ui/controls/quick-filter.tsx";
import type { ChangeListState } from "../base/use-list-state.ts";
import type { DocumentListState } from "./document-list-state.ts";
import { documentListTexts } from "./document-list.texts.ts";
import { documentsScreenTexts } from "./documents.texts.ts";
import styles from "./document-filter-chips.module.css";

/** How many months are offered: the current month and those before it. */
const offeredMonths = 3;

interface DocumentFilterChipsProps {
  state: DocumentListState;
  change: ChangeListState<DocumentListState>;
  /** Whether a filter by payment is offered for invoices. */
  hasPayments: boolean;
}

/** Filters by month, and for invoices by payment and check, as chips in one row. Narrow screens can scroll the row. */
export function DocumentFilterChips({ state, change, hasPayments }: DocumentFilterChipsProps) {
  const texts = useTexts(documentsScreenTexts);
  const payments = useTexts(paymentFilterTexts);
  const { payment } = useTexts(documentListTexts);
  const language = useLanguage();
  const row = useRef<HTMLDivElement>(null);
  // Scrolls the row at the start, so that a chip is in view which was chosen by a link.
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>("[aria-pressed=true]");
    if (chosen) row.current?.scrollTo({ left: chosen.offsetLeft - row.current.offsetLeft });
  }, []);
  const running = Temporal.PlainDate.from(today()).toPlainYearMonth();
  const months = Array.from({ length: offeredMonths }, (_, index) =>
    running.subtract({ months: offeredMonths - 1 - index }).toString(),
  );
  return (
    <div ref={row} className={styles.row}>
      <QuickFilter
        label={texts.months}
        options={months.map((value) => ({ value, label: formatMonth(`${value}-01`, language) }))}
        value={state.from === state.to ? state.from : null}
        onChange={(month) => change({ from: month, to: month })}
      />
      {state.type === "invoice" && hasPayments && (
        <QuickFilter
          label={payment}
          options={paymentFilters.map((value) => ({ value, label: payments[value] }))}
          value={state.payment}
          onChange={(next) => change({ payment: next })}
        />
      )}
      {state.type === "invoice" && (
        <QuickFilter
          label={texts.checkState.group}
          options={invoiceCheckStates.map((value) => ({ value, label: texts.checkState.state[value] }))}
          value={state.check}
          onChange={(check) => change({ check })}
        />
      )}
    </div>
  );
}
