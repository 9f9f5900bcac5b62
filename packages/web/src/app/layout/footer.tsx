import { useBranding } from "../../base/branding.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo } from "../../base/paths.ts";
import { appTexts } from "../app.texts.ts";
import { footerLinks } from "../menus.ts";
import styles from "./footer.module.css";

/**
 * The footer with the operator's name and support hours, and with links. It is shown to signed-in users on wide
 * screens.
 */
export function Footer() {
  const texts = useTexts(appTexts);
  const { operatorName, operatorUrl, supportHours } = useBranding();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {operatorName !== "" && (
          <>
            <span>
              {texts.portalOf} <a href={operatorUrl}>{operatorName}</a>
            </span>
            <span className={styles.support}>{texts.support(supportHours.from, supportHours.to)}</span>
          </>
        )}
        <nav className={styles.links} aria-label={texts.footer}>
          {footerLinks.map((name) => (
            <a key={name} href={hrefTo(name)}>
              {texts.titles[name]}
            </a>
          ))}
        </nav>
      </div>
    </footer>
  );
}
