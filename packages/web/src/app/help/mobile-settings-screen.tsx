import {
  CircleHelp,
  FileText,
  Info,
  Languages,
  Lock,
  LogOut,
  MapPin,
  Phone,
  Users,
  type LucideIcon,
} from "lucide-react";
import { useBranding } from "../../base/branding.ts";
import { chooseLanguage, useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import type { PlainRouteName } from "../../base/paths.ts";
import { useUser } from "../../base/session.ts";
import { useNow } from "@kreislauf/ui/base/use-now.ts";
import { signOut } from "../../session/base/sign-out.ts";
import { MenuButton, MenuRows } from "@kreislauf/ui/controls/menu-rows.tsx";
import { PageHeader } from "@kreislauf/ui/layout/page-header.tsx";
import { appTexts } from "../app.texts.ts";
import { moreMenu } from "../menus.ts";
import { isOpenTo, routes } from "../routes.ts";
import { helpTexts } from "./help.texts.ts";
import { InstallCard } from "./install-card.tsx";
import { MobileSettingsLink } from "./mobile-settings-link.tsx";
import { MobileSettingsUser } from "./mobile-settings-user.tsx";
import { useSupportSentence } from "./service-card.tsx";
import { SwitchCompanyRow } from "./switch-company-row.tsx";
import { supportState } from "./support-hours.ts";
import styles from "./mobile-settings.module.css";

type Entry = readonly [PlainRouteName, LucideIcon];

const areas: readonly Entry[] = [
  ["siteSettings", MapPin],
  ["userSettings", Users],
  ["documents", FileText],
];

/** The phone's page with everything that does not fit into the bottom bar. */
export function MobileSettingsScreen() {
  const texts = useTexts(helpTexts).mobile;
  const service = useTexts(helpTexts).service;
  const { titles } = useTexts(appTexts);
  const other = useLanguage() === "de" ? "en" : "de";
  const { operatorName, supportHours, outside } = useBranding();
  const supportSentence = useSupportSentence();
  const support = supportState(supportHours, useNow());
  const user = useUser();
  const openAreas = moreMenu.filter(({ name }) => isOpenTo(routes[name], user));
  return (
    <div className={styles.page}>
      <PageHeader title={titles.mobileSettings} />
      <MobileSettingsUser />
      <InstallCard />
      <MenuRows label={texts.service}>
        {areas.map(([name, icon]) => (
          <MobileSettingsLink key={name} to={name} icon={icon} />
        ))}
        {openAreas.map(({ name, icon }) => (
          <MobileSettingsLink key={name} to={name} icon={icon} />
        ))}
      </MenuRows>
      <MenuRows label={texts.help}>
        <MobileSettingsLink to="help" icon={CircleHelp} />
        <MobileSettingsLink
          to="contact"
          icon={Phone}
          text={`${support.isOpen ? service.open : service.closed}, ${supportSentence(support)}`}
        />
      </MenuRows>
      <MenuRows label={texts.legal} as="section">
        <MobileSettingsLink to="imprint" icon={Info} />
        <MobileSettingsLink
          to="privacyPolicy"
          icon={Lock}
          title={outside.analyticsUrl === null ? titles.privacyPolicy : texts.privacyAndConsent}
        />
        <SwitchCompanyRow />
        <MenuButton
          icon={Languages}
          title={texts.languages[other]}
          lang={other}
          onClick={() => chooseLanguage(other)}
        />
        <MenuButton icon={LogOut} title={texts.signOut} leaves onClick={() => void signOut()} />
      </MenuRows>
      <p className={styles.operator}>{texts.portalOf(operatorName)}</p>
    </div>
  );
}
