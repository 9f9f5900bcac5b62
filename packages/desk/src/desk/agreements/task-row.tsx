import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import styles from "./agreements.module.css";

interface TaskRowProps {
  /**
   * Identifies the row for `useListKeys`: an id, or the index in a list of changes and inquiries, whose ids may be
   * equal.
   */
  rowKey: number;
  title: string;
  lines: readonly string[];
  isCurrent: boolean;
  onOpen: () => void;
  children?: ReactNode;
}

/** A row with something to decide; pressing it opens the panel. */
export function TaskRow({ rowKey, title, lines, isCurrent, onOpen, children }: TaskRowProps) {
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        data-row={rowKey}
        aria-current={isCurrent || undefined}
        onClick={onOpen}
      >
        <span className={styles.rowText}>
          <strong>{title}</strong>
          {lines.map((line) => (
            <small key={line}>{line}</small>
          ))}
          {children}
        </span>
        <Icon of={ChevronRight} />
      </button>
    </li>
  );
}
