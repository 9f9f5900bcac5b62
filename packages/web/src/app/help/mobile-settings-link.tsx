import { ChevronRight, Lock, type LucideIcon } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo, type PlainRouteName } from "../../base/paths.ts";
import { useUser } from "../../base/session.ts";
import { LockedEntry } from "@kreislauf/ui/controls/locked-entry.tsx";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { appTexts } from "../app.texts.ts";
import { isOpenTo, routes } from "../routes.ts";
import styles from "./mobile-settings.module.css";

interface MobileSettingsLinkProps {
  to: PlainRouteName;
  icon: LucideIcon;
  /** Shown instead of the screen's own title. */
  title?: string;
  text?: string;
}

/** A row that links to a screen; locked, with the reason, for users who may not open it. */
export function MobileSettingsLink({ to, icon, title, text }: MobileSettingsLinkProps) {
  const { titles, locked } = useTexts(appTexts);
  const user = useUser();
  const name = title ?? titles[to];
  if (!isOpenTo(routes[to], user)) {
    const reasonId = `locked-more-${to}`;
    return (
      <LockedEntry className={styles.locked} reasonId={reasonId}>
        <Icon of={icon} />
        <span>
          {name}
          <small id={reasonId}>{locked}</small>
        </span>
        <Icon of={Lock} size={18} />
      </LockedEntry>
    );
  }
  return (
    <a className={styles.row} href={hrefTo(to)}>
      <Icon of={icon} />
      <span>
        {name}
        {text !== undefined && <small>{text}</small>}
      </span>
      <Icon of={ChevronRight} size={18} />
    </a>
  );
}
