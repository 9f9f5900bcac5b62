import { Moon, Sun } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useStoredValue } from "@kreislauf/ui/base/stored-value.ts";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { SegmentedControl } from "@kreislauf/ui/controls/segmented-control.tsx";
import { preferencesTexts } from "./preferences.texts.ts";
import { chooseTheme, chosenTheme, themes } from "./theme.ts";
import styles from "./preferences.module.css";

const icons = { light: { icon: Sun }, dark: { icon: Moon }, device: {} };

/** Takes effect at once and is remembered in this browser. */
export function ThemeCard() {
  const texts = useTexts(preferencesTexts).theme;
  return (
    <Card title={texts.title}>
      <div className={styles.theme}>
        <SegmentedControl
          label={texts.title}
          labelHidden
          fill
          options={themes.map((theme) => ({ value: theme, label: texts.names[theme], ...icons[theme] }))}
          value={useStoredValue(chosenTheme)}
          onChange={chooseTheme}
          hint={texts.hint}
        />
      </div>
    </Card>
  );
}
