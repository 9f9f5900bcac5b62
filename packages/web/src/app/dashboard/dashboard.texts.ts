import { defineTexts } from "@kreislauf/contract/base";

export const dashboardTexts = defineTexts({
  de: {
    greeting: (hour: number, name: string) =>
      `${hour < 11 ? "Guten Morgen" : hour < 18 ? "Guten Tag" : "Guten Abend"}, ${name}`,
    context: (day: string, company: string) => `${day} · ${company}`,
    order: "Entsorgung beauftragen",
    statistics: "Abfallstatistik",
    overview: {
      open: (count: number) => (count === 1 ? "offener Auftrag" : "offene Aufträge"),
      overdue: (_: number) => "überfällig",
      claimed: (_: number) => "reklamiert",
      today: (count: number) => (count === 1 ? "Entsorgung heute" : "Entsorgungen heute"),
    },
    claims: {
      title: "Offene Reklamationen",
      ticket: (number: string) => `Ticket ${number}`,
      waiting: "Noch ohne Ticket",
      all: (count: number) => `Alle ${count} Reklamationen`,
    },
    changes: {
      title: "Änderungen in Abstimmung",
      coordinating: "wird abgestimmt",
      from: (day: string) => `ab ${day}`,
    },
    app: {
      title: "Vom Hof aus beauftragen",
      text: (product: string) =>
        `Mit ${product} als App beauftragen Sie die Entsorgung direkt am Behälter und hängen bei Reklamationen ein Foto an.`,
      phone: "Tauschen",
      install: "App einrichten",
      hint: "Öffnen Sie das Portal auf dem Telefon und wählen Sie im Menü des Browsers „Zum Startbildschirm“.",
      scan: "Mit dem Telefon öffnen",
      code: (address: string) => `QR-Code: ${address}`,
    },
    window: { morning: "vormittags", afternoon: "nachmittags" },
    progress: {
      executed: (count: number, all: number) =>
        count === all ? "ausgeführt" : `${count} von ${all} ausgeführt`,
      confirmed: (count: number, all: number) =>
        count === all ? "bestätigt" : `${count} von ${all} bestätigt`,
      failed: (count: number) => (count === 1 ? "Fehlfahrt" : `${count} Fehlfahrten`),
    },
    sites: "Standorte",
    siteList: "Standorte mit ihren Aufträgen",
    open: "offen",
    claimed: "reklamiert",
    openCount: (count: number) => `${count} offen`,
    claimedCount: (count: number) => `${count} reklamiert`,
    idleSite: "Standort ohne laufenden Auftrag",
    unplaced: (count: number) =>
      count === 1
        ? "1 Standort ohne Lage steht nur in der Liste"
        : `${count} Standorte ohne Lage stehen nur in der Liste`,
    sitesHere: (count: number) => `${count} Standorte an dieser Stelle`,
    allSites: "Alle Standorte",
    noSites: "Ihnen ist noch kein Standort zugewiesen.",
    sitesFailed: "Die Standorte konnten nicht geladen werden",
    today: "Heute geplant",
    todayTable: "Entsorgungen von heute",
    todaySummary: (disposals: number, sites: number) =>
      `${disposals === 1 ? "1 Entsorgung" : `${disposals} Entsorgungen`} an ${sites === 1 ? "1 Standort" : `${sites} Standorten`}`,
    columns: {
      site: "Standort",
      street: "Straße",
      houseNumber: "Nr.",
      zip: "PLZ",
      city: "Ort",
      window: "Zeitfenster",
      progress: "Stand",
      count: "Anzahl",
    },
    nothingToday: "Heute ist keine Entsorgung geplant.",
    planned: (date: string, orderNumber: string) => `geplant ${date} · Nr.\u00A0${orderNumber}`,
    loading: "Dashboard wird geladen",
    todayFailed: "Die Entsorgungen von heute konnten nicht geladen werden",
    secondFactor: {
      title: "Schützen Sie Ihren Zugang",
      text: "Mit einem Passkey melden Sie sich mit Fingerabdruck oder Gesicht an; mit einer Authenticator-App reicht ein gestohlenes Passwort nicht mehr. Beides ist in zwei Minuten eingerichtet.",
      setUp: "Einrichten",
      later: "Später",
    },
  },
  en: {
    greeting: (hour: number, name: string) =>
      `${hour < 12 ? "Good morning" : hour < 18 ? "Good afternoon" : "Good evening"}, ${name}`,
    context: (day: string, company: string) => `${day} · ${company}`,
    order: "Order disposal",
    statistics: "Waste statistics",
    overview: {
      open: (count: number) => (count === 1 ? "open order" : "open orders"),
      overdue: (_: number) => "overdue",
      claimed: (_: number) => "with a claim",
      today: (count: number) => (count === 1 ? "disposal today" : "disposals today"),
    },
    claims: {
      title: "Open claims",
      ticket: (number: string) => `Ticket ${number}`,
      waiting: "No ticket yet",
      all: (count: number) => `All ${count} claims`,
    },
    changes: {
      title: "Pending changes",
      coordinating: "awaiting confirmation",
      from: (day: string) => `from ${day}`,
    },
    app: {
      title: "Order on the go",
      text: (product: string) =>
        `With the ${product} app, you can order a disposal right at the container and attach photos to claims.`,
      phone: "Exchange",
      install: "Install app",
      hint: "Open the portal on your phone and choose “Add to home screen” in the browser's menu.",
      scan: "Open on your phone",
      code: (address: string) => `QR code: ${address}`,
    },
    window: { morning: "in the morning", afternoon: "in the afternoon" },
    progress: {
      executed: (count: number, all: number) =>
        count === all ? "carried out" : `${count} of ${all} carried out`,
      confirmed: (count: number, all: number) =>
        count === all ? "confirmed" : `${count} of ${all} confirmed`,
      failed: (count: number) => (count === 1 ? "failed trip" : `${count} failed trips`),
    },
    sites: "Sites",
    siteList: "Sites with their orders",
    open: "open",
    claimed: "with a claim",
    openCount: (count: number) => `${count} open`,
    claimedCount: (count: number) => `${count} with a claim`,
    idleSite: "Site with no open orders",
    unplaced: (count: number) =>
      count === 1
        ? "1 site without a location appears in the list only"
        : `${count} sites without a location appear in the list only`,
    sitesHere: (count: number) => `${count} sites at this location`,
    allSites: "All sites",
    noSites: "No site has been assigned to you yet.",
    sitesFailed: "The sites could not be loaded",
    today: "Scheduled for today",
    todayTable: "Today's disposals",
    todaySummary: (disposals: number, sites: number) =>
      `${disposals === 1 ? "1 disposal" : `${disposals} disposals`} at ${sites === 1 ? "1 site" : `${sites} sites`}`,
    columns: {
      site: "Site",
      street: "Street",
      houseNumber: "House number",
      zip: "Postcode",
      city: "Town",
      window: "Time window",
      progress: "Progress",
      count: "Quantity",
    },
    nothingToday: "No disposals are scheduled for today.",
    planned: (date: string, orderNumber: string) => `scheduled for ${date} · order\u00A0${orderNumber}`,
    loading: "Loading dashboard",
    todayFailed: "Today's disposals could not be loaded",
    secondFactor: {
      title: "Protect your access",
      text: "With a passkey you sign in with your fingerprint or face; with an authenticator app a stolen password is no longer enough. Either is set up in two minutes.",
      setUp: "Set up",
      later: "Later",
    },
  },
});
