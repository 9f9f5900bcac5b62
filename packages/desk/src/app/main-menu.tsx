import { LockKeyhole } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { VisuallyHidden } from "@kreislauf/ui/base/visually-hidden.tsx";
import { LockedEntry } from "@kreislauf/ui/controls/locked-entry.tsx";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import type { DeskStaff } from "../base/desk-session.ts";
import { hrefTo } from "../base/hash-route.ts";
import { appTexts } from "./app.texts.ts";
import styles from "./main-menu.module.css";
import { menu, type MenuEntry } from "./menu.ts";
import { useLockedReason } from "./use-locked-reason.ts";
import { useWaitingText } from "./use-waiting.ts";

/** The menu of wide screens. Entries that the person's roles do not open stay visible, locked and with the reason. */
export function MainMenu({ staff, current }: { staff: DeskStaff; current: string | undefined }) {
  const texts = useTexts(appTexts);
  const lockedReason = useLockedReason(staff);
  const waitingIn = useWaitingText(staff);
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
              waiting={waitingIn(entry.name)}
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
  waiting: ReturnType<ReturnType<typeof useWaitingText>>;
  isCurrent: boolean;
}

/**
 * A link to an area with the number of entries that wait there. The number is the link's description
 * (`aria-describedby`), not part of its name.
 */
function WaitingLink({ entry, waiting, isCurrent }: WaitingLinkProps) {
  const texts = useTexts(appTexts);
  const countId = `waiting-${entry.name}`;
  return (
    <>
      <a
        className={styles.entry}
        href={hrefTo(entry.path)}
        aria-current={isCurrent ? "page" : undefined}
        aria-describedby={waiting && countId}
      >
        {texts.menu[entry.name]}
        {waiting && (
          <span className={styles.count} aria-hidden>
            {waiting.count}
          </span>
        )}
      </a>
      {waiting && <VisuallyHidden id={countId}>{waiting.description}</VisuallyHidden>}
    </>
  );
}
