import { Combobox } from "@base-ui/react/combobox";
import type { ReactNode } from "react";
import { SearchList } from "../controls/search-list.tsx";
import { optionSearchText, type SearchOption } from "../controls/search-option.ts";
import styles from "./scope-switcher.module.css";

export interface ScopeSwitcherListProps {
  texts: { readonly label: string; readonly list: string; readonly search: string };
  /** The content of the closed switcher. */
  content: ReactNode;
  options: readonly SearchOption<number>[];
  chosen: SearchOption<number> | null;
  onChange: (value: number) => void;
  defaultOpen: boolean;
}

/** The switcher with its list; loaded separately. */
export function ScopeSwitcherList(props: ScopeSwitcherListProps) {
  const { texts, content, options, chosen, onChange, defaultOpen } = props;
  return (
    <Combobox.Root
      items={options}
      value={chosen}
      onValueChange={(option) => option && onChange(option.value)}
      itemToStringLabel={optionSearchText}
      defaultOpen={defaultOpen}
      locale="de"
      autoHighlight
    >
      <Combobox.Trigger className={styles.switcher} aria-label={texts.label}>
        {content}
      </Combobox.Trigger>
      <SearchList label={texts.list} searchLabel={texts.search} />
    </Combobox.Root>
  );
}
