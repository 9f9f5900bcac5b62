import { defineTexts } from "@kreislauf/contract/base";

export const proofCheckTexts = defineTexts({
  de: {
    label: "Nachweis",
    checking: "Nachweis wird geprüft",
    failed: "Der Nachweis konnte gerade nicht geprüft werden. Beim Beauftragen wird er noch einmal geprüft.",
    states: {
      fits: "Passt",
      ends_soon: "Endet bald",
      small_quantity: "Nicht nötig",
      missing: "Fehlt",
      ended: "Abgelaufen",
      used_up: "Aufgebraucht",
    },
    validUntil: (day: string, disposer: string) => `gültig bis ${day} · ${disposer}`,
    none: "Kein Nachweis für diesen Standort",
    noneText: "Auch kein Sammelentsorgungsnachweis",
    small: "Bis 2 t im Jahr nicht nötig",
    smallText: "Gefährliche Abfälle dieses Standorts im Jahr",
    smallHint: "Der Übernahmeschein genügt. Über 2 t brauchen Sie für jeden weiteren Auftrag einen Nachweis.",
    used: (used: string) => `${used} genutzt`,
    thisOrder: (kg: string) => `dieser Auftrag etwa ${kg}`,
    unknownWeight: "Gewicht noch unbekannt",
    remains: (kg: string) => `${kg} bleiben`,
    tooMuch: (kg: string) => `${kg} zu viel`,
    spoken: (used: string, order: string, limit: string) => `${used} genutzt, ${order}, Grenze ${limit}`,
    endsSoon: (day: string) =>
      `Bis ${day} können Sie noch beauftragen. Verschiebt sich der Termin auf danach, fährt der Wagen nicht.`,
    refused: {
      missing: "Ohne Nachweis darf niemand diesen Abfall abholen.",
      ended: "An diesem Tag ist der Nachweis abgelaufen.",
      used_up: "Dieser Nachweis reicht für den Auftrag nicht.",
    },
    firstDate: (day: string) =>
      `Die Disposition stellt den Antrag, Sie signieren. Abgeholt werden kann voraussichtlich ab ${day}.`,
    coveredFrom: (day: string) =>
      `Mit einem Nachweis kann dieser Auftrag voraussichtlich ab ${day} erteilt werden. Bis dahin gilt die Warnung.`,
    fewer: (count: number) =>
      count === 1
        ? "Weniger beauftragen: Für 1 reicht die Menge."
        : `Weniger beauftragen: Für ${count} reicht die Menge.`,
    change: (count: number) => `Auf ${count} ändern`,
    warned: {
      missing: "Im Portal liegt kein Nachweis.",
      ended: "An diesem Tag ist der Nachweis abgelaufen.",
      used_up: "Die Menge des Nachweises reicht für diesen Auftrag nicht.",
    },
    warnedText: "Die Disposition prüft den Auftrag vor der Fahrt und meldet sich, wenn etwas fehlt.",
    number: "Nachweisnummer",
    numberNote: "(falls vorhanden)",
    numberHint: "12 Buchstaben und Ziffern. Die Disposition prüft die Nummer vor der Fahrt.",
    request: "Nachweis anfragen",
    locked: "Ohne gültigen Nachweis lässt sich für diesen Abfall keine Entsorgung beauftragen.",
  },
  en: {
    label: "Proof",
    checking: "Checking the proof",
    failed: "The proof could not be checked just now. It is checked again when you order.",
    states: {
      fits: "Covered",
      ends_soon: "Expires soon",
      small_quantity: "Not needed",
      missing: "Missing",
      ended: "Expired",
      used_up: "Used up",
    },
    validUntil: (day, disposer) => `valid until ${day} · ${disposer}`,
    none: "No proof for this site",
    noneText: "No collective proof either",
    small: "Not needed up to 2 t a year",
    smallText: "Hazardous waste of this site in the year",
    smallHint: "The handover note is enough. Above 2 t each further order needs a proof.",
    used: (used) => `${used} used`,
    thisOrder: (kg) => `this order about ${kg}`,
    unknownWeight: "weight not known yet",
    remains: (kg) => `${kg} left`,
    tooMuch: (kg) => `${kg} too much`,
    spoken: (used, order, limit) => `${used} used, ${order}, limit ${limit}`,
    endsSoon: (day) => `You can order until ${day}. If the date moves beyond that, no vehicle will come.`,
    refused: {
      missing: "Without a proof nobody may collect this waste.",
      ended: "The proof will have expired by that day.",
      used_up: "This proof does not cover the order.",
    },
    firstDate: (day) =>
      `Dispatch files the application, you sign it. Collection is likely to be possible from ${day}.`,
    coveredFrom: (day) =>
      `A proof is likely to cover this order from ${day}. Until then the warning applies.`,
    fewer: (count) => `Order fewer: the quantity is enough for ${count}.`,
    change: (count) => `Change to ${count}`,
    warned: {
      missing: "There is no proof in the portal.",
      ended: "The proof will have expired by that day.",
      used_up: "The quantity left on the proof is not enough for this order.",
    },
    warnedText: "Dispatch checks the order before the trip and gets in touch if something is missing.",
    number: "Proof number",
    numberNote: "(if there is one)",
    numberHint: "12 letters and digits. Dispatch checks the number before the trip.",
    request: "Request proof",
    locked: "Disposal of this waste cannot be ordered without a valid proof.",
  },
});
