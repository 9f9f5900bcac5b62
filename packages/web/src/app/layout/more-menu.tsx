import { ChevronDown } from "lucide-react";
import { classNames } from "@kreislauf/ui/base/class-names.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { Menu } from "@kreislauf/ui/overlays/menu.tsx";
import { hrefTo, type RouteName } from "../../base/paths.ts";
import type { SessionUser } from "../../base/session.ts";
import { appTexts } from "../app.texts.ts";
import { menuEntryOf, moreMenu } from "../menus.ts";
import { isOpenTo, routes } from "../routes.ts";
import styles from "./top-menu.module.css";

/**
 * The last entry of the top menu: a submenu of the screens that have no entry of their own and that the user may open.
 * Renders nothing if the user may open none of them.
 */
export function MoreMenu({ user, name }: { user: SessionUser; name: RouteName }) {
  const texts = useTexts(appTexts);
  const open = moreMenu.filter((entry) => isOpenTo(routes[entry.name], user));
  if (open.length === 0) return null;
  const isCurrent = open.some((entry) => entry.name === menuEntryOf(name));
  return (
    <Menu
      openOnHover
      trigger={
        <button type="button" className={classNames(styles.entry, isCurrent && styles.current)}>
          {texts.titles.mobileSettings}
          <Icon of={ChevronDown} size={16} />
        </button>
      }
      entries={open.map((entry) => ({
        text: texts.titles[entry.name],
        icon: entry.icon,
        href: hrefTo(entry.name),
      }))}
    />
  );
}
