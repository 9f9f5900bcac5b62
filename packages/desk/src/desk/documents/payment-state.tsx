import type { DeskDocument } from "@kreislauf/contract/desk";
import { describePayment } from "@kreislauf/contract/documents";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useLanguage } from "@kreislauf/ui/base/language.ts";
import { today } from "@kreislauf/ui/base/today.ts";
import styles from "./documents.module.css";

/**
 * How far a document is paid, in the words that its customer reads. Nothing if the document is superseded or if
 * nothing is known of a payment.
 */
export function PaymentState({ document }: { document: DeskDocument }) {
  const language = useLanguage();
  const { money } = useFormats();
  if (document.supersededBy !== null) return null;
  const payment = describePayment(document, { language, today: today(), money });
  if (payment === null) return null;
  return (
    <span className={styles.payment} data-overdue={payment.isOverdue || undefined}>
      {payment.words}
    </span>
  );
}

/** The day on which a document is due (`YYYY-MM-DD`); null if it has no due date or is superseded. */
export const dueDateOf = ({ dueDate, supersededBy }: DeskDocument): string | null =>
  supersededBy === null ? dueDate : null;
