import { describePayment, type Document } from "@kreislauf/contract/documents";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useLanguage } from "@kreislauf/ui/base/language.ts";
import { today } from "@kreislauf/ui/base/today.ts";
import styles from "./payment-state.module.css";

/** How far a document is paid, and since when it is overdue. Renders nothing if the provider has not reported that. */
export function PaymentState({ document }: { document: Pick<Document, "payment" | "dueDate"> }) {
  const language = useLanguage();
  const { money } = useFormats();
  const payment = describePayment(document, { language, today: today(), money });
  if (payment === null) return null;
  return (
    <span className={styles.payment} data-overdue={payment.isOverdue || undefined}>
      {payment.words}
    </span>
  );
}
