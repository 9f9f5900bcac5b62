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
    waiting: (count: string) => `${count} offen`,
    more: "Mehr",
    account: "Mein Zugang",
    quoted: (role: string) => `„${role}“`,
    locked: (owners: string, own: string, count: number) =>
      `Dieser Bereich gehört zu ${owners}. ${count === 0 ? "Sie haben noch keine Rolle." : `Ihre ${count === 1 ? "Rolle" : "Rollen"}: ${own}.`} Fragen Sie die Verwaltung des Leitstands.`,
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
    waiting: (count) => `${count} open`,
    more: "More",
    account: "My account",
    quoted: (role) => `“${role}”`,
    locked: (owners, own, count) =>
      `This area belongs to ${owners}. ${count === 0 ? "You have no role yet." : `Your ${count === 1 ? "role" : "roles"}: ${own}.`} Ask the desk's administration.`,
    nothingOpen: "There is no area for your role here yet. Ask the desk's administration.",
    signOut: "Sign out",
    otherLanguage: "Deutsch",
  },
});
