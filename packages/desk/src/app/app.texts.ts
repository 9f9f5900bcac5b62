import { defineTexts } from "@kreislauf/contract/base";

export const appTexts = defineTexts({
  de: {
    product: "Leitstand",
    skip: "Zum Inhalt springen",
    mainMenu: "Hauptmenü",
    menu: {
      orders: "Eingang",
      claims: "Reklamationen",
      agreements: "Vereinbarungen",
      documents: "Belege",
      customers: "Kunden",
      administration: "Verwaltung",
    },
    locked: (area: string) =>
      `Der Bereich „${area}“ gehört nicht zu Ihren Rollen. Fragen Sie die Verwaltung des Leitstands.`,
    nothingOpen: "Für Ihre Rolle gibt es hier noch keinen Bereich. Fragen Sie die Verwaltung des Leitstands.",
    signOut: "Abmelden",
    otherLanguage: "English",
  },
  en: {
    product: "Desk",
    skip: "Skip to content",
    mainMenu: "Main menu",
    menu: {
      orders: "Inbox",
      claims: "Claims",
      agreements: "Agreements",
      documents: "Documents",
      customers: "Customers",
      administration: "Administration",
    },
    locked: (area: string) => `The area “${area}” is not part of your roles. Ask the desk's administration.`,
    nothingOpen: "There is no area for your role here yet. Ask the desk's administration.",
    signOut: "Sign out",
    otherLanguage: "Deutsch",
  },
});
