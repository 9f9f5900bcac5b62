import { ConsentCard } from "../consent/consent-card.tsx";
import { LegalPage } from "./legal-page.tsx";
import styles from "./legal.module.css";

/** The operator's privacy policy, and below it the consent to analytics, which can be changed at any time. */
export function PrivacyPolicyScreen() {
  return (
    <div className={styles.withConsent}>
      <LegalPage name="privacyPolicy" page="privacy" />
      <div className={styles.page}>
        <ConsentCard />
      </div>
    </div>
  );
}
