import { Check } from "lucide-react";
import { DialogFrame } from "@kreislauf/ui/overlays/dialog-frame.tsx";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import styles from "./order-filter-sheet.module.css";

interface FilterItemPickerProps<Value extends string | number> {
  open: boolean;
  title: string;
  /** The label of the row that chooses nothing; undefined if something must be chosen. */
  none?: string;
  items: readonly { readonly value: Value; readonly label: string }[];
  value: Value | null;
  onClose: () => void;
  onPick: (value: Value | null) => void;
}

/** A sheet with items; it closes when one is chosen. */
export function FilterItemPicker<Value extends string | number>(props: FilterItemPickerProps<Value>) {
  const { open, title, none, items, value, onClose, onPick } = props;
  const rows = none === undefined ? items : [{ value: null, label: none }, ...items];
  return (
    <DialogFrame open={open} above onClose={onClose} title={title} maxWidth={420}>
      <ul className={styles.rows}>
        {rows.map((item) => (
          <li key={item.value}>
            <button
              type="button"
              className={styles.item}
              aria-pressed={item.value === value}
              onClick={() => onPick(item.value)}
            >
              {item.label}
              {item.value === value && <Icon of={Check} />}
            </button>
          </li>
        ))}
      </ul>
    </DialogFrame>
  );
}
