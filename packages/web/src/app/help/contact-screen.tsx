import { useTexts } from "../../base/language.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { appTexts } from "../app.texts.ts";
import { helpTexts } from "./help.texts.ts";
import { HoursCard } from "./hours-card.tsx";
import { MoreCard } from "./more-card.tsx";
import { ServiceCard } from "./service-card.tsx";
import styles from "./help.module.css";

export function ContactScreen() {
  const { titles } = useTexts(appTexts);
  return (
    <>
      <PageHead title={titles.contact} context={useTexts(helpTexts).contactContext} />
      <div className={styles.contact}>
        <ServiceCard />
        <HoursCard />
        <MoreCard />
      </div>
    </>
  );
}
