import { defineTexts, type Language } from "../base/index.ts";
import type {
  ChangeCause,
  CancelReasonId,
  ClaimReasonId,
  CloseReasonId,
  OrderAction,
  OrderChange,
  OrderStatusId,
  TimeWindow,
} from "./orders.codes.ts";

/** Texts of the order life cycle, keyed by id (docs/coverage.md 4.1 and 9.14 to 9.16). */
export const ordersTexts = defineTexts({
  de: {
    status: {
      1: "Offen",
      2: "Erledigt",
      3: "Reklamiert",
      4: "Storniert",
      5: "Fehlfahrt (erledigt)",
    } satisfies Record<OrderStatusId, string>,
    /** Follows the sentence "Der Auftrag wurde inzwischen geändert." */
    statusNow: {
      1: "Er ist jetzt offen.",
      2: "Er ist jetzt erledigt.",
      3: "Er ist jetzt reklamiert.",
      4: "Er ist jetzt storniert.",
      5: "Er endete mit einer Fehlfahrt.",
    } satisfies Record<OrderStatusId, string>,
    /** The words of a status in lists, where there is little room. */
    statusShort: {
      1: "Offen",
      2: "Erledigt",
      3: "Reklamiert",
      4: "Storniert",
      5: "Fehlfahrt",
    } satisfies Record<OrderStatusId, string>,
    action: {
      edit: "Bearbeiten",
      cancel: "Stornieren",
      claim: "Reklamieren",
      close_claim: "Reklamation schließen",
      resolved: "Auf erledigt setzen",
    } satisfies Record<OrderAction, string>,
    timeWindow: { all_day: "Ganztägig", morning: "Vormittag", afternoon: "Nachmittag" } satisfies Record<
      TimeWindow,
      string
    >,
    /** After a date: `Donnerstag, 09.04.2026, ganztägig`. */
    timeWindowOnDay: {
      all_day: "ganztägig",
      morning: "vormittags",
      afternoon: "nachmittags",
    } satisfies Record<TimeWindow, string>,
    cancelReason: { 1: "Doppelt bestellt", 2: "Versehentlich bestellt", 8: "Anderer Grund" } satisfies Record<
      CancelReasonId,
      string
    >,
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
    } satisfies Record<ClaimReasonId, string>,
    closeReason: {
      1: "Versehentlich reklamiert",
      2: "Verspätet erledigt",
      3: "Nicht erbracht",
    } satisfies Record<CloseReasonId, string>,
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
      weight_corrected: "Gewicht korrigiert",
      ticket_updated: "Ticket aktualisiert",
      proposed: "Anderer Termin vorgeschlagen",
      proposal_accepted: "Vorgeschlagener Termin angenommen",
      proposal_kept: "Wunschtermin beibehalten",
      proposal_lapsed: "Terminvorschlag verfallen",
      confirmation_undone: "Bestätigung zurückgenommen",
      proposal_undone: "Terminvorschlag zurückgenommen",
      moved: "Termin verschoben",
      message: "Nachricht",
      approved: "Freigegeben",
    } satisfies Record<OrderChange, string>,
    /** The cause of a change that is not a customer's own action. */
    cause: {
      feedback_over: "Ohne Rückmeldung nach der Ausführung",
      answer_overdue: "Ohne Antwort bis zur Frist",
      withdrawal: "Wegen des Abzugs der Behälter",
      stock_set: "Weil weniger Behälter am Standort stehen",
      next_delivery: "Vor der nächsten Aufstellung",
      cycle: "Aus dem Turnus",
      agreement_changed: "Wegen der geänderten Vereinbarung",
      agreement_ended: "Wegen des Endes der Vereinbarung",
      claim_not_fulfilled: "Leistung nicht erbracht",
      taken_by_dispatch: "Von der Disposition erfasst",
    } satisfies Record<ChangeCause, string>,
    /** `until` as written by `formatDeadline`. */
    editableUntil: (until: string) => `Bearbeitbar bis ${until}`,
    cancellableUntil: (until: string) => `Stornierbar bis ${until}`,
    answerableUntil: (until: string) => `Bitte antworten Sie bis ${until}`,
    latestExecution: (date: string) => `Spätestens ${date} (fünf Arbeitstage)`,
    created: (orderNumber: string) => `Auftrag ${orderNumber} ist erteilt.`,
  },
  en: {
    status: { 1: "Open", 2: "Done", 3: "With a claim", 4: "Cancelled", 5: "Failed trip (done)" },
    statusNow: {
      1: "It is now open.",
      2: "It is now done.",
      3: "There is now a claim for it.",
      4: "It is now cancelled.",
      5: "It ended in a failed trip.",
    },
    statusShort: { 1: "Open", 2: "Done", 3: "With a claim", 4: "Cancelled", 5: "Failed trip" },
    action: {
      edit: "Edit",
      cancel: "Cancel",
      claim: "Make a claim",
      close_claim: "Close claim",
      resolved: "Mark as done",
    },
    timeWindow: { all_day: "All day", morning: "Morning", afternoon: "Afternoon" },
    timeWindowOnDay: { all_day: "all day", morning: "in the morning", afternoon: "in the afternoon" },
    cancelReason: { 1: "Duplicate order", 2: "Ordered by mistake", 8: "Other reason" },
    unspecifiedCancelReason: "Not specified",
    claimReason: {
      1: "Not carried out",
      2: "Only partly carried out",
      3: "Other reason",
      4: "Wasted journey",
      5: "Container damaged",
      6: "Waiting time",
      7: "Other reason",
      8: "Wrong service",
    },
    closeReason: { 1: "Claim made by mistake", 2: "Completed late", 3: "Never carried out" },
    change: {
      created: "Order placed",
      imported: "Imported from the previous portal",
      edited: "Order changed",
      cancelled: "Cancelled",
      claimed: "Claim made",
      claim_closed: "Claim closed",
      done: "Done",
      confirmed: "Date confirmed",
      executed: "Reported as carried out",
      failed_trip: "Failed trip",
      redeclared: "Waste type changed",
      weight_corrected: "Weight corrected",
      ticket_updated: "Ticket updated",
      proposed: "Alternative date proposed",
      proposal_accepted: "Proposed date accepted",
      proposal_kept: "Desired date kept",
      proposal_lapsed: "Proposed date expired",
      confirmation_undone: "Confirmation taken back",
      proposal_undone: "Proposed date taken back",
      moved: "Date moved",
      message: "Message",
      approved: "Approved",
    },
    cause: {
      feedback_over: "No feedback after it was carried out",
      answer_overdue: "No answer by the deadline",
      withdrawal: "Because the containers are being withdrawn",
      stock_set: "Because there are fewer containers on site",
      next_delivery: "Before the next placement",
      cycle: "From the cycle",
      agreement_changed: "Because the agreement has changed",
      agreement_ended: "Because the agreement has ended",
      claim_not_fulfilled: "Service not provided",
      taken_by_dispatch: "Entered by dispatch",
    },
    editableUntil: (until) => `Can be edited until ${until}`,
    cancellableUntil: (until) => `Can be cancelled until ${until}`,
    answerableUntil: (until) => `Please answer by ${until}`,
    latestExecution: (date) => `By ${date} at the latest (five working days)`,
    created: (orderNumber) => `Order ${orderNumber} has been placed.`,
  },
});

/**
 * Why an order was cancelled. If there is a cause, its text is shown instead of the reason's; ids that customers cannot
 * choose are unspecified (docs/coverage.md 9.15).
 */
export function cancelReasonText(
  reasonId: number,
  cause: ChangeCause | null | undefined,
  language: Language,
): string {
  const texts = ordersTexts[language];
  if (cause) return texts.cause[cause];
  const named: Readonly<Record<number, string>> = texts.cancelReason;
  return named[reasonId] ?? texts.unspecifiedCancelReason;
}
