import { type Document, documentsTexts, overdueDays } from "@kreislauf/contract/documents";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { today } from "@kreislauf/ui/base/today.ts";
import { documentsScreenTexts } from "./documents.texts.ts";
import styles from "./payment-state.module.css";

/** How far a document is paid, and since when it is overdue; nothing where the provider has not said it. */
export function PaymentState({ document }: { document: Pick<Document, "payment" | "dueDate"> }) {
  const texts = useTexts(documentsScreenTexts).payment;
  const { payment: states } = useTexts(documentsTexts);
  const { money } = useFormats();
  const { payment, dueDate } = document;
  if (payment === null) return null;
  const days = payment.state === "paid" ? 0 : overdueDays(dueDate, today());
  const words = [
    ...(payment.state === "open" && days > 0 ? [] : [states[payment.state]]),
    ...(payment.state === "part_paid" ? [texts.left(money(payment.openAmount))] : []),
    ...(days > 0 ? [texts.overdue(days)] : []),
  ];
  return (
    <span className={styles.payment} data-overdue={days > 0 || undefined}>
      {words.join(" · ")}
    </span>
  );
}
