import { Lock, type LucideIcon } from "lucide-react";
import { VisuallyHidden } from "../base/visually-hidden.tsx";
import { CountBadge } from "../controls/count-badge.tsx";
import { LockedEntry } from "../controls/locked-entry.tsx";
import { Icon } from "../drawings/icon.tsx";
import styles from "./bottom-bar.module.css";

export interface BottomBarEntry {
  readonly href: string;
  readonly word: string;
  readonly icon: LucideIcon;
  readonly isCurrent: boolean;
  /** How much waits behind the entry. The count is on its icon; the description is not part of the link's name. */
  readonly waiting?: { readonly count: string; readonly description: string } | undefined;
  /** Why the person may not open the page. */
  readonly lockedBecause?: string | undefined;
}

/** The menu of narrow screens, fixed at the lower edge. */
export function BottomBar({ label, entries }: { label: string; entries: readonly BottomBarEntry[] }) {
  return (
    <nav className={styles.bar} aria-label={label}>
      {entries.map((entry) => {
        const { href, word, lockedBecause } = entry;
        if (lockedBecause === undefined) return <EntryLink key={href} {...entry} />;
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

function EntryLink({ href, word, icon, isCurrent, waiting }: BottomBarEntry) {
  const waitingId = `waiting-${href}`;
  return (
    <>
      <a
        className={styles.entry}
        href={href}
        aria-current={isCurrent ? "page" : undefined}
        aria-describedby={waiting && waitingId}
      >
        <span className={styles.icon}>
          <Icon of={icon} size={24} />
          {waiting && <CountBadge className={styles.count}>{waiting.count}</CountBadge>}
        </span>
        {word}
      </a>
      {waiting && <VisuallyHidden id={waitingId}>{waiting.description}</VisuallyHidden>}
    </>
  );
}
