import { RefreshCw } from "lucide-react";
import { useTexts } from "../src/base/language.ts";
import { Banner } from "../src/feedback/banner.tsx";
import { Button } from "../src/controls/button.tsx";
import { Note } from "../src/feedback/note.tsx";
import { useSnackbar } from "../src/feedback/snackbar-provider.tsx";
import { Section } from "./specimen.tsx";
import { widgetsTexts } from "./widgets.texts.ts";
import styles from "./widgets.module.css";

export function FeedbackSection() {
  const { sections, feedback } = useTexts(widgetsTexts);
  const show = useSnackbar();
  return (
    <Section title={sections.feedback}>
      <div className={styles.stack}>
        <Banner close={{ label: feedback.holiday, onClick: () => {} }}>
          <b>{feedback.holiday}</b>
        </Banner>
        <Banner variant="warning">
          <b>{feedback.offline}.</b> {feedback.offlineText}
        </Banner>
        <div className={`${styles.grid} ${styles.wide}`}>
          <Note icon={RefreshCw} title={feedback.update}>
            {feedback.updateText}
          </Note>
          <Note variant="warning" title={feedback.offline}>
            {feedback.offlineText}
          </Note>
          <Note variant="error" title={feedback.refused}>
            {feedback.refusedText}
          </Note>
          <Note variant="success" title={feedback.saved}>
            {feedback.savedText}
          </Note>
        </div>
        <div className={styles.row}>
          <Button onClick={() => show({ message: feedback.done, variant: "success" })}>success</Button>
          <Button onClick={() => show({ message: feedback.failed, variant: "error" })}>error</Button>
          <Button
            onClick={() => show({ message: feedback.company, variant: "warning", showCloseButton: false })}
          >
            warning
          </Button>
          <Button onClick={() => show({ message: feedback.export, variant: "unknown" })}>unknown</Button>
          <Button onClick={() => show({ message: feedback.stays, timeout: -1 })}>timeout -1</Button>
        </div>
      </div>
    </Section>
  );
}
