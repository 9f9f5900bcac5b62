import { useQuery } from "@tanstack/react-query";
import { Building2, ChevronDown, CircleHelp, Languages, LogOut, Settings } from "lucide-react";
import { chooseLanguage, useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo } from "../../base/paths.ts";
import { useSession, type SessionUser } from "../../base/session.ts";
import { signOut } from "../../session/base/sign-out.ts";
import { accountSettingsQuery } from "../../users/index.ts";
import { Avatar } from "@kreislauf/ui/data/avatar.tsx";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { Menu } from "@kreislauf/ui/overlays/menu.tsx";
import type { MenuEntry } from "@kreislauf/ui/overlays/menu-item.tsx";
import { appTexts } from "../app.texts.ts";
import { useCompanySwitch } from "../use-company-switch.tsx";
import styles from "./user-menu.module.css";

interface UserMenuProps {
  user: SessionUser;
  /** Shows only the avatar, for the mobile bar. The menu then opens on a tap, not on hover. */
  compact?: boolean;
}

export function UserMenu({ user, compact = false }: UserMenuProps) {
  const texts = useTexts(appTexts);
  const other = useLanguage() === "de" ? "en" : "de";
  const name = `${user.firstName} ${user.lastName}`;
  const picture = useQuery(accountSettingsQuery).data?.profile.profilePicture ?? null;
  const companySwitch = useCompanySwitch();
  // Until the user has changed the initial password, there is no other page to open.
  const isLimited = useSession()?.initialPassword === true;
  const entries: readonly (MenuEntry | false)[] = [
    !isLimited && { text: texts.titles.preferences, icon: Settings, href: hrefTo("preferences") },
    !isLimited && { text: texts.titles.help, icon: CircleHelp, href: hrefTo("help") },
    companySwitch.isAvailable && {
      text: texts.switchCompany,
      icon: Building2,
      onSelect: companySwitch.open,
    },
    { text: texts.languages[other], icon: Languages, onSelect: () => chooseLanguage(other) },
    { text: texts.signOut, icon: LogOut, onSelect: () => void signOut(), separated: true },
  ];
  return (
    <>
      <Menu
        openOnHover={!compact}
        trigger={
          <button
            type="button"
            className={compact ? styles.compact : styles.trigger}
            aria-label={texts.userMenu(name)}
          >
            <Avatar firstName={user.firstName} lastName={user.lastName} picture={picture} />
            {!compact && (
              <>
                <span className={styles.name}>{name}</span>
                <Icon of={ChevronDown} size={16} />
              </>
            )}
          </button>
        }
        head={
          <div className={styles.head}>
            <Avatar firstName={user.firstName} lastName={user.lastName} picture={picture} size="large" />
            <span>
              <b>{name}</b>
              <small>{user.companyName}</small>
            </span>
          </div>
        }
        entries={entries.filter((entry) => entry !== false)}
      />
      {companySwitch.element}
    </>
  );
}
