import { defineTexts } from "@kreislauf/contract/base";

export const helpTexts = defineTexts({
  de: {
    title: "Hilfe",
    context: (count: number) => `Antworten auf ${count} häufige Fragen und der direkte Weg zum Kundenservice`,
    search: {
      label: "Hilfe durchsuchen",
      placeholder: "Frage oder Stichwort, etwa „Feiertag“",
      clear: "Suche leeren",
      hits: (count: number, words: string) =>
        count === 1 ? `1 Treffer für „${words}“` : `${count} Treffer für „${words}“`,
      none: "Dazu haben wir keine Antwort",
      noneText: "Versuchen Sie ein anderes Stichwort, oder fragen Sie den Kundenservice.",
    },
    topic: "Thema",
    topics: {
      all: "Alle",
      orders: "Aufträge",
      containers: "Behälter",
      sites: "Standorte",
      documents: "Belege",
      account: "Konto und Rechte",
    },
    questions: "Häufige Fragen",
    leadsTo: (screen: string) => `Zu „${screen}“`,
    service: {
      title: "Kundenservice",
      open: "Gerade erreichbar",
      openUntil: (time: string) => `heute bis ${time} Uhr`,
      closed: "Gerade geschlossen",
      opensToday: (time: string) => `heute wieder ab ${time} Uhr`,
      opens: (day: string, time: string) => `wieder am ${day}, ab ${time} Uhr`,
      phone: "Telefon",
      phoneHours: (from: string, to: string) => `Mo.–Fr. ${from}–${to}\u00A0Uhr`,
      email: (workingDays: number | undefined) =>
        workingDays === undefined
          ? "Schreiben Sie uns"
          : workingDays === 1
            ? "Antwort am nächsten Arbeitstag"
            : `Antwort in ${workingDays} Arbeitstagen`,
      companyText: "Nennen Sie am Telefon Ihr Unternehmen",
    },
    hours: {
      title: "Servicezeiten",
      today: (weekday: string) => `${weekday}, heute`,
      times: (from: string, to: string) => `${from}–${to}\u00A0Uhr`,
      closed: "geschlossen",
    },
    more: {
      title: "Mehr",
      manual: "Handbuch",
      manualText: "In sechs Schritten durch das Portal",
      about: (operator: string) => `Über ${operator}`,
      aboutText: "Wer hinter dem Portal steht",
    },
    contactContext: "So erreichen Sie uns",
    mobile: {
      install: (product: string) => `${product} als App`,
      installText: "Startet schneller, auch ohne Netz",
      installButton: "Einrichten",
      privacyAndConsent: "Datenschutz und Einwilligung",

      languages: { de: "Deutsch", en: "English" },
      signOut: "Abmelden",
      portalOf: (operator: string) => `Ein Portal der ${operator}`,
      service: "Bereiche des Portals",
      help: "Hilfe und Kontakt",
      legal: "Rechtliches und Konto",
    },
  },
  en: {
    title: "Help",
    context: (count: number) =>
      `Answers to ${count} frequently asked questions, and how to reach customer service`,
    search: {
      label: "Search help",
      placeholder: "Question or keyword, e.g. “holiday”",
      clear: "Clear search",
      hits: (count: number, words: string) =>
        count === 1 ? `1 result for “${words}”` : `${count} results for “${words}”`,
      none: "No answers found",
      noneText: "Try a different keyword, or contact customer service.",
    },
    topic: "Topic",
    topics: {
      all: "All",
      orders: "Orders",
      containers: "Containers",
      sites: "Sites",
      documents: "Documents",
      account: "Account and permissions",
    },
    questions: "Frequently asked questions",
    leadsTo: (screen: string) => `Go to “${screen}”`,
    service: {
      title: "Customer service",
      open: "Open now",
      openUntil: (time: string) => `today until ${time}`,
      closed: "Closed now",
      opensToday: (time: string) => `opens today at ${time}`,
      opens: (day: string, time: string) => `opens ${day} at ${time}`,
      phone: "Phone",
      phoneHours: (from: string, to: string) => `Mon–Fri ${from}–${to}, German time`,
      email: (workingDays) =>
        workingDays === undefined
          ? "Write to us"
          : workingDays === 1
            ? "Reply by the next working day"
            : `Reply within ${workingDays} working days`,
      companyText: "Please have your company name ready",
    },
    hours: {
      title: "Service hours",
      today: (weekday: string) => `${weekday}, today`,
      times: (from: string, to: string) => `${from}–${to}`,
      closed: "closed",
    },
    more: {
      title: "More",
      manual: "Manual",
      manualText: "The portal in six steps",
      about: (operator: string) => `About ${operator}`,
      aboutText: "The company behind the portal",
    },
    contactContext: "How to reach us",
    mobile: {
      install: (product: string) => `${product} as an app`,
      installText: "Starts faster and works offline",
      installButton: "Install",
      privacyAndConsent: "Privacy and consent",

      languages: { de: "Deutsch", en: "English" },
      signOut: "Sign out",
      portalOf: (operator: string) => `A portal of ${operator}`,
      service: "Areas of the portal",
      help: "Help and contact",
      legal: "Legal information and account",
    },
  },
});
