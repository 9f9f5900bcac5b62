import { useTexts } from "@kreislauf/ui/base/language.ts";
import { searchTexts } from "./search.texts.ts";
import { useSearchScopes, type SearchScope } from "./use-search.ts";
import styles from "./search.module.css";

interface SearchScopesProps {
  value: SearchScope | null;
  onChange: (scope: SearchScope | null) => void;
}

/** Buttons that limit the search to one kind of things. */
export function SearchScopes({ value, onChange }: SearchScopesProps) {
  const texts = useTexts(searchTexts);
  const scopes = useSearchScopes();
  return (
    <div className={styles.scopes} role="group" aria-label={texts.scopesLabel}>
      {[null, ...scopes].map((scope) => (
        <button
          key={scope}
          type="button"
          className={styles.scope}
          aria-pressed={scope === value}
          onClick={() => onChange(scope)}
        >
          {texts.scopes[scope ?? "all"]}
        </button>
      ))}
    </div>
  );
}
