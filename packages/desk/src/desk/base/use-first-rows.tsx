import { type ReactNode, useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { listsTexts } from "../../base/lists.texts.ts";
import styles from "./lists.module.css";

interface FirstRows<Row> {
  readonly shown: readonly Row[];
  /** The button that shows the other rows; null without any. */
  readonly footer: ReactNode;
}

/** Keeps a long list short until somebody asks for all of it. */
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
