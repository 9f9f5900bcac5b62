import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { IconButton } from "@kreislauf/ui/controls/icon-button.tsx";
import { deskAgreementsTexts } from "../agreements.texts.ts";
import styles from "../base/panel.module.css";

interface DecisionPanelProps {
  title: string;
  sub: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of the panel beside each list of the agreements area: heading, close button and content. */
export function DecisionPanel({ title, sub, onClose, children }: DecisionPanelProps) {
  const texts = useTexts(deskAgreementsTexts);
  return (
    <aside className={styles.panel} aria-label={texts.panel}>
      <div className={styles.head}>
        <h2 data-panel tabIndex={-1}>
          {title}
          <br />
          <small>{sub}</small>
        </h2>
        <IconButton icon={X} label={texts.close} onClick={onClose} />
      </div>
      {children}
    </aside>
  );
}
