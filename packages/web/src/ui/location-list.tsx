import { Combobox } from "@base-ui/react/combobox";
import type { ReactNode } from "react";
import { useTexts } from "../base/language.tsx";
import { SearchList } from "./search-list.tsx";
import { searchWords } from "./search-option.ts";
import type { SearchOption } from "./search-option.ts";
import { uiTexts } from "./ui.texts.ts";
import styles from "./location-switcher.module.css";

export interface LocationListProps {
  /** What the closed switcher shows. */
  face: ReactNode;
  options: readonly SearchOption<number | "all">[];
  chosen: SearchOption<number | "all"> | null;
  onChange: (value: number | "all") => void;
  defaultOpen: boolean;
}

/** The location switcher with the list it opens. */
export function LocationList({ face, options, chosen, onChange, defaultOpen }: LocationListProps) {
  const texts = useTexts(uiTexts).locations;
  return (
    <Combobox.Root
      items={options}
      value={chosen}
      onValueChange={(option) => option && onChange(option.value)}
      itemToStringLabel={searchWords}
      defaultOpen={defaultOpen}
      locale="de"
      autoHighlight
    >
      <Combobox.Trigger className={styles.switcher} aria-label={texts.label}>
        {face}
      </Combobox.Trigger>
      <SearchList label={texts.list} searchLabel={texts.search} />
    </Combobox.Root>
  );
}
