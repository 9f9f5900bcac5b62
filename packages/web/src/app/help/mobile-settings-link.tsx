import type { LucideIcon } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { MenuLink } from "@kreislauf/ui/controls/menu-rows.tsx";
import { hrefTo, type PlainRouteName } from "../../base/paths.ts";
import { useUser } from "../../base/session.ts";
import { appTexts } from "../app.texts.ts";
import { isOpenTo, routes } from "../routes.ts";

interface MobileSettingsLinkProps {
  to: PlainRouteName;
  icon: LucideIcon;
  /** Replaces the screen's own title in the row. */
  title?: string;
  text?: string;
}

/** A row that links to a screen; for users who may not open that screen, the row is locked and says so. */
export function MobileSettingsLink({ to, icon, title, text }: MobileSettingsLinkProps) {
  const { titles, locked } = useTexts(appTexts);
  const user = useUser();
  return (
    <MenuLink
      href={hrefTo(to)}
      icon={icon}
      title={title ?? titles[to]}
      text={text}
      lockedBecause={isOpenTo(routes[to], user) ? undefined : locked}
    />
  );
}
