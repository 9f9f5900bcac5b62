import { Lock } from "lucide-react";
import { useTexts } from "../../base/language.tsx";
import { hrefTo } from "../../base/paths.ts";
import type { PlainRouteName, RouteName } from "../../base/paths.ts";
import { useSession } from "../../base/session.ts";
import { LateBell } from "../../notifications/late-bell.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";
import { appTexts } from "../app.texts.ts";
import { topMenu } from "../menus.ts";
import { isBuilt } from "../screens.ts";
import { Brand } from "./brand.tsx";
import { LockedEntry } from "./locked-entry.tsx";
import { entryState } from "./menu-entry.ts";
import { UserMenu } from "./user-menu.tsx";
import styles from "./top-menu.module.css";

/** The dark bar of wide screens. */
export function TopMenu({ name }: { name: RouteName }) {
  const texts = useTexts(appTexts);
  const session = useSession();
  const user = session?.user;
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <Brand />
        {user && (
          <>
            {!session.initialPassword && (
              <nav className={styles.menu} aria-label={texts.mainMenu}>
                {topMenu.filter(isBuilt).map((entry) => (
                  <Entry key={entry} entry={entry} {...entryState(entry, name, user)} />
                ))}
              </nav>
            )}
            <div className={styles.right}>
              {!session.initialPassword && <LateBell isMobile={false} />}
              <UserMenu user={user} />
            </div>
          </>
        )}
      </div>
    </header>
  );
}

interface EntryProps {
  entry: PlainRouteName;
  isCurrent: boolean;
  isLocked: boolean;
}

function Entry({ entry, isCurrent, isLocked }: EntryProps) {
  const texts = useTexts(appTexts);
  if (isLocked) {
    const reasonId = `locked-${entry}`;
    return (
      <Tooltip text={texts.locked} id={reasonId}>
        <LockedEntry className={styles.locked} reasonId={reasonId}>
          {texts.titles[entry]}
          <Icon of={Lock} size={14} />
        </LockedEntry>
      </Tooltip>
    );
  }
  return (
    <a
      className={styles.entry}
      // The dashboard's entry leads to the start, which knows where the user belongs (product.md section 2).
      href={entry === "dashboard" ? "#/" : hrefTo(entry)}
      aria-current={isCurrent ? "page" : undefined}
    >
      {texts.titles[entry]}
    </a>
  );
}
