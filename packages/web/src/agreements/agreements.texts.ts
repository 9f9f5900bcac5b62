import { defineTexts } from "@kreislauf/contract/base";

export const agreementsScreenTexts = defineTexts({
  de: {
    title: "Beauftragung",
    export: "Behälterbestand exportieren",
    allSites: "Alle Standorte",
    summary: (agreements: number, containers: number) =>
      `${agreements === 1 ? "1 Vereinbarung" : `${agreements} Vereinbarungen`}, ${containers} Behälter an diesem Standort`,
    search: "Abfallart oder Behälter suchen",
    kind: "Auftragsart",
    allKinds: "Alle",
    found: (count: number) =>
      count === 0
        ? "Keine Vereinbarung gefunden"
        : count === 1
          ? "1 Vereinbarung gefunden"
          : `${count} Vereinbarungen gefunden`,
    onSite: (count: number) => `${count} am Standort`,
    requested: "Angefragt",
    details: (agreement: string) => `Details zu ${agreement}`,
    detailsShort: "Details",
    avv: (code: string) => `AVV ${code}`,
    kindWithCycle: (kind: string, cycle: string) => `${kind}: ${cycle}`,
    order: "Entsorgung beauftragen",
    withdraw: "Abzug",
    change: "Ändern",
    /** What tells the buttons of the cards apart. */
    actionOf: {
      order: (agreement: string) => `Entsorgung beauftragen: ${agreement}`,
      withdraw: (agreement: string) => `Abzug: ${agreement}`,
      change: (agreement: string) => `Ändern: ${agreement}`,
    },
    ofSite: {
      group: "Mehrere beauftragen",
      inquiry: "Angebot anfragen",
      container: "Neuer Behälter",
    },
    /** Stands in place of what the provider has still to give. */
    notYet: {
      value: "– Daten noch nicht verfügbar –",
      since: (time: string) => `angefragt am ${time}`,
    },
    locked: {
      mayNotOrder: "Zum Beauftragen fehlt Ihnen die Berechtigung.",
      mayNotAgree: "Für neue Behälter und Angebote fehlt Ihnen die Berechtigung.",
      tooFew: "Dafür braucht es mindestens zwei Behälter, für die sich etwas beauftragen lässt.",
      mayNotChange: "Zum Ändern fehlt Ihnen die Berechtigung.",
      requested: "Ändern lässt sich die Vereinbarung, sobald der erste Behälter steht.",
      noContainer: "Am Standort steht kein Behälter.",
      notWithdrawable: "Dieser Behälter lässt sich nicht abziehen.",
      allWithdrawn: "Alle Behälter sind schon zum Abzug beauftragt.",
    },
    dialogMissing: "Der Dialog konnte nicht geladen werden. Bitte laden Sie die Anwendung neu.",
    outlook: {
      next: (date: string) => `Nächster Termin ${date}`,
      later: (dates: readonly string[]) => `danach ${dates.join(" und ")}`,
      moved: (date: string, holiday: string) => `${date} statt ${holiday} (Feiertag)`,
      ends: (date: string) => `Vereinbarung endet am ${date}`,
      placement: (date: string) => `Aufstellung am ${date}`,
      claimed: (date: string) => `Auftrag vom ${date} reklamiert`,
      done: (date: string) => `Zuletzt erledigt ${date}`,
      none: "Kein offener Auftrag",
      withdrawal: (count: number) =>
        count === 1 ? "Abzug von 1 Behälter beauftragt" : `Abzug von ${count} Behältern beauftragt`,
      fullWithdrawal: (date: string) => `Vollständiger Abzug am ${date}`,
    },
    pending: {
      change: (future: string) => `Künftig ${future}`,
      since: (date: string) => `in Abstimmung seit ${date}`,
      from: (date: string) => `abgestimmt, gilt ab ${date}`,
    },
    changesHint: "Änderungen sehen Sie hier am Tag nach der Abstimmung mit dem Entsorger.",
    fields: {
      number: "Vereinbarungsnummer",
      kind: "Auftragsart",
      waste: "Abfallart",
      avv: "AVV-Nummer",
      container: "Behälter",
      onSite: "Am Standort",
      nextDates: "Nächste Termine",
      lastDone: "Zuletzt erledigt",
      least: "Mindestmenge je Auftrag",
      most: "Höchstmenge je Auftrag",
    },
    choose: {
      title: "Wählen Sie einen Standort",
      text: "Danach sehen Sie hier die Behälter und können Entsorgungen beauftragen.",
    },
    unknown: {
      title: "Diesen Standort können Sie nicht öffnen",
      text: "Er ist inaktiv oder Ihnen nicht zugewiesen. Wählen Sie einen anderen.",
    },
    noLocation: {
      title: "Ihnen ist noch kein Standort zugewiesen",
      text: "Wer in Ihrem Unternehmen die Standorte verwaltet, kann Ihnen einen zuweisen.",
    },
    empty: {
      title: "Noch keine Vereinbarung",
      text: "Für diesen Standort ist noch kein Behälter vereinbart.",
    },
    loading: "Vereinbarungen werden geladen",
    failed: "Die Vereinbarungen konnten nicht geladen werden",
    locationsFailed: "Die Standorte konnten nicht geladen werden",
  },
  en: {
    title: "Ordering",
    export: "Export container stock",
    allSites: "All sites",
    summary: (agreements, containers) =>
      `${agreements === 1 ? "1 agreement" : `${agreements} agreements`}, ${containers === 1 ? "1 container" : `${containers} containers`} at this site`,
    search: "Search waste type or container",
    kind: "Order type",
    allKinds: "All",
    found: (count) =>
      count === 0 ? "No agreement found" : count === 1 ? "1 agreement found" : `${count} agreements found`,
    onSite: (count) => `${count} on site`,
    requested: "Requested",
    details: (agreement) => `Details of ${agreement}`,
    detailsShort: "Details",
    avv: (code) => `AVV ${code}`,
    kindWithCycle: (kind, cycle) => `${kind}: ${cycle}`,
    order: "Order a disposal",
    withdraw: "Withdraw",
    change: "Change",
    actionOf: {
      order: (agreement) => `Order a disposal: ${agreement}`,
      withdraw: (agreement) => `Withdraw: ${agreement}`,
      change: (agreement) => `Change: ${agreement}`,
    },
    ofSite: {
      group: "Order for several",
      inquiry: "Request an offer",
      container: "New container",
    },
    notYet: {
      value: "– data not yet available –",
      since: (time) => `asked for on ${time}`,
    },
    locked: {
      mayNotOrder: "You do not have the permission to order.",
      mayNotAgree: "You do not have the permission to order new containers and request offers.",
      tooFew: "This takes at least two containers that something can be ordered for.",
      mayNotChange: "You do not have the permission to change agreements.",
      requested: "The agreement can be changed once its first container stands there.",
      noContainer: "No container stands at the site.",
      notWithdrawable: "This container cannot be withdrawn.",
      allWithdrawn: "All containers are to be withdrawn already.",
    },
    dialogMissing: "The dialog could not be loaded. Please reload the application.",
    outlook: {
      next: (date) => `Next date ${date}`,
      later: (dates) => `then ${dates.join(" and ")}`,
      moved: (date, holiday) => `${date} instead of ${holiday} (public holiday)`,
      ends: (date) => `Agreement ends on ${date}`,
      placement: (date) => `Placement on ${date}`,
      claimed: (date) => `Order of ${date} claimed`,
      done: (date) => `Last done ${date}`,
      none: "No open order",
      withdrawal: (count) =>
        count === 1 ? "Withdrawal of 1 container ordered" : `Withdrawal of ${count} containers ordered`,
      fullWithdrawal: (date) => `Full withdrawal on ${date}`,
    },
    pending: {
      change: (future) => `In future ${future}`,
      since: (date) => `being coordinated since ${date}`,
      from: (date) => `coordinated, applies from ${date}`,
    },
    changesHint: "You see changes here the day after they have been coordinated with the disposer.",
    fields: {
      number: "Agreement number",
      kind: "Order type",
      waste: "Waste type",
      avv: "AVV code",
      container: "Container",
      onSite: "On site",
      nextDates: "Next dates",
      lastDone: "Last done",
      least: "Least per order",
      most: "Most per order",
    },
    choose: {
      title: "Choose a site",
      text: "Then you see its containers here and can order disposals.",
    },
    unknown: {
      title: "You cannot open this site",
      text: "It is inactive or not assigned to you. Choose another one.",
    },
    noLocation: {
      title: "No site has been assigned to you yet",
      text: "Whoever manages the sites in your company can assign one to you.",
    },
    empty: {
      title: "No agreement yet",
      text: "No container has been agreed on for this site yet.",
    },
    loading: "Loading agreements",
    failed: "The agreements could not be loaded",
    locationsFailed: "The sites could not be loaded",
  },
});
