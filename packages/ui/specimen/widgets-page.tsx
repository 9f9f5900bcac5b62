import { chooseLanguage, useLanguage, useTexts } from "../src/base/language.ts";
import { PageHeader } from "../src/layout/page-header.tsx";
import { SegmentedControl } from "../src/controls/segmented-control.tsx";
import { ButtonsSection } from "./buttons-section.tsx";
import { ChoicesSection } from "./choices-section.tsx";
import { ContainersSection } from "./containers-section.tsx";
import { DatesSection } from "./dates-section.tsx";
import { DialogsSection } from "./dialogs-section.tsx";
import { FeedbackSection } from "./feedback-section.tsx";
import { InputsSection } from "./inputs-section.tsx";
import { ScopeSwitcherSection } from "./scope-switcher-section.tsx";
import { MarksSection } from "./marks-section.tsx";
import { StatesSection } from "./states-section.tsx";
import { TablesSection } from "./tables-section.tsx";
import { widgetsTexts } from "./widgets.texts.ts";
import styles from "./widgets.module.css";

/** Every widget in every state: to look at, for axe and for screenshots. */
export function WidgetsPage() {
  const language = useLanguage();
  const texts = useTexts(widgetsTexts).page;
  return (
    <main className={styles.page}>
      <PageHeader title={texts.title} context={texts.context}>
        <SegmentedControl
          label={texts.language}
          labelHidden
          value={language}
          onChange={chooseLanguage}
          options={[
            { value: "de", label: "Deutsch" },
            { value: "en", label: "English" },
          ]}
        />
      </PageHeader>
      <ContainersSection />
      <ButtonsSection />
      <InputsSection />
      <ChoicesSection />
      <DatesSection />
      <ScopeSwitcherSection />
      <MarksSection />
      <TablesSection />
      <FeedbackSection />
      <StatesSection />
      <DialogsSection />
    </main>
  );
}
