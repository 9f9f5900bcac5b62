import { useTexts } from "@kreislauf/ui/base/language.ts";
import styles from "../base/page.module.css";
import { SubpageHead } from "../base/subpage-head.tsx";
import { operationsTexts } from "../operations.texts.ts";
import { AnnouncementsCard } from "./announcements-card.tsx";
import { MailsCard } from "./mails-card.tsx";
import { MaintenanceCard } from "./maintenance-card.tsx";

/** The page for operations: failed mails, maintenance and announcements. */
export function OperationsScreen() {
  const texts = useTexts(operationsTexts);
  return (
    <div className={styles.page}>
      <SubpageHead title={texts.title} back={{ path: "/administration", text: texts.back }} />
      <MailsCard />
      <MaintenanceCard />
      {/* Last, so that what closes the portal never moves to where a press has just closed a form. */}
      <AnnouncementsCard />
    </div>
  );
}
