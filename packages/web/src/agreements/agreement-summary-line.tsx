import { CalendarX, Minus, Upload } from "lucide-react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { classNames } from "@kreislauf/ui/base/class-names.ts";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { StatusGlyph } from "@kreislauf/ui/drawings/status-glyph.tsx";
import type { AgreementSummaryItem } from "./agreement-summary.ts";
import { agreementsScreenTexts } from "./agreements.texts.ts";
import { usePickupText } from "./use-pickup-text.ts";
import styles from "./agreement-card.module.css";

/** A line of a card about what comes next or happened last; orders get the colour and icon of their status. */
export function AgreementSummaryLine({ item }: { item: AgreementSummaryItem }) {
  const texts = useTexts(agreementsScreenTexts).summaryLines;
  const { date } = useFormats();
  const pickupText = usePickupText();
  switch (item.kind) {
    case "none":
      return (
        <p className={classNames(styles.summaryLine, styles.none)}>
          <Icon of={Minus} size={16} />
          {texts.none}
        </p>
      );
    case "withdrawal":
    case "fullWithdrawal":
      return (
        <p className={styles.summaryLine}>
          <Icon of={Upload} size={16} />
          {item.kind === "withdrawal" ? texts.withdrawal(item.count) : texts.fullWithdrawal(date(item.date))}
        </p>
      );
    case "ends":
      return (
        <p className={styles.summaryLine}>
          <Icon of={CalendarX} size={16} />
          {texts.ends(date(item.date))}
        </p>
      );
    case "later":
      return <p className={styles.later}>{texts.later(item.pickups.map(pickupText))}</p>;
    case "next":
      return (
        <p className={classNames(styles.summaryLine, styles.open)}>
          <StatusGlyph status="open" />
          {texts.next(pickupText(item))}
        </p>
      );
    default: {
      const status = item.kind === "placement" ? "open" : item.kind;
      return (
        <p className={classNames(styles.summaryLine, styles[status])}>
          <StatusGlyph status={status} />
          {texts[item.kind](date(item.date))}
        </p>
      );
    }
  }
}
