import { Moon, Sun } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useStoredValue } from "@kreislauf/ui/base/stored-value.ts";
import { BrowserChoiceCard } from "./browser-choice-card.tsx";
import { preferencesTexts } from "./preferences.texts.ts";
import { chooseTheme, chosenTheme, themes } from "./theme.ts";

const icons = { light: { icon: Sun }, dark: { icon: Moon }, device: {} };

export function ThemeCard() {
  const texts = useTexts(preferencesTexts).theme;
  return (
    <BrowserChoiceCard
      texts={texts}
      options={themes.map((theme) => ({ value: theme, label: texts.names[theme], ...icons[theme] }))}
      value={useStoredValue(chosenTheme)}
      onChange={chooseTheme}
    />
  );
}
