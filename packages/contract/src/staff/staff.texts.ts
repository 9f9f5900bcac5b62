import { defineTexts, type RoomErrorCode, type StaffRole } from "../base/index.ts";
import type { StaffAction } from "./staff.codes.ts";

export const staffErrorTexts = defineTexts<Record<RoomErrorCode<"staff">, string>>({
  de: {
    staff_email_taken: "Mit dieser Adresse gibt es schon einen Zugang zum Leitstand.",
    staff_changed: "Dieser Zugang wurde inzwischen geändert.",
    last_administrator: "Die letzte Verwaltung lässt sich weder sperren noch wegnehmen.",
  },
  en: {
    staff_email_taken: "This address already has an account at the desk.",
    staff_changed: "This account has been changed in the meantime.",
    last_administrator: "The last administration can neither be locked nor taken away.",
  },
});

export const staffTexts = defineTexts<
  Record<"roles", Record<StaffRole, string>> & Record<"actions", Record<StaffAction, string>>
>({
  de: {
    roles: {
      dispatch: "Disposition",
      claims: "Reklamationen",
      documents: "Belege",
      master_data: "Stammdaten",
      administration: "Verwaltung",
    },
    actions: {
      signed_in: "angemeldet",
      signed_out: "abgemeldet",
      invited: "eingeladen",
      invitation_accepted: "Einladung angenommen",
      staff_changed: "Zugang geändert",
      second_factor_set_up: "zweiten Faktor eingerichtet",
      second_factor_reset: "zweiten Faktor zurückgesetzt",
      order_confirmed: "Termin bestätigt",
      date_proposed: "Termin vorgeschlagen",
      order_executed: "Ausführung gemeldet",
      trip_failed: "Fehlfahrt gemeldet",
      order_cancelled: "Auftrag storniert",
      order_redeclared: "Abfallart umdeklariert",
      ticket_updated: "Ticket bearbeitet",
      order_handed_over: "Auftrag an Entsorger übergeben",
      order_taken_back: "Auftrag vom Entsorger zurückgenommen",
      company_created: "Kunden angelegt",
      company_changed: "Kunden geändert",
      site_created: "Standort angelegt",
      person_invited: "Person eines Kunden eingeladen",
      catalog_changed: "Katalog geändert",
      table_imported: "Tabelle importiert",
    },
  },
  en: {
    roles: {
      dispatch: "Dispatch",
      claims: "Claims",
      documents: "Documents",
      master_data: "Master data",
      administration: "Administration",
    },
    actions: {
      signed_in: "signed in",
      signed_out: "signed out",
      invited: "invited",
      invitation_accepted: "invitation accepted",
      staff_changed: "account changed",
      second_factor_set_up: "second factor set up",
      second_factor_reset: "second factor reset",
      order_confirmed: "date confirmed",
      date_proposed: "date proposed",
      order_executed: "execution reported",
      trip_failed: "failed trip reported",
      order_cancelled: "order cancelled",
      order_redeclared: "waste type redeclared",
      ticket_updated: "ticket updated",
      order_handed_over: "order handed over to a disposer",
      order_taken_back: "order taken back from its disposer",
      company_created: "customer created",
      company_changed: "customer changed",
      site_created: "site created",
      person_invited: "customer's person invited",
      catalog_changed: "catalog changed",
      table_imported: "table imported",
    },
  },
});
