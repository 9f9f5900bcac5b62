import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { IconButton } from "../controls/icon-button.tsx";
import styles from "./aside-card.module.css";
import { Card } from "./card.tsx";

interface AsideCardProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** A card beside the page with the rows behind a figure. It takes the focus when it opens; Escape closes it. */
export function AsideCard({ title, closeLabel, onClose, children }: AsideCardProps) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => card.current?.focus(), []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape within the card closes it
    <div
      ref={card}
      tabIndex={-1}
      className={styles.aside}
      onKeyDown={({ key }) => key === "Escape" && onClose()}
    >
      <Card title={title} actions={<IconButton icon={X} label={closeLabel} onClick={onClose} />} flush>
        {children}
      </Card>
    </div>
  );
}
