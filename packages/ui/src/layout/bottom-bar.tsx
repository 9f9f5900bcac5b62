import { Lock, type LucideIcon } from "lucide-react";
import { VisuallyHidden } from "../base/visually-hidden.tsx";
import { LockedEntry } from "../controls/locked-entry.tsx";
import { Icon } from "../drawings/icon.tsx";
import styles from "./bottom-bar.module.css";

export interface BottomBarEntry {
  readonly href: string;
  readonly word: string;
  readonly icon: LucideIcon;
  readonly isCurrent: boolean;
  /** Why the person may not open it. */
  readonly lockedBecause?: string | undefined;
}

/** The menu of narrow screens, fixed at their bottom edge. */
export function BottomBar({ label, entries }: { label: string; entries: readonly BottomBarEntry[] }) {
  return (
    <nav className={styles.bar} aria-label={label}>
      {entries.map(({ href, word, icon, isCurrent, lockedBecause }) => {
        if (lockedBecause === undefined)
          return (
            <a key={href} className={styles.entry} href={href} aria-current={isCurrent ? "page" : undefined}>
              <Icon of={icon} size={24} />
              {word}
            </a>
          );
        const reasonId = `locked-${href}`;
        return (
          <LockedEntry key={href} className={styles.locked} reasonId={reasonId}>
            <Icon of={Lock} size={24} />
            {word}
            <VisuallyHidden id={reasonId}>{lockedBecause}</VisuallyHidden>
          </LockedEntry>
        );
      })}
    </nav>
  );
}
