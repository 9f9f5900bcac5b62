import type { LucideIcon } from "lucide-react";
import { classNames } from "../base/class-names.ts";
import { Icon } from "../drawings/icon.tsx";
import styles from "./menu.module.css";

export interface MenuEntry {
  text: string;
  icon?: LucideIcon;
  /** Goes there. */
  href?: string;
  /** Does that. */
  onSelect?: () => void;
  danger?: boolean;
  lockedBecause?: string | undefined;
  /** With a line above it. */
  separated?: boolean;
}

/** An entry that navigates is a link, one that acts is a button. */
export function MenuItem(props: MenuEntry & { onClose: () => void }) {
  const { text, icon, href, onSelect, danger = false, lockedBecause, separated = false, onClose } = props;
  const locked = lockedBecause !== undefined;
  const item = {
    role: "menuitem",
    tabIndex: -1,
    className: classNames(styles.item, danger && styles.danger),
  } as const;
  const content = (
    <>
      {icon && <Icon of={icon} />}
      <span className={styles.text}>
        {text}
        {locked && <span className={styles.reason}>{lockedBecause}</span>}
      </span>
    </>
  );
  return (
    <>
      {separated && <hr className={styles.separator} />}
      {href !== undefined && !locked ? (
        <a {...item} href={href} onClick={onClose}>
          {content}
        </a>
      ) : (
        <button
          {...item}
          type="button"
          aria-disabled={locked || undefined}
          onClick={() => {
            if (locked) return;
            onClose();
            onSelect?.();
          }}
        >
          {content}
        </button>
      )}
    </>
  );
}
