import { CalendarX, Minus, Upload } from "lucide-react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { classNames } from "@kreislauf/ui/base/class-names.ts";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { StatusGlyph } from "@kreislauf/ui/drawings/status-glyph.tsx";
import type { Outlook } from "./agreement-outlook.ts";
import { agreementsScreenTexts } from "./agreements.texts.ts";
import { usePickupText } from "./use-pickup-text.ts";
import styles from "./agreement-card.module.css";

/** One line of a card about what comes next or happened last; orders have the colour and glyph of their status. */
export function AgreementOutlookLine({ outlook }: { outlook: Outlook }) {
  const texts = useTexts(agreementsScreenTexts).outlook;
  const { date } = useFormats();
  const pickupText = usePickupText();
  switch (outlook.kind) {
    case "none":
      return (
        <p className={classNames(styles.outlook, styles.none)}>
          <Icon of={Minus} size={16} />
          {texts.none}
        </p>
      );
    case "withdrawal":
    case "fullWithdrawal":
      return (
        <p className={styles.outlook}>
          <Icon of={Upload} size={16} />
          {outlook.kind === "withdrawal"
            ? texts.withdrawal(outlook.count)
            : texts.fullWithdrawal(date(outlook.date))}
        </p>
      );
    case "ends":
      return (
        <p className={styles.outlook}>
          <Icon of={CalendarX} size={16} />
          {texts.ends(date(outlook.date))}
        </p>
      );
    case "later":
      return <p className={styles.later}>{texts.later(outlook.pickups.map(pickupText))}</p>;
    case "next":
      return (
        <p className={classNames(styles.outlook, styles.open)}>
          <StatusGlyph status="open" />
          {texts.next(pickupText(outlook))}
        </p>
      );
    default: {
      const status = outlook.kind === "placement" ? "open" : outlook.kind;
      return (
        <p className={classNames(styles.outlook, styles[status])}>
          <StatusGlyph status={status} />
          {texts[outlook.kind](date(outlook.date))}
        </p>
      );
    }
  }
}
