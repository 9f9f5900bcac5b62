import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { SearchField } from "@kreislauf/ui/controls/search-field.tsx";
import { changeParameters } from "./hash-route.ts";
import { listsTexts } from "./lists.texts.ts";

interface ListSearchProps {
  label: string;
  /** What can be searched for: "Ticket, Auftrag, Kunde …". */
  hint: string;
  words: string;
  className?: string | undefined;
}

/** Searches the list of the page; the address keeps the words, and the list begins at its first page again. */
export function ListSearch({ label, hint, words, className }: ListSearchProps) {
  const texts = useTexts(listsTexts);
  return (
    <div role="search" className={className}>
      <SearchField
        label={label}
        placeholder={hint}
        clearLabel={texts.clearSearch}
        maxLength={100}
        value={words}
        onSearch={(search) => changeParameters({ search, page: null })}
      />
    </div>
  );
}

interface ClearSearchButtonProps {
  /** Further filters of the address to take away. */
  others?: readonly string[];
  /** Only they narrow the list: nothing is searched for. */
  isFilterOnly?: boolean;
}

/** Shows the whole list again. */
export function ClearSearchButton({ others, isFilterOnly = false }: ClearSearchButtonProps) {
  const texts = useTexts(listsTexts);
  const cleared = Object.fromEntries(["search", "page", ...(others ?? [])].map((name) => [name, null]));
  return (
    <Button onClick={() => changeParameters(cleared)}>
      {isFilterOnly ? texts.resetFilters : texts.clearSearch}
    </Button>
  );
}
