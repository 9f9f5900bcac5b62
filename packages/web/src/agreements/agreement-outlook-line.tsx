import { Minus, Upload } from "lucide-react";
import { useFormats } from "../base/format.ts";
import { useTexts } from "../base/language.tsx";
import { Icon } from "../ui/icon.tsx";
import { StatusGlyph } from "../ui/status-glyph.tsx";
import type { Outlook } from "./agreement-outlook.ts";
import { agreementsScreenTexts } from "./agreements.texts.ts";
import { classes } from "../ui/classes.ts";
import styles from "./agreement-card.module.css";

/** One line of a card about what comes or what was; orders in the colours and glyphs of their status. */
export function AgreementOutlook({ outlook }: { outlook: Outlook }) {
  const texts = useTexts(agreementsScreenTexts).outlook;
  const { date } = useFormats();
  switch (outlook.kind) {
    case "none":
      return (
        <p className={classes(styles.outlook, styles.none)}>
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
    default: {
      const status = outlook.kind === "claimed" || outlook.kind === "done" ? outlook.kind : "open";
      return (
        <p className={classes(styles.outlook, styles[status])}>
          <StatusGlyph status={status} />
          {texts[outlook.kind](date(outlook.date))}
        </p>
      );
    }
  }
}
