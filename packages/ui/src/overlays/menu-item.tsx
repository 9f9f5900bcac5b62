import type { LucideIcon } from "lucide-react";
import { classNames } from "../base/class-names.ts";
import { Icon } from "../drawings/icon.tsx";
import { Spinner } from "../drawings/spinner.tsx";
import styles from "./menu.module.css";

export interface MenuEntry {
  text: string;
  icon?: LucideIcon;
  /** The address of an entry that is a link. */
  href?: string;
  /** Called for an entry without `href`. */
  onSelect?: () => void;
  danger?: boolean;
  /** Whether the action of an entry without `href` is still running: the entry then ignores presses. */
  busy?: boolean;
  /** Shown instead of `text` while the entry is busy. */
  busyText?: string | undefined;
  lockedBecause?: string | undefined;
  /** Shows a line above the entry. */
  separated?: boolean;
}

/** An entry of a menu: a link if it has `href`, otherwise a button. */
export function MenuItem(props: MenuEntry & { onClose: () => void }) {
  const { text, icon, href, onSelect, danger = false, separated = false, onClose } = props;
  const { busy = false, busyText = text, lockedBecause } = props;
  const locked = lockedBecause !== undefined;
  const item = {
    role: "menuitem",
    tabIndex: -1,
    className: classNames(styles.item, danger && styles.danger),
  } as const;
  const content = (
    <>
      {busy ? <Spinner /> : icon && <Icon of={icon} />}
      <span className={styles.text}>
        {busy ? busyText : text}
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
          aria-busy={busy || undefined}
          onClick={() => {
            if (locked || busy) return;
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
