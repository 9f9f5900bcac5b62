import { useId } from "react";
import type { ReactNode } from "react";
import { Info } from "lucide-react";
import { useFormats } from "../base/format.ts";
import { useTexts } from "../base/language.tsx";
import { Badge } from "../ui/badge.tsx";
import { classes } from "../ui/classes.ts";
import { Icon } from "../ui/icon.tsx";
import { orderDetailTexts } from "./order-detail.texts.ts";
import { orderMoment } from "./order-moment.ts";
import styles from "./order-statement.module.css";

interface OrderStatementProps {
  title: string;
  badge?: string | undefined;
  /** From the list of reasons. */
  reason?: string;
  /** What a person wrote. */
  words: string | null;
  said?: { readonly by: string; readonly on: string };
  /** A person must look. */
  urgent?: boolean;
  /** A picture of it. */
  photo?: ReactNode;
  /** What was answered. */
  answer?: ReactNode;
}

/** What somebody said about an order: a claim, a cancellation, why a trip failed. */
export function OrderStatement(props: OrderStatementProps) {
  const { title, badge, reason, words, said, urgent = false, photo, answer } = props;
  const texts = useTexts(orderDetailTexts).detail;
  const formats = useFormats();
  const titleId = useId();
  return (
    <section className={classes(styles.card, urgent && styles.urgent)} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {badge !== undefined && <Badge>{badge}</Badge>}
      </header>
      <div className={styles.body}>
        <div className={styles.told}>
          {reason !== undefined && <p className={styles.reason}>{reason}</p>}
          {words !== null && <p className={styles.words}>{texts.quote(words)}</p>}
          {said && (
            <p className={styles.said}>{texts.personAndTime(said.by, orderMoment(said.on, formats))}</p>
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
