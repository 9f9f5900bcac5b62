import { defineTexts } from "@kreislauf/contract/base";

export const manualTexts = defineTexts({
  de: {
    title: "Handbuch",
    close: "Schließen",
    chapters: {
      start: {
        title: "1. Überblick gewinnen",
        text: "Das Dashboard zeigt, was heute entsorgt wird und welche vergangenen Aufträge auf Ihre Rückmeldung warten. Den Standort wechseln Sie oben auf der Seite; er bleibt gewählt, bis Sie ihn ändern.",
      },
      order: {
        title: "2. Beauftragen",
        text: "Unter „Beauftragung“ steht jeder Behälter des Standorts auf einer Karte. „Entsorgung beauftragen“ öffnet den Kalender mit allen möglichen Tagen. Vor dem Erteilen sehen Sie, bis wann Sie den Auftrag noch bearbeiten können.",
      },
      follow: {
        title: "3. Verfolgen",
        text: "Die Auftragshistorie führt alle Aufträge nach Status. Suche und Filter grenzen ein, ein Klick auf den Auftrag zeigt Verlauf, Termine und die Aktionen, die gerade möglich sind. Gesperrte Aktionen nennen ihren Grund.",
      },
      feedback: {
        title: "4. Rückmelden",
        text: "Nach dem Wunschtermin setzen Sie den Auftrag auf erledigt oder reklamieren ihn, auf Wunsch mit Foto. Eine Reklamation schließen Sie, sobald sie geklärt ist.",
      },
      documents: {
        title: "5. Belege finden",
        text: "Rechnungen, Gutschriften und Leistungsbelege liegen als PDF unter „Belege“ und am jeweiligen Auftrag, wenn Ihr Unternehmen Belege im Portal nutzt und Sie das Recht dazu haben.",
      },
      manage: {
        title: "6. Standorte und Benutzer verwalten",
        text: "Wer das Recht dazu hat, lädt Kolleginnen und Kollegen ein, weist ihnen Standorte zu und pflegt Standorte mit Ansprechpersonen. Vergeben lassen sich nur Rechte, die man selbst hat.",
      },
    },
  },
  en: {
    title: "Manual",
    close: "Close",
    chapters: {
      start: {
        title: "1. Get an overview",
        text: "The dashboard shows today's disposals and which past orders are waiting for your feedback. Switch site at the top of the page; your choice is kept until you change it.",
      },
      order: {
        title: "2. Place orders",
        text: "Under “Ordering”, each container at the site has its own card. “Order disposal” opens the calendar with all available days. Before you place the order, you can see how long you will be able to edit it.",
      },
      follow: {
        title: "3. Track",
        text: "The order history lists all orders by status. Search and filters narrow the list down; click an order to see its history, dates and the actions currently available. Unavailable actions say why.",
      },
      feedback: {
        title: "4. Give feedback",
        text: "After the desired date, mark the order as done or make a claim, with a photo if you like. Close a claim as soon as it has been resolved.",
      },
      documents: {
        title: "5. Find documents",
        text: "Invoices, credit notes and service receipts are available as PDFs under “Documents” and on each order, if your company uses documents in the portal and you have permission to view them.",
      },
      manage: {
        title: "6. Manage sites and users",
        text: "With the right permissions you can invite colleagues, assign sites to them and manage sites and their contact persons. Nobody can grant permissions they do not have themselves.",
      },
    },
  },
});
