import type { Language } from "@kreislauf/contract/base";
import { createContext, useContext } from "react";
import type { ReactNode } from "react";

const LanguageContext = createContext<Language>("de");

export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

export const useLanguage = (): Language => useContext(LanguageContext);

/** The texts of a room in the language of the user. */
export const useTexts = <T,>(texts: Readonly<Record<Language, T>>): T => texts[useLanguage()];
