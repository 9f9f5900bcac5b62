import { defineTexts } from "@kreislauf/contract/base";
import type { SecondFactorRule } from "@kreislauf/contract/users";

export const securityTabTexts = defineTexts({
  de: {
    title: "Zweiter Faktor",
    loading: "Die Regel wird geladen",
    failed: "Die Regel konnte nicht geladen werden",
    rule: "Regel",
    rules: {
      none: "Freiwillig",
      managers: "Verlangt für Administration",
      all: "Verlangt für alle",
    } satisfies Record<SecondFactorRule, string>,
    voluntary: "Jede Person entscheidet selbst.",
    people: (total: number, without: number) =>
      `${total === 1 ? "1 Person" : `${total} Personen`}, ${without === 0 ? "alle mit zweitem Faktor" : `${without} ohne`}`,
    validFrom: "Gilt ab",
    validFromHint: (earliest: string) =>
      `Frühestens ${earliest}. Bis dahin erinnert das Portal auf jeder Seite; neue Personen haben sieben Tage.`,
    tooEarly: (earliest: string) => `Bitte wählen Sie einen Tag ab dem ${earliest}, damit alle Zeit haben.`,
    dayMissing: "Bitte wählen Sie den Tag, ab dem die Regel gilt.",
    unchanged: "Sie haben nichts geändert.",
    save: "Regel speichern",
    saving: "Wird gespeichert …",
    saved: "Die Regel ist gespeichert.",
  },
  en: {
    title: "Second factor",
    loading: "Loading the rule",
    failed: "The rule could not be loaded",
    rule: "Rule",
    rules: { none: "Voluntary", managers: "Required for administrators", all: "Required for everybody" },
    voluntary: "Everybody decides for themselves.",
    people: (total, without) =>
      `${total === 1 ? "1 person" : `${total} people`}, ${without === 0 ? "all with a second factor" : `${without} without one`}`,
    validFrom: "Applies from",
    validFromHint: (earliest) =>
      `${earliest} at the earliest. Until then the portal reminds people on every page; new people have seven days.`,
    tooEarly: (earliest) => `Please choose a day from ${earliest} on, so that everybody has time.`,
    dayMissing: "Please choose the day from which the rule applies.",
    unchanged: "You have not changed anything.",
    save: "Save rule",
    saving: "Saving…",
    saved: "The rule has been saved.",
  },
});
