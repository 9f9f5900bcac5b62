import { Checkbox } from "../controls/checkbox.tsx";
import type { RowChoice } from "./row-choice.ts";
import styles from "./row-checkbox.module.css";

/**
 * Selects a row; Shift+click selects the range from the last selected row. Stacked above the link that fills the row.
 */
export function RowCheckbox<Row>({ choice, row }: { choice: RowChoice<Row>; row: Row }) {
  return (
    <span className={styles.box}>
      <Checkbox
        label={choice.label(row)}
        labelHidden
        checked={choice.isChosen(row)}
        onChange={({ nativeEvent }) =>
          choice.onToggle(row, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </span>
  );
}

export function PageCheckbox({ page }: { page: RowChoice<never>["page"] }) {
  return (
    <span className={styles.box}>
      <Checkbox
        label={page.label}
        labelHidden
        checked={page.isChosen}
        mixed={page.isMixed}
        disabled={page.isLocked}
        onChange={page.onToggle}
      />
    </span>
  );
}
