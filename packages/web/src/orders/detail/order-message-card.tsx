import { useId, type ReactNode } from "react";
import { Info } from "lucide-react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Badge } from "@kreislauf/ui/feedback/badge.tsx";
import { classNames } from "@kreislauf/ui/base/class-names.ts";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { orderDetailTexts } from "./order-detail.texts.ts";
import { formatOrderTime } from "./format-order-time.ts";
import styles from "./order-message-card.module.css";

interface OrderMessageCardProps {
  title: string;
  badge?: string | undefined;
  /** One of the predefined reasons, in words. */
  reason?: string;
  /** What the person wrote. */
  text: string | null;
  author?: { readonly by: string; readonly on: string };
  /** Highlights the card, because somebody has to act. */
  needsAttention?: boolean;
  photo?: ReactNode;
  /** The reply to it. */
  answer?: ReactNode;
}

/** What somebody said about an order: a claim, a cancellation, why a trip failed. */
export function OrderMessageCard(props: OrderMessageCardProps) {
  const { title, badge, reason, text, author, needsAttention = false, photo, answer } = props;
  const texts = useTexts(orderDetailTexts).detail;
  const formats = useFormats();
  const titleId = useId();
  return (
    <section className={classNames(styles.card, needsAttention && styles.urgent)} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {badge !== undefined && <Badge>{badge}</Badge>}
      </header>
      <div className={styles.body}>
        <div className={styles.message}>
          {reason !== undefined && <p className={styles.reason}>{reason}</p>}
          {text !== null && <p className={styles.text}>{texts.quote(text)}</p>}
          {author && (
            <p className={styles.said}>
              {texts.personAndTime(author.by, formatOrderTime(author.on, formats))}
            </p>
          )}
        </div>
        {photo}
      </div>
      {answer !== undefined && (
        <div className={styles.answer}>
          <Icon of={Info} />
          <div>{answer}</div>
        </div>
      )}
    </section>
  );
}
