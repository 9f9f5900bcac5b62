import { CircleUserRound } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { MenuLink, MenuRows } from "@kreislauf/ui/controls/menu-rows.tsx";
import type { DeskStaff } from "../base/desk-session.ts";
import { hrefTo } from "../base/hash-route.ts";
import { appTexts } from "./app.texts.ts";
import { menu } from "./menu.ts";
import styles from "./more-screen.module.css";
import { useLockedReason } from "./use-locked-reason.ts";
import { useWaitingText } from "./use-waiting.ts";

/** The page of narrow screens with the menu entries that are not in the bottom bar. */
export function MoreScreen({ staff }: { staff: DeskStaff }) {
  const texts = useTexts(appTexts);
  const lockedReason = useLockedReason(staff);
  const waitingIn = useWaitingText(staff);
  return (
    <div className={styles.page}>
      <h1>{texts.more}</h1>
      <MenuRows label={texts.more}>
        {menu
          .filter(({ isInBottomBar }) => !isInBottomBar)
          .map((entry) => (
            <MenuLink
              key={entry.name}
              href={hrefTo(entry.path)}
              icon={entry.icon}
              title={texts.menu[entry.name]}
              text={waitingIn(entry.name)?.description}
              lockedBecause={lockedReason(entry)}
            />
          ))}
        <MenuLink
          href={hrefTo("/account")}
          icon={CircleUserRound}
          title={texts.account}
          text={`${staff.firstName} ${staff.lastName}`}
        />
      </MenuRows>
    </div>
  );
}
