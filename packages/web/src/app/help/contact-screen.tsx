import { useTexts } from "@kreislauf/ui/base/language.ts";
import { PageHeader } from "@kreislauf/ui/layout/page-header.tsx";
import { appTexts } from "../app.texts.ts";
import { helpTexts } from "./help.texts.ts";
import { HoursCard } from "./hours-card.tsx";
import { AboutCard } from "./about-card.tsx";
import { ServiceCard } from "./service-card.tsx";
import styles from "./help.module.css";

export function ContactScreen() {
  const { titles } = useTexts(appTexts);
  return (
    <>
      <PageHeader title={titles.contact} context={useTexts(helpTexts).contactContext} />
      <div className={styles.contact}>
        <ServiceCard />
        <HoursCard />
        <AboutCard />
      </div>
    </>
  );
}
