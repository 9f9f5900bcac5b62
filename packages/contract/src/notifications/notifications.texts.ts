import { defineTexts } from "../base/index.ts";
import type { NotificationKind } from "./notifications.codes.ts";

/** What happened, by its kind. */
export const notificationKindTexts = defineTexts<Record<NotificationKind, string>>({
  de: {
    order_created: "Auftrag erteilt",
    order_proposed: "Anderer Termin vorgeschlagen",
    order_executed: "Auftrag ausgeführt",
    order_failed_trip: "Fehlfahrt",
    order_redeclared: "Umdeklaration",
    order_cancelled: "Auftrag storniert",
    order_claimed: "Auftrag reklamiert",
    order_claim_closed: "Reklamation geschlossen",
    order_ticket_updated: "Neues zur Reklamation",
    agreement_change_accepted: "Änderung der Vereinbarung abgestimmt",
    agreement_change_declined: "Änderung der Vereinbarung abgelehnt",
    agreement_ended: "Vereinbarung beendet",
    inquiry_answered: "Anfrage beantwortet",
    site_deactivated: "Standort automatisch deaktiviert",
    documents_published: "Neuer Beleg",
    export_ready: "Export ist fertig",
    export_failed: "Export ist nicht gelungen",
  },
  en: {
    order_created: "Order placed",
    order_proposed: "Alternative date proposed",
    order_executed: "Order carried out",
    order_failed_trip: "Failed trip",
    order_redeclared: "Waste type changed",
    order_cancelled: "Order cancelled",
    order_claimed: "Claim made",
    order_claim_closed: "Claim closed",
    order_ticket_updated: "Claim updated",
    agreement_change_accepted: "Agreement change confirmed",
    agreement_change_declined: "Agreement change declined",
    agreement_ended: "Agreement ended",
    inquiry_answered: "Inquiry answered",
    site_deactivated: "Site deactivated automatically",
    documents_published: "New document",
    export_ready: "Export is ready",
    export_failed: "Export failed",
  },
});
