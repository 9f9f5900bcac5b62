import { useTexts } from "../../base/language.tsx";
import { Late } from "../../ui/late.tsx";
import { appTexts } from "../app.texts.ts";
import styles from "./pending.module.css";

/** A line along the top while the code of a screen is on its way. */
export function Pending() {
  return (
    <Late text={useTexts(appTexts).pageLoading}>
      <div className={styles.line} />
    </Late>
  );
}
