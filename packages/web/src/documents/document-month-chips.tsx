import { formatMonth } from "@kreislauf/contract/documents";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { today } from "@kreislauf/ui/base/today.ts";
import type { ChangeListState } from "../base/use-list-state.ts";
import type { DocumentListState } from "./document-list-state.ts";
import { documentsScreenTexts } from "./documents.texts.ts";
import styles from "./document-chips.module.css";

const offeredMonths = 3;

/**
 * Filters by the current month or one of the two before it. A click on a chip sets the filter, another click removes
 * it.
 */
export function DocumentMonthChips({
  state,
  change,
}: {
  state: DocumentListState;
  change: ChangeListState<DocumentListState>;
}) {
  const texts = useTexts(documentsScreenTexts);
  const language = useLanguage();
  const running = Temporal.PlainDate.from(today()).toPlainYearMonth();
  const months = Array.from({ length: offeredMonths }, (_, index) =>
    running.subtract({ months: offeredMonths - 1 - index }).toString(),
  );
  return (
    <div className={styles.chips} role="group" aria-label={texts.months}>
      {months.map((month) => {
        const isChosen = state.from === month && state.to === month;
        return (
          <button
            key={month}
            type="button"
            aria-pressed={isChosen}
            onClick={() => change(isChosen ? { from: null, to: null } : { from: month, to: month })}
          >
            {formatMonth(`${month}-01`, language)}
          </button>
        );
      })}
    </div>
  );
}
