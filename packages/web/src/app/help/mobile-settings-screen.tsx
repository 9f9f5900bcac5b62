import {
  Calendar,
  ChartColumn,
  CircleHelp,
  FileText,
  Info,
  Languages,
  Lock,
  LogOut,
  MapPin,
  Phone,
  Users,
} from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { useBranding } from "../../base/branding.ts";
import { chooseLanguage, useLanguage, useTexts } from "../../base/language.tsx";
import type { PlainRouteName } from "../../base/paths.ts";
import { useNow } from "../../base/use-now.ts";
import { signOut } from "../../session/sign-out.ts";
import { Icon } from "../../ui/icon.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { appTexts } from "../app.texts.ts";
import { isBuilt } from "../screens.ts";
import { helpTexts } from "./help.texts.ts";
import { InstallCard } from "./install-card.tsx";
import { MoreLink } from "./more-link.tsx";
import { MoreUser } from "./more-user.tsx";
import { useSupportSentence } from "./service-card.tsx";
import { SwitchCompanyRow } from "./switch-company-row.tsx";
import { supportState } from "./support-hours.ts";
import styles from "./mobile-settings.module.css";

type Entry = readonly [PlainRouteName, LucideIcon];

const areas: readonly Entry[] = [
  ["locationSettings", MapPin],
  ["userSettings", Users],
  ["documents", FileText],
  ["statistics", ChartColumn],
  ["calendar", Calendar],
];

/** Everything that the bottom bar has no room for. */
export function MobileSettingsScreen() {
  const texts = useTexts(helpTexts).mobile;
  const service = useTexts(helpTexts).service;
  const { titles } = useTexts(appTexts);
  const other = useLanguage() === "de" ? "en" : "de";
  const { operatorName, supportHours, outside } = useBranding();
  const sayWhen = useSupportSentence();
  const support = supportState(supportHours, useNow());
  const builtAreas = areas.filter(([name]) => isBuilt(name));
  return (
    <div className={styles.page}>
      <PageHead title={titles.mobileSettings} />
      <MoreUser />
      <InstallCard />
      {builtAreas.length > 0 && (
        <nav className={styles.list} aria-label={texts.service}>
          {builtAreas.map(([name, icon]) => (
            <MoreLink key={name} to={name} icon={icon} />
          ))}
        </nav>
      )}
      <nav className={styles.list} aria-label={texts.help}>
        <MoreLink to="help" icon={CircleHelp} />
        <MoreLink
          to="contact"
          icon={Phone}
          text={`${support.isOpen ? service.open : service.closed}, ${sayWhen(support)}`}
        />
      </nav>
      <section className={styles.list} aria-label={texts.legal}>
        <MoreLink to="imprint" icon={Info} />
        <MoreLink
          to="privacyPolicy"
          icon={Lock}
          title={outside.analyticsUrl === null ? titles.privacyPolicy : texts.privacyAndConsent}
        />
        <SwitchCompanyRow />
        <button type="button" className={styles.row} lang={other} onClick={() => chooseLanguage(other)}>
          <Icon of={Languages} />
          <span>{texts.languages[other]}</span>
        </button>
        <button type="button" className={styles.signOut} onClick={() => void signOut()}>
          <Icon of={LogOut} />
          <span>{texts.signOut}</span>
        </button>
      </section>
      <p className={styles.operator}>{texts.portalOf(operatorName)}</p>
    </div>
  );
}
