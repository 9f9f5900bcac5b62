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
    people: (total: number) => (total === 1 ? "1 Person" : `${total} Personen`),
    nobodyWithout: "alle mit zweitem Faktor",
    without: (count: number) => `${count} ohne`,
    listWithout: (count: number, rule: string) => `${count} ohne zweiten Faktor: ${rule}`,
    validFrom: "Gilt ab",
    validFromHint: (earliest: string) =>
      `Frühestens ${earliest}. Bis dahin erinnert das Portal auf jeder Seite; neue Personen haben sieben Tage.`,
    tooEarly: (earliest: string) => `Bitte wählen Sie einen Tag ab dem ${earliest}, damit alle Zeit haben.`,
    dayMissing: "Bitte wählen Sie den Tag, ab dem die Regel gilt.",
    unchanged: "Sie haben nichts geändert.",
    save: "Regel speichern",
    saving: "Wird gespeichert …",
    saved: "Die Regel ist gespeichert.",
    question: {
      title: "Zweiten Faktor für alle verlangen?",
      text: (without: number, day: string) => {
        const missing =
          without === 0
            ? "Zurzeit haben alle einen zweiten Faktor."
            : without === 1
              ? "1 Person hat noch keinen zweiten Faktor."
              : `${without} Personen haben noch keinen zweiten Faktor.`;
        return `${missing} Ab dem ${day} kommt ohne zweiten Faktor niemand mehr ins Portal, bis er eingerichtet ist.`;
      },
      confirm: "Für alle verlangen",
    },
    companyAccount: {
      title: "Anmeldung mit Firmenkonto",
      loading: "Die Anmeldung mit Firmenkonto wird geladen",
      failed: "Die Anmeldung mit Firmenkonto konnte nicht geladen werden",
      none: "Ihre Benutzer melden sich mit E-Mail und Passwort oder Passkey an. Die Anmeldung mit dem Konto Ihres Unternehmens richtet der Kundenservice ein, zum Beispiel mit Microsoft Entra ID, Google Workspace oder Keycloak.",
      optional:
        "Ihre Benutzer können sich mit ihrem Firmenkonto anmelden, weiterhin auch mit Passwort oder Passkey. Änderungen nimmt der Kundenservice vor.",
      required:
        "Ihre Benutzer melden sich nur mit ihrem Firmenkonto an. Änderungen nimmt der Kundenservice vor.",
      call: (phone: string) => `Kundenservice anrufen: ${phone}`,
      write: (email: string) => `E-Mail an ${email}`,
      contact: "Kontakt und Servicezeiten",
      issuer: "Anmeldedienst",
      clientId: "Client-ID",
      domains: "E-Mail-Domains",
      emergencyAccount: "Notfallkonto mit Passwort",
      newPeople: "Neue Personen",
      provisioned: "Bekommen bei der ersten Anmeldung einen Zugang",
      invited: "Werden eingeladen",
    },
  },
  en: {
    title: "Second factor",
    loading: "Loading the rule",
    failed: "The rule could not be loaded",
    rule: "Rule",
    rules: { none: "Voluntary", managers: "Required for administrators", all: "Required for everybody" },
    voluntary: "Everybody decides for themselves.",
    people: (total) => (total === 1 ? "1 person" : `${total} people`),
    nobodyWithout: "all with a second factor",
    without: (count) => `${count} without a second factor`,
    listWithout: (count, rule) => `${count} without a second factor: ${rule}`,
    validFrom: "Applies from",
    validFromHint: (earliest) =>
      `${earliest} at the earliest. Until then the portal reminds people on every page; new people have seven days.`,
    tooEarly: (earliest) => `Please choose a day from ${earliest} on, so that everybody has time.`,
    dayMissing: "Please choose the day from which the rule applies.",
    unchanged: "You haven't changed anything.",
    save: "Save rule",
    saving: "Saving…",
    saved: "The rule has been saved.",
    question: {
      title: "Require a second factor for everybody?",
      text: (without, day) => {
        const missing =
          without === 0
            ? "At present everybody has a second factor."
            : without === 1
              ? "1 person has no second factor yet."
              : `${without} people have no second factor yet.`;
        return `${missing} From ${day} on nobody gets into the portal without one until they have set it up.`;
      },
      confirm: "Require for everybody",
    },
    companyAccount: {
      title: "Sign-in with company account",
      loading: "Loading the sign-in with company account",
      failed: "The sign-in with company account could not be loaded",
      none: "Your users sign in with e-mail and password or a passkey. Customer service sets up signing in with your company's own account, for example with Microsoft Entra ID, Google Workspace or Keycloak.",
      optional:
        "Your users can sign in with their company account, and still with a password or passkey. Customer service makes changes.",
      required: "Your users sign in with their company account only. Customer service makes changes.",
      call: (phone) => `Call customer service: ${phone}`,
      write: (email) => `E-mail to ${email}`,
      contact: "Contact and service hours",
      issuer: "Identity provider",
      clientId: "Client ID",
      domains: "E-mail domains",
      emergencyAccount: "Emergency account with password",
      newPeople: "New people",
      provisioned: "Get access when they first sign in",
      invited: "Are invited",
    },
  },
});
