import { useId } from "react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { orderDetailTexts } from "./order-detail.texts.ts";
import { formatOrderTime } from "./format-order-time.ts";
import styles from "./order-message-card.module.css";

interface OrderMessageCardProps {
  title: string;
  /** The reason chosen from a list, in words; absent if there is no such choice. */
  reason?: string;
  /** What the person wrote; null if nothing. */
  text: string | null;
  author?: { readonly by: string; readonly on: string };
}

/** Says why an order ended early: because it was cancelled, or because the trip failed. */
export function OrderMessageCard({ title, reason, text, author }: OrderMessageCardProps) {
  const texts = useTexts(orderDetailTexts).detail;
  const formats = useFormats();
  const titleId = useId();
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId}>{title}</h2>
      </header>
      <div className={styles.message}>
        {reason !== undefined && <p className={styles.reason}>{reason}</p>}
        {text !== null && <p className={styles.text}>{texts.quote(text)}</p>}
        {author && (
          <p className={styles.said}>{texts.personAndTime(author.by, formatOrderTime(author.on, formats))}</p>
        )}
      </div>
    </section>
  );
}
