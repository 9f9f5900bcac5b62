import { agreementFieldLabels as labels, agreementsTexts } from "@kreislauf/contract/agreements";
import { defineTexts, permission } from "@kreislauf/contract/base";
import { permissionTexts } from "@kreislauf/contract/users";

const rights = { de: permissionTexts.de.names, en: permissionTexts.en.names };

export const agreementsScreenTexts = defineTexts({
  de: {
    title: "Beauftragung",
    export: "Behälterbestand exportieren",
    allSites: "Alle Standorte",
    summary: (agreements: number, containers: number) =>
      `${agreements === 1 ? "1 Vereinbarung" : `${agreements} Vereinbarungen`}, ${containers} Behälter an diesem Standort`,
    search: "Abfallart oder Behälter suchen",
    kind: labels.de.agreementType,
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
    /**
     * Used where only a placement can be ordered: `another` before the first container has come, `again` when none is
     * left.
     */
    placement: { another: "Weiteren Behälter beauftragen", again: "Behälter beauftragen" },
    withdraw: "Abzug",
    change: "Ändern",
    /** Labels for screen readers, because the buttons of all cards show the same text. */
    actionOf: {
      order: (agreement: string, action: string) => `${action}: ${agreement}`,
      withdraw: (agreement: string) => `Abzug: ${agreement}`,
      change: (agreement: string) => `Ändern: ${agreement}`,
    },
    severalSites: "Mehrere Standorte",
    labels: "Schilder",
    ofSite: {
      group: "Mehrere beauftragen",
      inquiry: "Angebot anfragen",
      container: "Neuer Behälter",
    },
    /** Shown instead of a value that the provider has not assigned yet. */
    notYet: {
      value: "– Daten noch nicht verfügbar –",
      since: (time: string) => `angefragt am ${time}`,
    },
    locked: {
      mayNotOrder: `Zum Beauftragen fehlt Ihnen das Recht „${rights.de[permission.orderManager]}“.`,
      mayNotAgree: `Für neue Behälter und Angebote fehlt Ihnen das Recht „${rights.de[permission.agreementManager]}“.`,
      tooFew: "Dafür braucht es mindestens zwei Behälter, für die sich etwas beauftragen lässt.",
      mayNotChange: `Zum Ändern fehlt Ihnen das Recht „${rights.de[permission.agreementManager]}“.`,
      requested: "Ändern lässt sich die Vereinbarung, sobald der erste Behälter steht.",
      noContainer: "Am Standort steht kein Behälter.",
      notWithdrawable: "Dieser Behälter lässt sich nicht abziehen.",
      allWithdrawn: "Alle Behälter sind schon zum Abzug beauftragt.",
    },
    /** Why an agreement cannot be changed: its waste and container are offered with one agreement type only. */
    onlyType: (type: string) =>
      `Zu ändern ist hier nichts: Für diese Abfallart in diesem Behälter gibt es nur „${type}“.`,
    dialogMissing: "Der Dialog konnte nicht geladen werden. Bitte laden Sie die Anwendung neu.",
    summaryLines: {
      next: (date: string) => `${labels.de.nextDate} ${date}`,
      later: (dates: readonly string[]) => `danach ${dates.join(" und ")}`,
      moved: (date: string, holiday: string) => `${date} statt ${holiday} (Feiertag)`,
      ends: (date: string) => `Vereinbarung endet am ${date}`,
      placement: (date: string) => `Aufstellung am ${date}`,
      claimed: (date: string) => `Auftrag vom ${date} reklamiert`,
      done: (date: string) => `${labels.de.lastDoneDate} ${date}`,
      none: "Kein offener Auftrag",
      withdrawal: (count: number) =>
        count === 1 ? "Abzug von 1 Behälter beauftragt" : `Abzug von ${count} Behältern beauftragt`,
      fullWithdrawal: (date: string) => `Vollständiger Abzug am ${date}`,
    },
    pending: {
      change: (future: string) => `Künftig ${future}`,
      since: (date: string) => `in Abstimmung seit ${date}`,
      from: (date: string) => `abgestimmt, gilt ab ${date}`,
      dropped: (from: string, count: number, first: string, last: string) =>
        count === 1
          ? `Ab ${from} entfällt der bisherige Turnustermin ${first}`
          : `Ab ${from} entfallen ${count} bisherige Turnustermine, ${first} bis ${last}`,
    },
    changesHint: agreementsTexts.de.coordination,
    orderShort: "Beauftragen",
    several: (count: number, container: string) => `${count} × ${container}`,
    /** The headings of the list of sites that is offered while no site is chosen. */
    sitesToOrderAt: {
      all: "Ihre Standorte",
      favourites: "Favoriten und zuletzt geöffnete",
      recent: "Zuletzt geöffnet",
      first: "Standorte",
    },
    allOfThem: (count: number) => `Alle ${count} Standorte`,
    unknown: {
      title: "Diesen Standort können Sie nicht öffnen",
      text: "Er ist inaktiv oder Ihnen nicht zugewiesen. Wählen Sie einen anderen.",
    },
    empty: {
      title: "Noch keine Vereinbarung",
      text: "Für diesen Standort ist noch kein Behälter vereinbart.",
    },
    loading: "Vereinbarungen werden geladen",
    failed: "Die Vereinbarungen konnten nicht geladen werden",
    sitesFailed: "Die Standorte konnten nicht geladen werden",
  },
  en: {
    title: "Ordering",
    export: "Export container stock",
    allSites: "All sites",
    summary: (agreements, containers) =>
      `${agreements === 1 ? "1 agreement" : `${agreements} agreements`}, ${containers === 1 ? "1 container" : `${containers} containers`} at this site`,
    search: "Search by waste type or container",
    kind: labels.en.agreementType,
    allKinds: "All",
    found: (count) =>
      count === 0 ? "No agreement found" : count === 1 ? "1 agreement found" : `${count} agreements found`,
    onSite: (count) => `${count} on site`,
    requested: "Requested",
    details: (agreement) => `Details of ${agreement}`,
    detailsShort: "Details",
    avv: (code) => `AVV ${code}`,
    kindWithCycle: (kind, cycle) => `${kind}: ${cycle}`,
    order: "Order disposal",
    placement: { another: "Order another container", again: "Order a container" },
    withdraw: "Withdraw",
    change: "Change",
    actionOf: {
      order: (agreement, action) => `${action}: ${agreement}`,
      withdraw: (agreement) => `Withdraw: ${agreement}`,
      change: (agreement) => `Change: ${agreement}`,
    },
    severalSites: "Several sites",
    labels: "Labels",
    ofSite: {
      group: "Order for multiple containers",
      inquiry: "Request a quote",
      container: "New container",
    },
    notYet: {
      value: "Not available yet",
      since: (time) => `requested on ${time}`,
    },
    locked: {
      mayNotOrder: `To place orders you need the permission “${rights.en[permission.orderManager]}”.`,
      mayNotAgree: `To order new containers or request quotes you need the permission “${rights.en[permission.agreementManager]}”.`,
      tooFew: "You need at least two containers for which orders can be placed.",
      mayNotChange: `To change agreements you need the permission “${rights.en[permission.agreementManager]}”.`,
      requested: "The agreement can be changed once its first container is on site.",
      noContainer: "There is no container on site.",
      notWithdrawable: "This container cannot be withdrawn.",
      allWithdrawn: "All containers are already due to be withdrawn.",
    },
    onlyType: (type) =>
      `There is nothing to change here: only “${type}” is available for this waste type in this container.`,
    dialogMissing: "The dialog could not be loaded. Please reload the application.",
    summaryLines: {
      next: (date) => `${labels.en.nextDate} ${date}`,
      later: (dates) => `then ${dates.join(" and ")}`,
      moved: (date, holiday) => `${date} instead of ${holiday} (public holiday)`,
      ends: (date) => `Agreement ends on ${date}`,
      placement: (date) => `Placement on ${date}`,
      claimed: (date) => `Claim open for the order of ${date}`,
      done: (date) => `${labels.en.lastDoneDate} ${date}`,
      none: "No open order",
      withdrawal: (count) =>
        count === 1 ? "Withdrawal of 1 container ordered" : `Withdrawal of ${count} containers ordered`,
      fullWithdrawal: (date) => `Full withdrawal on ${date}`,
    },
    pending: {
      change: (future) => `Future: ${future}`,
      since: (date) => `awaiting confirmation since ${date}`,
      from: (date) => `confirmed, applies from ${date}`,
      dropped: (from, count, first, last) =>
        count === 1
          ? `From ${from} the previous cycle's date ${first} no longer applies`
          : `From ${from} ${count} dates of the previous cycle, ${first} to ${last}, no longer apply`,
    },
    changesHint: agreementsTexts.en.coordination,
    orderShort: "Order",
    several: (count, container) => `${count} × ${container}`,
    sitesToOrderAt: {
      all: "Your sites",
      favourites: "Favourites and opened recently",
      recent: "Opened recently",
      first: "Sites",
    },
    allOfThem: (count) => `All ${count} sites`,
    unknown: {
      title: "You cannot open this site",
      text: "It is inactive or not assigned to you. Select another one.",
    },
    empty: {
      title: "No agreement yet",
      text: "There are no agreements for this site yet.",
    },
    loading: "Loading agreements",
    failed: "The agreements could not be loaded",
    sitesFailed: "The sites could not be loaded",
  },
});
