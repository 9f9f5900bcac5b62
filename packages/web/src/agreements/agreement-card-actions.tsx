import type { Agreement } from "@kreislauf/contract/agreements";
import { Pencil, Upload } from "lucide-react";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { useIsMobile } from "@kreislauf/ui/base/use-is-mobile.ts";
import { useUser } from "../base/session.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { agreementLocks, type AgreementAction } from "./agreement-locks.ts";
import { agreementName, orderTitle } from "./agreement-labels.ts";
import { agreementsScreenTexts } from "./agreements.texts.ts";
import styles from "./agreement-card.module.css";

interface AgreementCardActionsProps {
  agreement: Agreement;
  /** The action whose dialog is being loaded; null while no dialog is being loaded. */
  opening: string | null;
  onAction: (action: AgreementAction) => void;
}

/** The buttons for the actions on an agreement; a locked button says why it is locked. */
export function AgreementCardActions({ agreement, opening, onAction }: AgreementCardActionsProps) {
  const texts = useTexts(agreementsScreenTexts);
  const language = useLanguage();
  const { permissions } = useUser();
  const locks = agreementLocks(agreement, permissions, language);
  const name = agreementName(agreement);
  const order = orderTitle(agreement, language);
  const isShort = useIsMobile() && order === texts.order;
  const shared = (action: AgreementAction) => ({
    block: true,
    "aria-label": texts.actionOf[action](name, order),
    lockedBecause: locks[action],
    busy: opening === action,
    onClick: () => onAction(action),
  });
  return (
    <div className={styles.actions}>
      <div className={isShort ? undefined : styles.wide}>
        <Button variant="tonal" {...shared("order")}>
          {isShort ? texts.orderShort : order}
        </Button>
      </div>
      <Button icon={Upload} reasonElsewhere={locks.withdraw === locks.order} {...shared("withdraw")}>
        {texts.withdraw}
      </Button>
      <Button icon={Pencil} {...shared("change")}>
        {texts.change}
      </Button>
    </div>
  );
}
