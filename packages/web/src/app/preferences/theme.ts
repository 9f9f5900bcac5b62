import { storedValue } from "@kreislauf/ui/base/stored-value.ts";
import { themeStorageKey } from "../../base/session.ts";

export const themes = ["light", "dark", "device"] as const;
export type Theme = (typeof themes)[number];

export const chosenTheme = storedValue<Theme>(
  themeStorageKey,
  (stored) => themes.find((theme) => theme === stored) ?? "device",
);

export function chooseTheme(theme: Theme): void {
  chosenTheme.set(theme);
  applyTheme(JSON.stringify(theme));
}

/**
 * Sets the theme from the stored text; if it names none, the device's setting counts. The page's inline script has a
 * copy of this function (preload-current-route.ts), so the function must not use anything defined outside of it.
 */
export function applyTheme(stored: string | null): void {
  const chosen = stored === '"dark"' ? "dark" : stored === '"light"' ? "light" : undefined;
  if (chosen === undefined) delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = chosen;
  // The colours of the browser's own bar, equal to --color-menu-bg. The second element is for devices in dark mode.
  const bars = document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]");
  for (const [index, bar] of bars.entries()) {
    const isDark = chosen === undefined ? index === 1 : chosen === "dark";
    bar.content = isDark ? "#09131d" : "#10263d";
  }
}
