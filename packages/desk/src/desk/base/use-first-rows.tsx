import { type ReactNode, useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { listsTexts } from "../../base/lists.texts.ts";
import styles from "./lists.module.css";

interface FirstRows<Row> {
  readonly shown: readonly Row[];
  /** The button that shows the remaining rows; null if all are shown. */
  readonly footer: ReactNode;
}

/** Shows only the first `count` rows of a list until the person asks for all. */
export function useFirstRows<Row>(rows: readonly Row[], count: number): FirstRows<Row> {
  const texts = useTexts(listsTexts);
  const [showsAll, setShowsAll] = useState(false);
  if (showsAll || rows.length <= count) return { shown: rows, footer: null };
  return {
    shown: rows.slice(0, count),
    footer: (
      <div className={styles.footer}>
        <Button small onClick={() => setShowsAll(true)}>
          {texts.all(rows.length)}
        </Button>
      </div>
    ),
  };
}
