import type { ReactNode } from "react";
import { useBranding } from "../../base/branding.ts";
import { chooseLanguage, useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo } from "../../base/paths.ts";
import { Logo } from "@kreislauf/ui/drawings/logo.tsx";
import { HeroContainers } from "./hero-containers.tsx";
import { sessionTexts } from "../session.texts.ts";
import styles from "./sign-in-frame.module.css";

const otherLanguage = {
  de: { language: "en", name: "English" },
  en: { language: "de", name: "Deutsch" },
} as const;

/** The layout of all pages before sign-in: on the left what the portal is, on the right the form. */
export function SignInFrame({ children }: { children: ReactNode }) {
  const texts = useTexts(sessionTexts);
  const other = otherLanguage[useLanguage()];
  const { productName, logoUrl, operatorName, supportHours } = useBranding();
  const isBranded = operatorName !== "";
  return (
    <main className={styles.page}>
      <section className={styles.hero}>
        <div className={styles.brand}>
          <Logo customUrl={logoUrl} size={38} onDark />
          {productName}
        </div>
        <div className={styles.claim}>
          <p className={styles.headline}>{texts.claim}</p>
          <p className={styles.operator}>{isBranded && texts.portalOf(operatorName)}</p>
        </div>
        <HeroContainers />
      </section>
      <section className={styles.side}>
        <div className={styles.content}>{children}</div>
        <div className={styles.foot}>
          <button
            type="button"
            className={styles.language}
            lang={other.language}
            onClick={() => chooseLanguage(other.language)}
          >
            {other.name}
          </button>
          <a href={hrefTo("imprint")}>{texts.imprint}</a>
          <a href={hrefTo("privacyPolicy")}>{texts.privacy}</a>
          <span>{isBranded && texts.support(supportHours.from, supportHours.to)}</span>
        </div>
      </section>
    </main>
  );
}
