import { LockKeyhole } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { VisuallyHidden } from "@kreislauf/ui/base/visually-hidden.tsx";
import { LockedEntry } from "@kreislauf/ui/controls/locked-entry.tsx";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import type { DeskStaff } from "../base/desk-session.ts";
import { countText } from "../desk/base/count-text.ts";
import { hrefTo } from "../base/hash-route.ts";
import { appTexts } from "./app.texts.ts";
import styles from "./main-menu.module.css";
import { menu, type MenuEntry } from "./menu.ts";
import { useLockedReason } from "./use-locked-reason.ts";
import { useWaiting } from "./use-waiting.ts";

/** The menu of wide screens; entries outside one's roles stay visible, locked and with the reason. */
export function MainMenu({ staff, current }: { staff: DeskStaff; current: string | undefined }) {
  const texts = useTexts(appTexts);
  const lockedReason = useLockedReason(staff);
  const waiting = useWaiting(staff);
  return (
    <nav aria-label={texts.mainMenu} className={styles.menu}>
      {menu.map((entry) => {
        const reason = lockedReason(entry);
        const word = texts.menu[entry.name];
        if (reason === undefined)
          return (
            <WaitingLink
              key={entry.name}
              entry={entry}
              count={waiting[entry.name] ?? 0}
              isCurrent={entry.name === current}
            />
          );
        const reasonId = `locked-menu-${entry.name}`;
        return (
          <span key={entry.name} title={reason}>
            <LockedEntry className={styles.locked} reasonId={reasonId}>
              {word}
              <Icon of={LockKeyhole} size={14} />
            </LockedEntry>
            <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>
          </span>
        );
      })}
    </nav>
  );
}

interface WaitingLinkProps {
  entry: MenuEntry;
  /** How much waits in the area. */
  count: number;
  isCurrent: boolean;
}

/** An area with what waits in it; the count describes the link and is no part of its name. */
function WaitingLink({ entry, count, isCurrent }: WaitingLinkProps) {
  const texts = useTexts(appTexts);
  const countId = `waiting-${entry.name}`;
  return (
    <>
      <a
        className={styles.entry}
        href={hrefTo(entry.path)}
        aria-current={isCurrent ? "page" : undefined}
        aria-describedby={count > 0 ? countId : undefined}
      >
        {texts.menu[entry.name]}
        {count > 0 && (
          <span className={styles.count} aria-hidden>
            {countText(count)}
          </span>
        )}
      </a>
      {count > 0 && <VisuallyHidden id={countId}>{texts.waiting(countText(count))}</VisuallyHidden>}
    </>
  );
}
