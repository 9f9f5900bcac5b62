import { ChevronRight, Lock, type LucideIcon } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classNames } from "../base/class-names.ts";
import { Icon } from "../drawings/icon.tsx";
import { LockedEntry } from "./locked-entry.tsx";
import styles from "./menu-rows.module.css";

interface MenuRowsProps {
  label: string;
  /** `section` for rows that act instead of linking to pages. */
  as?: "nav" | "section";
  children: ReactNode;
}

/** The rows of a page that is a menu. On narrow screens they reach from edge to edge. */
export const MenuRows = ({ label, as: Element = "nav", children }: MenuRowsProps) => (
  <Element className={styles.list} aria-label={label}>
    {children}
  </Element>
);

interface MenuRowProps {
  icon: LucideIcon;
  title: string;
  text?: string | undefined;
}

interface MenuLinkProps extends MenuRowProps {
  href: string;
  /** Why the person may not open the page. */
  lockedBecause?: string | undefined;
}

/** A row that links to a page; locked, with the reason, for people who may not open it. */
export function MenuLink({ icon, title, text, href, lockedBecause }: MenuLinkProps) {
  const reasonId = useId();
  if (lockedBecause === undefined)
    return (
      <a className={styles.row} href={href}>
        <Icon of={icon} />
        <span>
          {title}
          {text !== undefined && <small>{text}</small>}
        </span>
        <Icon of={ChevronRight} size={18} />
      </a>
    );
  return (
    <LockedEntry className={classNames(styles.row, styles.locked)} reasonId={reasonId}>
      <Icon of={icon} />
      <span>
        {title}
        <small id={reasonId}>{lockedBecause}</small>
      </span>
      <Icon of={Lock} size={18} />
    </LockedEntry>
  );
}

interface MenuButtonProps extends Omit<MenuRowProps, "text"> {
  onClick: () => void;
  opensDialog?: boolean;
  leaves?: boolean;
  lang?: string;
}

/** A row that acts at once or opens a dialog. */
export const MenuButton = ({ icon, title, onClick, opensDialog, leaves, lang }: MenuButtonProps) => (
  <button
    type="button"
    className={classNames(styles.row, leaves && styles.leaving)}
    lang={lang}
    aria-haspopup={opensDialog ? "dialog" : undefined}
    onClick={onClick}
  >
    <Icon of={icon} />
    <span>{title}</span>
    {opensDialog && <Icon of={ChevronRight} size={18} />}
  </button>
);
