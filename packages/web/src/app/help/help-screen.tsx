import { useTexts } from "../../base/language.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { FaqBoard } from "./faq-board.tsx";
import { faqCount } from "./faq-entries.ts";
import { helpTexts } from "./help.texts.ts";
import { HoursCard } from "./hours-card.tsx";
import { MoreCard } from "./more-card.tsx";
import { ServiceCard } from "./service-card.tsx";
import styles from "./help.module.css";

export function HelpScreen() {
  const texts = useTexts(helpTexts);
  return (
    <>
      <PageHead title={texts.title} context={texts.context(faqCount)} />
      <div className={styles.columns}>
        <FaqBoard />
        <div className={styles.aside}>
          <ServiceCard />
          <HoursCard />
          <MoreCard />
        </div>
      </div>
    </>
  );
}
