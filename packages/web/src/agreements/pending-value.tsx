import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { agreementsScreenTexts } from "./agreements.texts.ts";
import styles from "./pending-value.module.css";

/**
 * Shown instead of a value that the provider has not assigned yet; `since` is when it was requested, an ISO instant.
 */
export function PendingValue({ since }: { since: string }) {
  const { notYet } = useTexts(agreementsScreenTexts);
  const { dateTime } = useFormats();
  return (
    <span>
      {notYet.value} <small className={styles.since}>{notYet.since(dateTime(since))}</small>
    </span>
  );
}
