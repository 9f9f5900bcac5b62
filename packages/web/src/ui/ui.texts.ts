import { defineTexts } from "@kreislauf/contract/base";

export const uiTexts = defineTexts({
  de: {
    field: { optional: "optional" },
    password: { show: "Passwort anzeigen" },
    dialog: {
      close: "Schließen",
      cancel: "Abbrechen",
      discardTitle: "Eingaben verwerfen?",
      discardBody: (title: string) => `Was Sie in „${title}“ eingegeben haben, geht verloren.`,
      discard: "Verwerfen",
      keepEditing: "Weiter bearbeiten",
    },
    stepper: { less: "Weniger", more: "Mehr" },
    calendar: {
      today: "heute",
      orders: (count: number) => (count === 1 ? "bereits 1 Auftrag" : `bereits ${count} Aufträge`),
      ordered: "bereits beauftragt",
      previousMonth: (month: string) => `Vorheriger Monat, ${month}`,
      nextMonth: (month: string) => `Nächster Monat, ${month}`,
      noEarlierMonth: "Kein früherer Monat wählbar",
      noLaterMonth: "Kein späterer Monat wählbar",
    },
  },
  en: {
    field: { optional: "optional" },
    password: { show: "Show password" },
    dialog: {
      close: "Close",
      cancel: "Cancel",
      discardTitle: "Discard your input?",
      discardBody: (title: string) => `What you entered in “${title}” will be lost.`,
      discard: "Discard",
      keepEditing: "Keep editing",
    },
    stepper: { less: "Less", more: "More" },
    calendar: {
      today: "today",
      orders: (count: number) => (count === 1 ? "1 order already" : `${count} orders already`),
      ordered: "already ordered",
      previousMonth: (month: string) => `Previous month, ${month}`,
      nextMonth: (month: string) => `Next month, ${month}`,
      noEarlierMonth: "No earlier month available",
      noLaterMonth: "No later month available",
    },
  },
});
