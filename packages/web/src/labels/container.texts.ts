import { defineTexts } from "@kreislauf/contract/base";

export const containerTexts = defineTexts({
  de: {
    loading: "Behälter wird geladen",
    failed: "Der Behälter konnte nicht geladen werden",
    imprint: "Impressum",
    privacy: "Datenschutz",
    place: (container: string, site: string, place: string) =>
      `${container} · ${[site, place].filter(Boolean).join(", ")}`,
    openReport: (moment: string, amount: number) =>
      amount === 1
        ? `Am ${moment} wurde hier schon 1 voller Behälter gemeldet.`
        : `Am ${moment} wurden hier schon ${amount} volle Behälter gemeldet.`,
    howMany: "Wie viele sind voll?",
    allOf: (count: number) => `Alle ${count}`,
    name: "Ihr Name",
    nameMissing: "Bitte geben Sie Ihren Namen an, damit Rückfragen möglich sind.",
    photo: {
      label: "Foto",
      text: "Ein Foto zeigt, wie voll der Behälter ist.",
      kinds: "JPEG, PNG, WebP oder HEIC, höchstens 10 MB. Die Ortsangabe wird entfernt.",
      choose: "Foto auswählen",
      take: "Foto aufnehmen",
      name: "Foto 1",
      note: (size: string) => `${size}, ohne Ortsangabe`,
      remove: "Foto entfernen",
    },
    message: "Nachricht",
    submit: "Behälter ist voll",
    submitting: "Wird gemeldet …",
    signIn: "Anmelden und direkt beauftragen",
    sent: {
      title: "Die Meldung ist unterwegs",
      text: (amount: number, name: string) =>
        `${amount === 1 ? "1 voller Behälter" : `${amount} volle Behälter`}, ${name}. Ihr Standort entscheidet über die Abholung.`,
      number: (moment: string, number: string) => `${moment} · Meldung ${number}`,
      again: "Noch etwas melden",
    },
    limited: {
      title: "Gerade kommen zu viele Meldungen",
      text: (time: string) =>
        `In dieser Stunde sind schon sehr viele Meldungen eingegangen. Ab ${time} können Sie wieder melden.`,
      hint: "Wenn es eilt, sagen Sie bitte vor Ort Bescheid.",
      retry: "Erneut versuchen",
    },
    gone: {
      title: "Dieses Schild gilt nicht mehr",
      text: "Der Behälter wurde abgezogen, oder das Schild ist durch ein neues ersetzt.",
      hint: "Sagen Sie bitte an Ihrem Standort Bescheid.",
      signIn: "Anmelden",
      start: "Zur Startseite",
    },
    offline: {
      title: "Keine Verbindung",
      text: "Ihre Meldung bleibt hier gespeichert und wird gesendet, sobald Sie wieder Netz haben.",
      send: "Jetzt senden",
      hint: "Lassen Sie diese Seite so lange offen.",
    },
  },
  en: {
    loading: "Loading container",
    failed: "The container could not be loaded",
    imprint: "Legal notice",
    privacy: "Privacy policy",
    place: (container: string, site: string, place: string) =>
      `${container} · ${[site, place].filter(Boolean).join(", ")}`,
    openReport: (moment: string, amount: number) =>
      `${amount === 1 ? "1 full container has" : `${amount} full containers have`} already been reported here on ${moment}.`,
    howMany: "How many are full?",
    allOf: (count: number) => `All ${count}`,
    name: "Your name",
    nameMissing: "Please enter your name, so that people can get back to you.",
    photo: {
      label: "Photo",
      text: "A photo shows how full the container is.",
      kinds: "JPEG, PNG, WebP or HEIC, up to 10 MB. Location data is removed.",
      choose: "Choose photo",
      take: "Take photo",
      name: "Photo 1",
      note: (size: string) => `${size}, without location`,
      remove: "Remove photo",
    },
    message: "Message",
    submit: "Container is full",
    submitting: "Reporting…",
    signIn: "Sign in and order directly",
    sent: {
      title: "The report is on its way",
      text: (amount: number, name: string) =>
        `${amount === 1 ? "1 full container" : `${amount} full containers`}, ${name}. Your site decides on the collection.`,
      number: (moment: string, number: string) => `${moment} · report ${number}`,
      again: "Report something else",
    },
    limited: {
      title: "Too many reports right now",
      text: (time: string) =>
        `A lot has already been reported within this hour. You can report again from ${time}.`,
      hint: "If it is urgent, please tell somebody on site.",
      retry: "Try again",
    },
    gone: {
      title: "This label is no longer valid",
      text: "The container has been withdrawn, or the label has been replaced by a new one.",
      hint: "Please tell somebody at your site.",
      signIn: "Sign in",
      start: "Go to start page",
    },
    offline: {
      title: "No connection",
      text: "Your report is kept here and sent as soon as you are online again.",
      send: "Send now",
      hint: "Please leave this page open until then.",
    },
  },
});
