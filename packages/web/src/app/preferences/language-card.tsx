import { languages } from "@kreislauf/contract/base";
import { chooseLanguage, useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { SegmentedControl } from "@kreislauf/ui/controls/segmented-control.tsx";
import { preferencesTexts } from "./preferences.texts.ts";
import styles from "./preferences.module.css";

/** Takes effect at once and is remembered in this browser. */
export function LanguageCard() {
  const texts = useTexts(preferencesTexts).language;
  return (
    <Card title={texts.title}>
      <div className={styles.language}>
        <SegmentedControl
          label={texts.title}
          labelHidden
          fill
          options={languages.map((language) => ({ value: language, label: texts.names[language] }))}
          value={useLanguage()}
          onChange={chooseLanguage}
          hint={texts.hint}
        />
      </div>
    </Card>
  );
}
