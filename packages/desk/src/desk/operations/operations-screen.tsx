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
      {/* Last: a form that closes in this card must not move the button that closes the portal under the pointer. */}
      <AnnouncementsCard />
    </div>
  );
}
