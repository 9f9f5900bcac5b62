import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { changeParameters } from "../../base/hash-route.ts";
import { listsTexts } from "../../base/lists.texts.ts";
import styles from "./lists.module.css";

/** Buttons to the previous and the next page of a list; nothing for a list with one page. */
export function PageButtons({ page, hasMore }: { page: number; hasMore: boolean }) {
  const texts = useTexts(listsTexts);
  if (page === 0 && !hasMore) return null;
  const goTo = (next: number) => changeParameters({ page: next > 0 ? String(next) : null });
  return (
    <nav className={styles.footer} aria-label={texts.pages}>
      <Button small lockedBecause={page === 0 ? texts.isFirst : undefined} onClick={() => goTo(page - 1)}>
        {texts.previous}
      </Button>
      <Button small lockedBecause={hasMore ? undefined : texts.isLast} onClick={() => goTo(page + 1)}>
        {texts.next}
      </Button>
    </nav>
  );
}
