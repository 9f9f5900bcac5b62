import { defineTexts } from "@kreislauf/contract/base";

export const dashboardTexts = defineTexts({
  de: {
    greeting: (hour: number, name: string) =>
      `${hour < 11 ? "Guten Morgen" : hour < 18 ? "Guten Tag" : "Guten Abend"}, ${name}`,
    context: (day: string, company: string) => `${day} · ${company}`,
    order: "Entsorgung beauftragen",
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
    crowd: (count: number) => `${count} Standorte an dieser Stelle`,
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
      count: "Anzahl",
    },
    nothingToday: "Heute ist keine Entsorgung geplant.",
    feedback: "Hat alles geklappt?",
    feedbackText:
      "Der geplante Termin ist vorbei. Setzen Sie den Auftrag auf erledigt oder reklamieren Sie ihn.",
    choose: (orderNumber: string) => `Auftrag ${orderNumber} auswählen`,
    chooseAll: "Alle auswählen",
    completeChosen: (count: number) =>
      count === 1 ? "1\u00A0Auftrag auf erledigt setzen" : `${count}\u00A0Aufträge auf erledigt setzen`,
    done: "Erledigt",
    claim: "Reklamieren",
    planned: (date: string, orderNumber: string) => `geplant ${date} · Nr.\u00A0${orderNumber}`,
    amountOf: (amount: number, container: string) => `${amount} × ${container}`,
    moreFeedback: (count: number) => (count === 1 ? "1 weiterer Auftrag" : `${count} weitere Aufträge`),
    loading: "Dashboard wird geladen",
    todayFailed: "Die Entsorgungen von heute konnten nicht geladen werden",
    feedbackFailed: "Die Aufträge konnten nicht geladen werden",
  },
  en: {
    greeting: (hour: number, name: string) =>
      `${hour < 12 ? "Good morning" : hour < 18 ? "Good afternoon" : "Good evening"}, ${name}`,
    context: (day: string, company: string) => `${day} · ${company}`,
    order: "Order a disposal",
    sites: "Locations",
    siteList: "Locations with their orders",
    open: "open",
    claimed: "claimed",
    openCount: (count: number) => `${count} open`,
    claimedCount: (count: number) => `${count} claimed`,
    idleSite: "Location without a running order",
    unplaced: (count: number) =>
      count === 1
        ? "1 location without a place is in the list only"
        : `${count} locations without a place are in the list only`,
    crowd: (count: number) => `${count} locations at this place`,
    allSites: "All locations",
    noSites: "No location is assigned to you yet.",
    sitesFailed: "The locations could not be loaded",
    today: "Planned today",
    todayTable: "Today's disposals",
    todaySummary: (disposals: number, sites: number) =>
      `${disposals === 1 ? "1 disposal" : `${disposals} disposals`} at ${sites === 1 ? "1 site" : `${sites} sites`}`,
    columns: {
      site: "Site",
      street: "Street",
      houseNumber: "No.",
      zip: "Postcode",
      city: "City",
      count: "Number",
    },
    nothingToday: "No disposal is planned for today.",
    feedback: "Did everything go well?",
    feedbackText: "The planned date has passed. Set the order to done or claim it.",
    choose: (orderNumber: string) => `Choose order ${orderNumber}`,
    chooseAll: "Choose all",
    completeChosen: (count: number) =>
      count === 1 ? "Set 1\u00A0order to done" : `Set ${count}\u00A0orders to done`,
    done: "Done",
    claim: "Claim",
    planned: (date: string, orderNumber: string) => `planned ${date} · No.\u00A0${orderNumber}`,
    amountOf: (amount: number, container: string) => `${amount} × ${container}`,
    moreFeedback: (count: number) => (count === 1 ? "1 more order" : `${count} more orders`),
    loading: "Loading the dashboard",
    todayFailed: "Today's disposals could not be loaded",
    feedbackFailed: "The orders could not be loaded",
  },
});
