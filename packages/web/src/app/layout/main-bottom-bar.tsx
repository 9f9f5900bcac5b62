import { useTexts } from "@kreislauf/ui/base/language.ts";
import { BottomBar } from "@kreislauf/ui/layout/bottom-bar.tsx";
import { hrefTo, type RouteName } from "../../base/paths.ts";
import type { SessionUser } from "../../base/session.ts";
import { appTexts } from "../app.texts.ts";
import { bottomBar, menuEntryOf } from "../menus.ts";
import { menuEntryState } from "./menu-entry-state.ts";

/** The menu of narrow screens, at the bottom. */
export function MainBottomBar({ name, user }: { name: RouteName; user: SessionUser }) {
  const texts = useTexts(appTexts);
  const home = menuEntryOf(name);
  // A screen without an entry of its own highlights the last entry, which leads to all other screens.
  const current = bottomBar.some((entry) => entry.name === home) ? name : "mobileSettings";
  const entries = bottomBar.map((entry) => {
    const { isCurrent, isLocked } = menuEntryState(entry.name, current, user);
    return {
      href: hrefTo(entry.name),
      word: entry.name === "orderHistory" ? texts.ordersShort : texts.titles[entry.name],
      icon: entry.icon,
      isCurrent,
      lockedBecause: isLocked ? texts.locked : undefined,
    };
  });
  return <BottomBar label={texts.mobileMenu} entries={entries} />;
}
