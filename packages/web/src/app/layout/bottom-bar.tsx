import { Lock } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo, type RouteName } from "../../base/paths.ts";
import type { SessionUser } from "../../base/session.ts";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { VisuallyHidden } from "@kreislauf/ui/base/visually-hidden.tsx";
import { appTexts } from "../app.texts.ts";
import { bottomBar, menuEntryOf } from "../menus.ts";
import { LockedEntry } from "./locked-entry.tsx";
import { menuEntryState } from "./menu-entry-state.ts";
import styles from "./bottom-bar.module.css";

/** The menu of narrow screens. */
export function BottomBar({ name, user }: { name: RouteName; user: SessionUser }) {
  const texts = useTexts(appTexts);
  const home = menuEntryOf(name);
  // A screen without an entry of its own highlights the last one, "Mehr".
  const current = bottomBar.some((entry) => entry.name === home) ? name : "mobileSettings";
  return (
    <nav className={styles.bar} aria-label={texts.mobileMenu}>
      {bottomBar.map((entry) => {
        const { isCurrent, isLocked } = menuEntryState(entry.name, current, user);
        const reasonId = `locked-${entry.name}`;
        const word = entry.name === "orderHistory" ? texts.ordersShort : texts.titles[entry.name];
        return isLocked ? (
          <LockedEntry key={entry.name} className={styles.locked} reasonId={reasonId}>
            <Icon of={Lock} size={24} />
            {word}
            <VisuallyHidden id={reasonId}>{texts.locked}</VisuallyHidden>
          </LockedEntry>
        ) : (
          <a
            key={entry.name}
            className={styles.entry}
            href={hrefTo(entry.name)}
            aria-current={isCurrent ? "page" : undefined}
          >
            <Icon of={entry.icon} size={24} />
            {word}
          </a>
        );
      })}
    </nav>
  );
}
