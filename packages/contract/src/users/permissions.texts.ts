import { defineTexts } from "../base/index.ts";

/** What each permission is called and lets people do, in plain words (decisions.md section 5). */
export const permissionTexts = defineTexts({
  de: {
    names: {
      11: "Standardzugang",
      13: "Vereinbarungen",
      14: "Aufträge",
      16: "Export",
      17: "Benutzer",
      22: "Standorte",
      23: "Belege ansehen",
      24: "Belege verwalten",
    },
    explanations: {
      11: "Dashboard, zugewiesene Standorte, Konto und Hilfe.",
      13: "Neue Behälter, Turnus ändern, Angebote anfragen. Sieht dafür auch die Aufträge.",
      14: "Beauftragen, bearbeiten, stornieren, reklamieren und auf erledigt setzen. Auch Abzug und Sammelaufträge.",
      16: "Behälterbestand, Aufträge und Abfallstatistik als Excel oder CSV laden.",
      17: "Benutzer einladen, ändern und löschen, externe Kontakte pflegen, das Protokoll lesen.",
      22: "Standorte anlegen, ändern, aktivieren und deaktivieren, Benutzer und Ansprechpersonen zuweisen.",
      23: "Öffnet Rechnung und Leistungsbeleg am Auftrag, aber nicht den Bereich Belege.",
      24: "Öffnet den Bereich Belege mit allen Rechnungen und Gutschriften der zugewiesenen Standorte.",
    },
  },
  en: {
    names: {
      11: "Standard access",
      13: "Agreements",
      14: "Orders",
      16: "Export",
      17: "Users",
      22: "Sites",
      23: "View documents",
      24: "Manage documents",
    },
    explanations: {
      11: "Dashboard, assigned sites, account and help.",
      13: "New containers, changes of cycles, requests for offers. Sees the orders for that.",
      14: "Order, edit, cancel, claim and set to done. Withdrawals and grouped orders too.",
      16: "Load the container stock, orders and waste statistics as Excel or CSV.",
      17: "Invite, change and delete users, keep external contacts, read the log.",
      22: "Create, change, activate and deactivate sites, assign users and contact persons.",
      23: "Opens the invoice and the service receipt of an order, but not the documents area.",
      24: "Opens the documents area with all invoices and credit notes of the assigned sites.",
    },
  },
});
