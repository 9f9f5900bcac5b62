import { defineTexts, type Language } from "../base/index.ts";
import type { ChangeCause } from "./orders.codes.ts";

/** Words of the order life cycle by the ids of product.md sections 4 and 9. */
export const ordersTexts = defineTexts({
  de: {
    status: { 1: "Offen", 2: "Erledigt", 3: "Reklamiert", 4: "Storniert", 5: "Fehlfahrt (erledigt)" },
    /** In lists and tabs. */
    statusShort: { 1: "Offen", 2: "Erledigt", 3: "Reklamiert", 4: "Storniert", 5: "Fehlfahrt" },
    action: {
      edit: "Bearbeiten",
      cancel: "Stornieren",
      claim: "Reklamieren",
      close_claim: "Reklamation schließen",
      resolved: "Auf erledigt setzen",
    },
    timeWindow: { all_day: "Ganztägig", morning: "Vormittag", afternoon: "Nachmittag" },
    /** Behind a date: `Donnerstag, 09.04.2026, ganztägig`. */
    timeWindowOnDay: { all_day: "ganztägig", morning: "vormittags", afternoon: "nachmittags" },
    cancelReason: { 1: "Doppelt bestellt", 2: "Versehentlich bestellt", 8: "Anderer Grund" },
    unspecifiedCancelReason: "Ohne Angabe",
    claimReason: {
      1: "Nicht entsorgt",
      2: "Nur teilweise entsorgt",
      3: "Anderer Grund",
      4: "Leerfahrt",
      5: "Behälter beschädigt",
      6: "Wartezeit",
      7: "Anderer Grund",
      8: "Falsche Leistung",
    },
    closeReason: { 1: "Versehentlich reklamiert", 2: "Verspätet erledigt", 3: "Nicht erbracht" },
    change: {
      created: "Auftrag erteilt",
      imported: "Aus dem früheren Portal übernommen",
      edited: "Auftrag geändert",
      cancelled: "Storniert",
      claimed: "Reklamiert",
      claim_closed: "Reklamation geschlossen",
      done: "Erledigt",
      confirmed: "Termin bestätigt",
      executed: "Ausführung gemeldet",
      failed_trip: "Fehlfahrt",
      redeclared: "Abfallart geändert",
      ticket_updated: "Ticket aktualisiert",
      proposed: "Anderer Termin vorgeschlagen",
      proposal_accepted: "Vorgeschlagener Termin angenommen",
      proposal_kept: "Wunschtermin beibehalten",
      proposal_lapsed: "Terminvorschlag verfallen",
      moved: "Termin verschoben",
    },
    /** Why the system changed an order by itself. */
    cause: {
      feedback_over: "Ohne Rückmeldung nach der Ausführung",
      answer_overdue: "Ohne Antwort bis zur Frist",
      withdrawal: "Wegen des Abzugs der Behälter",
      stock_set: "Weil weniger Behälter am Standort stehen",
      next_delivery: "Vor der nächsten Aufstellung",
      cycle: "Aus dem Turnus",
      agreement_changed: "Wegen der geänderten Vereinbarung",
      agreement_ended: "Wegen des Endes der Vereinbarung",
    },
    /** `until` as `formatDeadline` writes it. */
    editableUntil: (until: string) => `Bearbeitbar bis ${until}`,
    cancellableUntil: (until: string) => `Stornierbar bis ${until}`,
    answerableUntil: (until: string) => `Bitte antworten Sie bis ${until}`,
    latestExecution: (date: string) => `Spätestens ${date} (fünf Werktage)`,
    created: (orderNumber: string) => `Auftrag ${orderNumber} ist erteilt.`,
  },
  en: {
    status: { 1: "Open", 2: "Done", 3: "Claimed", 4: "Cancelled", 5: "Failed trip (done)" },
    statusShort: { 1: "Open", 2: "Done", 3: "Claimed", 4: "Cancelled", 5: "Failed trip" },
    action: {
      edit: "Edit",
      cancel: "Cancel",
      claim: "Claim",
      close_claim: "Close claim",
      resolved: "Set to done",
    },
    timeWindow: { all_day: "All day", morning: "Morning", afternoon: "Afternoon" },
    timeWindowOnDay: { all_day: "all day", morning: "in the morning", afternoon: "in the afternoon" },
    cancelReason: { 1: "Double order", 2: "Ordered by accident", 8: "Other reason" },
    unspecifiedCancelReason: "Unspecified",
    claimReason: {
      1: "Not carried out",
      2: "Only partly carried out",
      3: "Other reason",
      4: "Empty trip",
      5: "Container damaged",
      6: "Waiting time",
      7: "Other reason",
      8: "Wrong service",
    },
    closeReason: { 1: "Triggered by mistake", 2: "Fulfilled late", 3: "Not fulfilled" },
    change: {
      created: "Order given",
      imported: "Taken over from the former portal",
      edited: "Order changed",
      cancelled: "Cancelled",
      claimed: "Claimed",
      claim_closed: "Claim closed",
      done: "Done",
      confirmed: "Date confirmed",
      executed: "Execution reported",
      failed_trip: "Failed trip",
      redeclared: "Waste type changed",
      ticket_updated: "Ticket updated",
      proposed: "Another date proposed",
      proposal_accepted: "Proposed date accepted",
      proposal_kept: "Desired date kept",
      proposal_lapsed: "Proposed date lapsed",
      moved: "Date moved",
    },
    cause: {
      feedback_over: "No feedback after the execution",
      answer_overdue: "No answer by the deadline",
      withdrawal: "Because the containers are withdrawn",
      stock_set: "Because fewer containers stand at the site",
      next_delivery: "Before the next placement",
      cycle: "By the cycle",
      agreement_changed: "Because the agreement has changed",
      agreement_ended: "Because the agreement ends",
    },
    editableUntil: (until) => `Can be edited until ${until}`,
    cancellableUntil: (until) => `Can be cancelled until ${until}`,
    answerableUntil: (until) => `Please answer until ${until}`,
    latestExecution: (date) => `By ${date} at the latest (five working days)`,
    created: (orderNumber) => `Order ${orderNumber} has been given.`,
  },
});

/**
 * Why an order was cancelled: the system names its cause; ids that customers cannot choose are unspecified
 * (product.md section 9).
 */
export function cancelReasonWords(
  reasonId: number,
  cause: ChangeCause | null | undefined,
  language: Language,
): string {
  const texts = ordersTexts[language];
  if (cause) return texts.cause[cause];
  const named: Readonly<Record<number, string>> = texts.cancelReason;
  return named[reasonId] ?? texts.unspecifiedCancelReason;
}
