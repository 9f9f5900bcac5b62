import { Lock } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useBranding } from "../../base/branding.ts";
import { hrefTo, type PlainRouteName, type RouteName } from "../../base/paths.ts";
import { useSession } from "../../base/session.ts";
import { LazyBell } from "../../notifications/lazy-bell.tsx";
import { LockedEntry } from "@kreislauf/ui/controls/locked-entry.tsx";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { Logo } from "@kreislauf/ui/drawings/logo.tsx";
import { Tooltip } from "@kreislauf/ui/controls/tooltip.tsx";
import { appTexts } from "../app.texts.ts";
import { topMenu } from "../menus.ts";
import { SearchButton } from "../search/search-button.tsx";
import { menuEntryState } from "./menu-entry-state.ts";
import { MoreMenu } from "./more-menu.tsx";
import { UserMenu } from "./user-menu.tsx";
import styles from "./top-menu.module.css";

/**
 * The dark bar at the top of wide screens: the menu, the search, the bell and the user's menu. Signed-out visitors see
 * only the logo.
 */
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
                {topMenu.map((entry) => (
                  <Entry key={entry} entry={entry} {...menuEntryState(entry, name, user)} />
                ))}
                <MoreMenu user={user} name={name} />
              </nav>
            )}
            <div className={styles.right}>
              {!session.initialPassword && (
                <>
                  <SearchButton isMobile={false} />
                  <LazyBell isMobile={false} />
                </>
              )}
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
      // The dashboard's entry links to '/', which sends users to the right page (docs/coverage.md 2.13).
      href={entry === "dashboard" ? "#/" : hrefTo(entry)}
      aria-current={isCurrent ? "page" : undefined}
    >
      {texts.titles[entry]}
    </a>
  );
}

function Brand() {
  const texts = useTexts(appTexts);
  const { productName, logoUrl } = useBranding();
  return (
    <a className={styles.brand} href={hrefTo("dashboard")} aria-label={texts.brand(productName)}>
      <Logo customUrl={logoUrl} onDark />
      <span>{productName}</span>
    </a>
  );
}
