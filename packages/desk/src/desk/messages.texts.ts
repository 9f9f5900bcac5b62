import { defineTexts } from "@kreislauf/contract/base";

export const messagesTexts = defineTexts({
  de: {
    title: "Fragen zum Auftrag",
    loading: "Nachrichten werden geladen",
    empty: "Noch keine Nachricht. Was Sie hier schreiben, liest der Kunde am Auftrag.",
    said: (person: string, time: string) => `${person}, ${time}`,
    read: "gelesen",
    waiting: "Der Kunde wartet auf eine Antwort",
    settle: "Keine Antwort nötig",
    write: "Nachricht schreiben",
    text: "Nachricht an den Kunden",
    send: "Nachricht senden",
    sent: "Die Nachricht ist gesendet. Der Kunde bekommt eine E-Mail.",
    question: "Frage",
  },
  en: {
    title: "Questions about the order",
    loading: "Loading messages",
    empty: "No message yet. The customer reads on the order what you write here.",
    said: (person, time) => `${person}, ${time}`,
    read: "read",
    waiting: "The customer is waiting for an answer",
    settle: "No answer needed",
    write: "Write a message",
    text: "Message to the customer",
    send: "Send message",
    sent: "The message has been sent. The customer gets an e-mail.",
    question: "Question",
  },
});
