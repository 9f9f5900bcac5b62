import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../drawings/icon.tsx";
import styles from "./collapsible.module.css";

interface CollapsibleProps {
  title: string;
  /** The content in a few words; shown while the part is open and while it is closed. */
  summary?: string;
  open: boolean;
  onToggle: (open: boolean) => void;
  children: ReactNode;
}

/** A part of a card that can be opened below its title. On paper it is always open. */
export function Collapsible({ title, summary, open, onToggle, children }: CollapsibleProps) {
  return (
    <details className={styles.fold} open={open} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary>
        <span className={styles.text}>
          <span>{title}</span>
          {summary !== undefined && <small>{summary}</small>}
        </span>
        <Icon of={ChevronDown} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
