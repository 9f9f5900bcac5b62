import { LockKeyhole } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { VisuallyHidden } from "@kreislauf/ui/base/visually-hidden.tsx";
import { LockedEntry } from "@kreislauf/ui/controls/locked-entry.tsx";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import type { DeskStaff } from "../base/desk-session.ts";
import { hrefTo } from "../base/hash-route.ts";
import { appTexts } from "./app.texts.ts";
import styles from "./main-menu.module.css";
import { menu } from "./menu.ts";
import { useLockedReason } from "./use-locked-reason.ts";

/** The menu of wide screens; entries outside one's roles stay visible, locked and with the reason. */
export function MainMenu({ staff, current }: { staff: DeskStaff; current: string | undefined }) {
  const texts = useTexts(appTexts);
  const lockedReason = useLockedReason(staff);
  return (
    <nav aria-label={texts.mainMenu} className={styles.menu}>
      {menu.map((entry) => {
        const reason = lockedReason(entry);
        const word = texts.menu[entry.name];
        if (reason === undefined)
          return (
            <a
              key={entry.name}
              className={styles.entry}
              href={hrefTo(entry.path)}
              aria-current={entry.name === current ? "page" : undefined}
            >
              {word}
            </a>
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
