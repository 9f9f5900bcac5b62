import { ChevronRight, CircleUserRound, LockKeyhole } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { LockedEntry } from "@kreislauf/ui/controls/locked-entry.tsx";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import type { DeskStaff } from "../base/desk-session.ts";
import { hrefTo } from "../base/hash-route.ts";
import { appTexts } from "./app.texts.ts";
import { menu } from "./menu.ts";
import styles from "./more-screen.module.css";
import { useLockedReason } from "./use-locked-reason.ts";

/** What the bottom bar of narrow screens has no place for. */
export function MoreScreen({ staff }: { staff: DeskStaff }) {
  const texts = useTexts(appTexts);
  const lockedReason = useLockedReason(staff);
  return (
    <div className={styles.page}>
      <h1>{texts.more}</h1>
      <div className={styles.list}>
        {menu
          .filter(({ isInBottomBar }) => !isInBottomBar)
          .map((entry) => {
            const reason = lockedReason(entry);
            const reasonId = `locked-more-${entry.name}`;
            return reason === undefined ? (
              <a key={entry.name} className={styles.row} href={hrefTo(entry.path)}>
                <Icon of={entry.icon} />
                <span>{texts.menu[entry.name]}</span>
                <Icon of={ChevronRight} size={18} />
              </a>
            ) : (
              <LockedEntry key={entry.name} className={styles.locked} reasonId={reasonId}>
                <Icon of={entry.icon} />
                <span>
                  {texts.menu[entry.name]}
                  <small id={reasonId}>{reason}</small>
                </span>
                <Icon of={LockKeyhole} size={18} />
              </LockedEntry>
            );
          })}
        <a className={styles.row} href={hrefTo("/account")}>
          <Icon of={CircleUserRound} />
          <span>
            {texts.account}
            <small>
              {staff.firstName} {staff.lastName}
            </small>
          </span>
          <Icon of={ChevronRight} size={18} />
        </a>
      </div>
    </div>
  );
}
