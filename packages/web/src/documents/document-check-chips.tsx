import { invoiceCheckStates } from "@kreislauf/contract/documents";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import type { ChangeListState } from "../base/use-list-state.ts";
import type { DocumentListState } from "./document-list-state.ts";
import { documentsScreenTexts } from "./documents.texts.ts";
import styles from "./document-chips.module.css";

/**
 * Filters invoices by how far their check has come. A click on a chip sets the filter, another click on it removes it.
 */
export function DocumentCheckChips({
  state,
  change,
}: {
  state: DocumentListState;
  change: ChangeListState<DocumentListState>;
}) {
  const texts = useTexts(documentsScreenTexts).checkState;
  return (
    <div className={styles.chips} role="group" aria-label={texts.group}>
      {invoiceCheckStates.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={state.check === each}
          onClick={() => change({ check: state.check === each ? null : each })}
        >
          {texts.state[each]}
        </button>
      ))}
    </div>
  );
}
