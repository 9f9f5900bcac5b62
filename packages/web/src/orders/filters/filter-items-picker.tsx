import { Search } from "lucide-react";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Checkbox } from "@kreislauf/ui/controls/checkbox.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { ErrorState } from "@kreislauf/ui/feedback/error-state.tsx";
import { DialogFrame } from "@kreislauf/ui/overlays/dialog-frame.tsx";
import { uiTexts } from "@kreislauf/ui/ui.texts.ts";
import { errorSentence } from "../../base/api-error.ts";
import { matchesSearch } from "../../base/matches-search.ts";
import { ordersScreenTexts } from "../orders.texts.ts";
import type { FilterChoiceItem, FilterValue, ListFilterName } from "./order-filter-choices.ts";
import styles from "./phase-choices.module.css";

interface FilterItemsPickerProps {
  open: boolean;
  name: ListFilterName;
  items: readonly FilterChoiceItem[];
  /** Why the items could not be loaded; null if they could or are still loading. */
  error: Error | null;
  onRetry: () => void;
  values: readonly FilterValue[];
  onClose: () => void;
  onChange: (values: readonly FilterValue[]) => void;
}

/** A sheet with items; any number of them can be chosen. */
export function FilterItemsPicker(props: FilterItemsPickerProps) {
  const { open, name, error, onRetry, onClose, ...choice } = props;
  const texts = useTexts(ordersScreenTexts).filters;
  return (
    <DialogFrame
      open={open}
      above
      onClose={onClose}
      title={texts[name]}
      maxWidth={420}
      actions={
        <Button variant="primary" onClick={onClose}>
          {texts.take}
        </Button>
      }
    >
      {error ? (
        <ErrorState title={texts.failed} text={errorSentence(error)} onRetry={onRetry} />
      ) : (
        open && <ItemChoice {...choice} name={name} />
      )}
    </DialogFrame>
  );
}

/** If there are more items than this, a search field is shown, because the list does not fit on a phone's screen. */
const mostAtOneGlance = 10;

type ItemChoiceProps = Pick<FilterItemsPickerProps, "name" | "items" | "values" | "onChange">;

function ItemChoice({ name, items, values, onChange }: ItemChoiceProps) {
  const texts = useTexts(ordersScreenTexts).filters;
  const { nothingFound } = useTexts(uiTexts).list;
  const [search, setSearch] = useState("");
  const found = items.filter(({ label }) => matchesSearch(search, [label]));
  const toggle = (value: FilterValue) =>
    onChange(values.includes(value) ? values.filter((each) => each !== value) : [...values, value]);
  return (
    <>
      {items.length > mostAtOneGlance && (
        <TextField
          type="search"
          icon={Search}
          label={texts.searchIn[name]}
          labelHidden
          placeholder={texts.searchIn[name]}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <div className={styles.group} role="group" aria-label={texts[name]}>
        {found.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={values.includes(value)}
            onChange={() => toggle(value)}
          />
        ))}
      </div>
      <p role="status">{search !== "" && found.length === 0 && nothingFound}</p>
    </>
  );
}
