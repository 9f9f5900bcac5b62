import { defineTexts } from "@kreislauf/contract/base";

export const companyTexts = defineTexts({
  de: {
    company: {
      title: "Unternehmen wählen",
      text: "Ihr Zugang gilt für mehrere Unternehmen.",
      label: "Unternehmen",
      submit: "Weiter",
      none: "Bitte wählen Sie ein Unternehmen aus",
      failed: "Die Anmeldung hat nicht geklappt. Versuchen Sie es noch einmal oder melden Sie sich neu an.",
      back: "Zurück",
    },
    account: {
      finishing: "Anmeldung wird abgeschlossen",
      failed: "Nicht angemeldet",
      again: "Zur Anmeldung",
    },
    switch: {
      title: "Unternehmen wechseln",
      text: "Auch Ihre anderen Tabs wechseln mit.",
      submit: "Wechseln",
      busy: "Wird gewechselt …",
      cancel: "Abbrechen",
      failed: "Ihre Unternehmen konnten nicht geladen werden",
      loading: "Unternehmen werden geladen",
    },
  },
  en: {
    company: {
      title: "Select a company",
      text: "Your account has access to several companies.",
      label: "Company",
      submit: "Continue",
      none: "Please select a company",
      failed: "Sign-in failed. Try again, or start over.",
      back: "Back",
    },
    account: { finishing: "Finishing the sign-in", failed: "Not signed in", again: "Go to sign-in" },
    switch: {
      title: "Switch company",
      text: "Your other tabs will switch too.",
      submit: "Switch",
      busy: "Switching…",
      cancel: "Cancel",
      failed: "Your companies could not be loaded",
      loading: "Loading companies",
    },
  },
});
