import { Bell, Globe, KeyRound, Lock, Mail, Monitor, ShieldCheck, SunMoon, UserRound } from "lucide-react";
import { useEffect } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useUrlSearch } from "../../base/navigation.ts";
import { useSession, useUser } from "../../base/session.ts";
import { DevicesCard } from "../../session/security/devices-card.tsx";
import { PasswordCard } from "../../session/security/password-card.tsx";
import { SecondFactorCard } from "../../session/security/second-factor-card.tsx";
import { securityTexts as sessionPreferencesTexts } from "../../session/security/security.texts.ts";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { PageHeader } from "@kreislauf/ui/layout/page-header.tsx";
import { EmailSettingsCard } from "../../users/account/email-settings-card.tsx";
import { PushCard } from "../../notifications/push-card.tsx";
import { ProfileCard } from "../../users/account/profile-card.tsx";
import { appTexts } from "../app.texts.ts";
import { LanguageCard } from "./language-card.tsx";
import { preferencesTexts } from "./preferences.texts.ts";
import { ThemeCard } from "./theme-card.tsx";
import { useSectionInView } from "./use-section-in-view.ts";
import styles from "./preferences.module.css";

const sections = [
  { name: "person", icon: UserRound, Section: ProfileCard },
  { name: "password", icon: Lock, Section: PasswordCard },
  { name: "secondFactor", icon: ShieldCheck, Section: SecondFactorCard },
  { name: "emails", icon: Mail, Section: EmailSettingsCard },
  { name: "push", icon: Bell, Section: PushCard },
  { name: "devices", icon: Monitor, Section: DevicesCard },
  { name: "language", icon: Globe, Section: LanguageCard },
  { name: "theme", icon: SunMoon, Section: ThemeCard },
] as const;
const names = sections.map(({ name }) => name);

/**
 * The user's own settings, scrolled to the section that the address names. Until the user has changed the initial
 * password, the screen offers only that.
 */
export function PreferencesScreen() {
  const texts = useTexts(preferencesTexts);
  const { preferences: title } = useTexts(appTexts).titles;
  const user = useUser();
  const isInitial = useSession()?.initialPassword === true;
  const context = texts.context(`${user.firstName} ${user.lastName}`, user.companyName);
  const { inView, goTo } = useSectionInView(names);
  const [{ section }] = useUrlSearch();
  const asked = names.find((name) => name === section);
  useEffect(() => {
    if (asked === undefined) return;
    // In the next frame, because the router scrolls a new page to its top.
    const frame = requestAnimationFrame(() => goTo(asked));
    return () => cancelAnimationFrame(frame);
  }, [asked, goTo]);
  return (
    <>
      <PageHeader title={title} context={context} />
      {isInitial ? (
        <div className={styles.initial}>
          <InitialNote />
          <PasswordCard />
        </div>
      ) : (
        <div className={styles.page}>
          <nav className={styles.nav} aria-label={texts.onThisPage}>
            {sections.map(({ name, icon }) => (
              <button
                key={name}
                type="button"
                aria-current={inView === name ? "true" : undefined}
                onClick={() => goTo(name)}
              >
                <Icon of={icon} size={18} />
                {texts.sections[name]}
              </button>
            ))}
          </nav>
          <div className={styles.cards}>
            {sections.map(({ name, Section }) => (
              <div key={name} id={name}>
                <Section />
              </div>
            ))}
          </div>
        </div>
      )}
    </>
  );
}

function InitialNote() {
  const { initialTitle, initialText } = useTexts(sessionPreferencesTexts).password;
  return (
    <Note variant="warning" icon={KeyRound} title={initialTitle}>
      {initialText}
    </Note>
  );
}
