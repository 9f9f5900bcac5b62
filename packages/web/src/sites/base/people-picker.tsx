import { Search } from "lucide-react";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { CheckRows } from "@kreislauf/ui/controls/check-rows.tsx";
import type { ChoiceOption } from "@kreislauf/ui/controls/choice-row.tsx";
import { ChoiceRows } from "@kreislauf/ui/controls/choice-rows.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { sitePeopleTexts } from "./site-people.texts.ts";
import styles from "./people-picker.module.css";

interface PeopleGroup<Value extends string | number> {
  readonly label: string;
  readonly options: readonly ChoiceOption<Value>[];
}

interface PeoplePickerProps<Value extends string | number> {
  groups: readonly PeopleGroup<Value>[];
  /** How many people are chosen, in words. */
  count?: string;
  /** With `one` a single person is chosen, as with radio buttons; with `many` several can be, or nobody. */
  chosen:
    | { readonly kind: "one"; readonly value: Value | null; readonly onChange: (value: Value) => void }
    | {
        readonly kind: "many";
        readonly values: readonly Value[];
        readonly onChange: (values: Value[]) => void;
      };
}

/** Chooses people from a list with a search. Chosen people stay chosen while the search hides them. */
export function PeoplePicker<Value extends string | number>(props: PeoplePickerProps<Value>) {
  const { groups, count, chosen } = props;
  const texts = useTexts(sitePeopleTexts).picker;
  const [search, setSearch] = useState("");
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = ({ title, text }: ChoiceOption<Value>) => {
    const line = `${title} ${typeof text === "string" ? text : ""}`.toLowerCase();
    return words.every((word) => line.includes(word));
  };
  const found = groups
    .map(({ label, options }) => ({ label, options: options.filter(matches) }))
    .filter(({ options }) => options.length > 0);
  return (
    <div className={styles.picker}>
      <div className={styles.search}>
        <TextField
          type="search"
          icon={Search}
          label={texts.search}
          labelHidden
          placeholder={texts.search}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      <p className={styles.count} role="status">
        {found.length === 0 ? texts.none : count}
      </p>
      {found.map(({ label, options }) =>
        chosen.kind === "one" ? (
          <ChoiceRows
            key={label}
            label={label}
            options={options}
            value={chosen.value}
            onChange={chosen.onChange}
          />
        ) : (
          <CheckRows
            key={label}
            label={label}
            options={options}
            values={chosen.values}
            onChange={chosen.onChange}
          />
        ),
      )}
    </div>
  );
}
