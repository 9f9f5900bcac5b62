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

/** Searches the list of the page. The address keeps the words, and a search goes back to the first page. */
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
  /** Further filters that the button removes from the address. */
  others?: readonly string[];
  /** Whether the list is narrowed by filters only, without a search: the button's text then names the filters. */
  isFilterOnly?: boolean;
}

/** A button that removes search and filters, so that the whole list is shown. */
export function ClearSearchButton({ others, isFilterOnly = false }: ClearSearchButtonProps) {
  const texts = useTexts(listsTexts);
  const cleared = Object.fromEntries(["search", "page", ...(others ?? [])].map((name) => [name, null]));
  return (
    <Button onClick={() => changeParameters(cleared)}>
      {isFilterOnly ? texts.resetFilters : texts.clearSearch}
    </Button>
  );
}
