import { languages, type Language } from "@kreislauf/contract/base";
import { storedValue, useStoredValue } from "./stored-value.ts";

export const languageStorageKey = "kreislauf.language";

const chosen = storedValue<Language>(
  languageStorageKey,
  (stored) => languages.find((language) => language === stored) ?? "de",
);

/** Returns the user's language, for code outside of components, such as API calls. */
export const currentLanguage = chosen.get;

export const chooseLanguage = chosen.set;

export const useLanguage = (): Language => useStoredValue(chosen);

/** The texts in the user's language. */
export const useTexts = <T>(texts: Readonly<Record<Language, T>>): T => texts[useLanguage()];

/** Keeps `<html lang>` up to date for screen readers and hyphenation. */
export function syncDocumentLanguage(): void {
  const announce = () => {
    document.documentElement.lang = chosen.get();
  };
  chosen.subscribe(announce);
  announce();
}
