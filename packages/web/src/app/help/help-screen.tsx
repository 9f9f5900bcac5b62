import { useTexts } from "@kreislauf/ui/base/language.ts";
import { PageHeader } from "@kreislauf/ui/layout/page-header.tsx";
import { FaqBoard } from "./faq-board.tsx";
import { faqCount } from "./faq-entries.ts";
import { helpTexts } from "./help.texts.ts";
import { HoursCard } from "./hours-card.tsx";
import { AboutCard } from "./about-card.tsx";
import { ServiceCard } from "./service-card.tsx";
import styles from "./help.module.css";

export function HelpScreen() {
  const texts = useTexts(helpTexts);
  return (
    <>
      <PageHeader title={texts.title} context={texts.context(faqCount)} />
      <div className={styles.columns}>
        <FaqBoard />
        <div className={styles.aside}>
          <ServiceCard />
          <HoursCard />
          <AboutCard />
        </div>
      </div>
    </>
  );
}
