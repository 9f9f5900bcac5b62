import { defineTexts } from "@kreislauf/contract/base";

export const noticesTexts = defineTexts({
  de: {
    offline: {
      title: "Keine Verbindung.",
      asOf: (time: string) => `Sie sehen den Stand von ${time}. Aufträge lassen sich gerade nicht erteilen.`,
      notLoaded: "Was hier fehlt, erscheint, sobald die Verbindung wieder da ist.",
      signedOut: "Anmelden können Sie sich, sobald die Verbindung wieder da ist.",
      retry: "Erneut versuchen",
    },
    reconnected: "Wieder verbunden.",
    reconnectedAsOf: (time: string) => `Wieder verbunden. Alle Daten sind auf dem Stand von ${time}.`,
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
      title: "You are offline.",
      asOf: (time: string) => `Showing data from ${time}. Orders cannot be placed at the moment.`,
      notLoaded: "What is missing here will appear as soon as you are connected again.",
      signedOut: "You can sign in as soon as you are connected again.",
      retry: "Try again",
    },
    reconnected: "Connected again.",
    reconnectedAsOf: (time: string) => `Connected again. All data is as of ${time}.`,
    update: {
      title: "New version available",
      countdown: (seconds: number) =>
        seconds === 1 ? "The page will reload in 1 second." : `The page will reload in ${seconds} seconds.`,
      held: "You have unsaved changes. The page will reload once you have saved them.",
      now: "Reload now",
      discard: "Discard and reload",
    },
  },
});
