import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { appTexts } from "../app.texts.ts";
import styles from "./pending.module.css";

/** A line along the top edge while the code of a screen is loading. */
export function Pending() {
  return (
    <Delayed text={useTexts(appTexts).pageLoading}>
      <div className={styles.line} />
    </Delayed>
  );
}
