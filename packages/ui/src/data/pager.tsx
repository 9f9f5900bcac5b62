import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTexts } from "../base/language.ts";
import { Icon } from "../drawings/icon.tsx";
import { pagerEntries } from "./pager-entries.ts";
import { uiTexts } from "../ui.texts.ts";
import styles from "./pager.module.css";

interface PagerProps {
  /** The rows shown, such as "1–15 von 96 Aufträgen". */
  text: string;
  /** Counted from 1. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
}

export function Pager({ text, page, pageCount, onPage }: PagerProps) {
  const texts = useTexts(uiTexts).pager;
  const step = (target: number, label: string, icon: typeof ChevronLeft) => {
    const possible = target >= 1 && target <= pageCount;
    return (
      <li>
        <button
          type="button"
          className={styles.page}
          aria-label={label}
          aria-disabled={!possible || undefined}
          onClick={possible ? () => onPage(target) : undefined}
        >
          <Icon of={icon} />
        </button>
      </li>
    );
  };
  return (
    <nav className={styles.pager} aria-label={texts.label}>
      <span role="status">{text}</span>
      {pageCount > 1 && (
        <ul className={styles.pages}>
          {step(page - 1, texts.previous, ChevronLeft)}
          {pagerEntries(page, pageCount).map((entry) =>
            typeof entry === "number" ? (
              <li key={entry} className={entry === page ? undefined : styles.hiddenOnPhones}>
                <button
                  type="button"
                  className={styles.page}
                  aria-label={texts.page(entry)}
                  aria-current={entry === page ? "page" : undefined}
                  onClick={() => onPage(entry)}
                >
                  {entry}
                </button>
              </li>
            ) : (
              <li key={entry} className={styles.hiddenOnPhones} aria-hidden>
                …
              </li>
            ),
          )}
          {step(page + 1, texts.next, ChevronRight)}
        </ul>
      )}
    </nav>
  );
}
