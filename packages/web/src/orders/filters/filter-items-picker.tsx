import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Checkbox } from "@kreislauf/ui/controls/checkbox.tsx";
import { ErrorState } from "@kreislauf/ui/feedback/error-state.tsx";
import { DialogFrame } from "@kreislauf/ui/overlays/dialog-frame.tsx";
import { ordersScreenTexts } from "../orders.texts.ts";
import type { FilterChoiceItem, FilterValue } from "./order-filter-choices.ts";
import styles from "./phase-choices.module.css";

interface FilterItemsPickerProps {
  open: boolean;
  title: string;
  items: readonly FilterChoiceItem[];
  isFailed: boolean;
  onRetry: () => void;
  values: readonly FilterValue[];
  onClose: () => void;
  onChange: (values: readonly FilterValue[]) => void;
}

/** A sheet with items of which any number can be chosen. */
export function FilterItemsPicker(props: FilterItemsPickerProps) {
  const { open, title, items, isFailed, onRetry, values, onClose, onChange } = props;
  const texts = useTexts(ordersScreenTexts).filters;
  return (
    <DialogFrame
      open={open}
      above
      onClose={onClose}
      title={title}
      maxWidth={420}
      actions={
        <Button variant="primary" onClick={onClose}>
          {texts.take}
        </Button>
      }
    >
      {isFailed ? (
        <ErrorState title={texts.failed} onRetry={onRetry} />
      ) : (
        <div className={styles.group} role="group" aria-label={title}>
          {items.map(({ value, label }) => (
            <Checkbox
              key={value}
              label={label}
              checked={values.includes(value)}
              onChange={() =>
                onChange(
                  values.includes(value) ? values.filter((each) => each !== value) : [...values, value],
                )
              }
            />
          ))}
        </div>
      )}
    </DialogFrame>
  );
}
