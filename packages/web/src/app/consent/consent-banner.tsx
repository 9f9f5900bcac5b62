import { useId } from "react";
import { answerConsent } from "../../base/consent.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo } from "../../base/paths.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { consentTexts } from "./consent.texts.ts";
import styles from "./consent.module.css";

/** Asks for consent to analytics with two equally prominent buttons, and stays until the user has answered. */
export function ConsentBanner() {
  const texts = useTexts(consentTexts);
  const titleId = useId();
  return (
    <section data-keep-uncovered className={styles.banner} aria-labelledby={titleId}>
      <div className={styles.text}>
        <h2 id={titleId}>{texts.question}</h2>
        <p>
          {texts.explanation} <a href={hrefTo("privacyPolicy")}>{texts.privacy}</a>
        </p>
      </div>
      <div className={styles.answers}>
        <Button onClick={() => answerConsent("denied")}>{texts.deny}</Button>
        <Button onClick={() => answerConsent("granted")}>{texts.grant}</Button>
      </div>
    </section>
  );
}
