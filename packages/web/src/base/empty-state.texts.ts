import { defineTexts } from "@kreislauf/contract/base";

export const emptyStateTexts = defineTexts({
  de: {
    order: {
      title: "Noch keine Aufträge",
      text: "Sobald Sie eine Entsorgung beauftragen, sehen Sie hier den Stand.",
      action: "Entsorgung beauftragen",
    },
    feedback: {
      title: "Alles rückgemeldet",
      text: "Kein vergangener Auftrag wartet auf Ihre Rückmeldung.",
      action: "",
    },
    periodic_disposal: {
      title: "Kein Turnus eingerichtet",
      text: "Regelmäßige Leerungen richten Sie an der Vereinbarung ein.",
      action: "Filter zurücksetzen",
    },
    empty_filter: {
      title: "Kein Auftrag passt zu diesen Filtern",
      text: "Entfernen Sie einen Filter oder erweitern Sie den Zeitraum.",
      action: "Filter zurücksetzen",
    },
    no_registered_users: {
      title: "Noch keine registrierten Benutzer",
      text: "Eingeladene erscheinen hier nach der ersten Anmeldung.",
      action: "Benutzer einladen",
    },
    no_invited_users: {
      title: "Keine offenen Einladungen",
      text: "Wer eingeladen ist, steht hier bis zur ersten Anmeldung.",
      action: "Benutzer einladen",
    },
    no_external_contacts: {
      title: "Keine externen Kontakte",
      text: "Externe Kontakte stehen auf dem Auftrag, können sich aber nicht anmelden.",
      action: "Kontakt anlegen",
    },
    no_data_found: {
      title: "Nichts gefunden",
      text: "Prüfen Sie die Schreibweise oder suchen Sie nach der Nummer.",
      action: "Suche leeren",
    },
  },
  en: {
    order: {
      title: "No orders yet",
      text: "As soon as you order a disposal, you can track it here.",
      action: "Order disposal",
    },
    feedback: {
      title: "You're all caught up",
      text: "No past orders are waiting for your feedback.",
      action: "",
    },
    periodic_disposal: {
      title: "No regular disposal set up",
      text: "Regular emptying is set up in the agreement.",
      action: "Reset filters",
    },
    empty_filter: {
      title: "No orders match these filters",
      text: "Remove a filter or extend the period.",
      action: "Reset filters",
    },
    no_registered_users: {
      title: "No registered users yet",
      text: "Invited users appear here after they first sign in.",
      action: "Invite user",
    },
    no_invited_users: {
      title: "No pending invitations",
      text: "Invited users are listed here until they first sign in.",
      action: "Invite user",
    },
    no_external_contacts: {
      title: "No external contacts",
      text: "External contacts are named on the order but cannot sign in.",
      action: "Create contact",
    },
    no_data_found: {
      title: "Nothing found",
      text: "Check the spelling or search by number.",
      action: "Clear search",
    },
  },
});
