import { defineTexts, type Permission } from "../base/index.ts";

/** The name of each permission and what it allows, in plain words (docs/coverage.md D5.3). */
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
      25: "Freigaben",
      26: "Budgets und Preise",
    } satisfies Record<Permission, string>,
    explanations: {
      11: "Gehört zu jedem Zugang: Dashboard, zugewiesene Standorte, Kontoeinstellungen und Hilfe.",
      13: "Neue Behälter, Turnus ändern, Angebote anfragen. Sieht dafür auch die Aufträge.",
      14: "Beauftragen, bearbeiten, stornieren, reklamieren und auf erledigt setzen. Auch Abzug und Sammelaufträge.",
      16: "Behälterbestand, Aufträge und Abfallstatistik als Excel oder CSV laden.",
      17: "Benutzer einladen, ändern und löschen, externe Kontakte pflegen, das Protokoll lesen.",
      22: "Standorte anlegen, ändern, aktivieren und deaktivieren, Benutzer und Ansprechpersonen zuweisen.",
      23: "Öffnet Rechnung und Leistungsbeleg am einzelnen Auftrag, aber nicht den Bereich Belege.",
      24: "Öffnet den Bereich Belege der zugewiesenen Standorte: Rechnungen prüfen und beanstanden, Kontoauszug, Buchungsliste. Schließt „Belege ansehen“ ein.",
      25: "Kann als freigebende Person für Aufträge bestimmt werden, die auf Freigabe warten.",
      26: "Legt Budgets fest, sieht Kosten und Preise, pflegt Kostenstellen und Projekte und bestimmt, wer Preise sieht.",
    } satisfies Record<Permission, string>,
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
      25: "Approvals",
      26: "Budgets and prices",
    },
    explanations: {
      11: "Part of every access: dashboard, assigned sites, account settings and help.",
      13: "Order new containers, change cycles and request quotes. Includes viewing orders.",
      14: "Place, edit and cancel orders, make claims and mark orders as done. Includes withdrawals and grouped orders.",
      16: "Download container stock, orders and waste statistics as Excel or CSV.",
      17: "Invite, edit and delete users, manage external contacts, view the log.",
      22: "Create, edit, activate and deactivate sites; assign users and contact persons.",
      23: "Open a single order's invoice and service receipt, but not the Documents area.",
      24: "Open the Documents area of the assigned sites: check and dispute invoices, statement of account, booking list. Includes “View documents”.",
      25: "Can be chosen to approve orders that wait for approval.",
      26: "Set budgets, see costs and prices, manage cost centres and projects, and choose who sees prices.",
    },
  },
});
