import { languages } from "@kreislauf/contract/base";
import { chooseLanguage, useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { BrowserChoiceCard } from "./browser-choice-card.tsx";
import { preferencesTexts } from "./preferences.texts.ts";

export function LanguageCard() {
  const texts = useTexts(preferencesTexts).language;
  return (
    <BrowserChoiceCard
      texts={texts}
      options={languages.map((language) => ({ value: language, label: texts.names[language] }))}
      value={useLanguage()}
      onChange={chooseLanguage}
    />
  );
}
