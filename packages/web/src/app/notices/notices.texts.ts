import { defineTexts } from "@kreislauf/contract/base";

export const noticesTexts = defineTexts({
  de: {
    offline: {
      title: "Keine Verbindung.",
      text: (time: string) => `Sie sehen den Stand von ${time}. Aufträge lassen sich gerade nicht erteilen.`,
      retry: "Erneut versuchen",
    },
    reconnected: (time: string) => `Wieder verbunden. Alle Daten sind auf dem Stand von ${time}.`,
    update: {
      title: "Neue Version verfügbar",
      countdown: (seconds: number) =>
        seconds === 1 ? "Die Seite lädt in 1 Sekunde neu." : `Die Seite lädt in ${seconds} Sekunden neu.`,
      held: "Sie haben ungespeicherte Eingaben. Wir laden erst, wenn Sie gespeichert haben.",
      now: "Jetzt laden",
      discard: "Verwerfen und laden",
    },
  },
  en: {
    offline: {
      title: "No connection.",
      text: (time: string) => `You see what was known at ${time}. Orders cannot be given at the moment.`,
      retry: "Try again",
    },
    reconnected: (time: string) => `Connected again. All data is as of ${time}.`,
    update: {
      title: "New version available",
      countdown: (seconds: number) =>
        seconds === 1 ? "The page reloads in 1 second." : `The page reloads in ${seconds} seconds.`,
      held: "You have unsaved input. We reload once you have saved it.",
      now: "Reload now",
      discard: "Discard and reload",
    },
  },
});
